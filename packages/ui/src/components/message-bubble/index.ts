export { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'
export {
  messageKinds, messageStatuses, messageTexts, type Message, type MessageKind, type MessageLink, type MessageStatus,
  type MessageTexts,
} from './types.ts'
