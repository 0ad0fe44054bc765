import type { AppStore } from '@pilotpair/feature-core'
import { LATER_SIZE, messagesApi } from './api.ts'
import { joinLater, joinNewest } from './thread.ts'

const { thread, laterMessages } = messagesApi.endpoints

/**
 * Reads what came after the last known message of an open conversation, whole: as often as the service has more.
 *
 * @returns why it could not be read, `undefined` when it was
 */
export const readLater = async (store: AppStore, conversationId: string): Promise<unknown> => {
  const known = thread.select(conversationId)(store.getState()).data
  if (known === undefined) return undefined
  const afterId = known.messages.at(-1)?.id
  const { data, error } = await store.dispatch(
    laterMessages.initiate({ conversationId, afterId }, { forceRefetch: true, subscribe: false }),
  )
  if (data === undefined) return error
  const isNew = data.length > 0
  if (isNew) {
    store.dispatch(
      messagesApi.util.updateQueryData('thread', conversationId, (now) =>
        afterId === undefined ? joinNewest(now, { items: data }) : joinLater(now, afterId, data),
      ),
    )
    store.dispatch(messagesApi.util.invalidateTags(['Conversations']))
  }
  return afterId !== undefined && data.length >= LATER_SIZE ? readLater(store, conversationId) : undefined
}
