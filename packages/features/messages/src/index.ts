import { lazyScreen } from '@pilotpair/feature-core'

export { type StartConversation, useStartConversation } from './start/use-start-conversation.ts'
export { useUnreadCount } from './use-unread-count.ts'
export type { MessagesScreenProps } from './chat/MessagesScreen.tsx'

/** Messages (/messages, /messages/{conversationId}), loaded with its route. */
export const MessagesScreen = lazyScreen(
  () => import('./chat/MessagesScreen.tsx'),
  (module) => module.MessagesScreen,
  (module) => module.prepareMessages,
)
