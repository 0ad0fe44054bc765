import { type AppStore, isApiFailure, onForget } from '@pilotpair/feature-core'
import { messagesApi } from './api.ts'
import { readLater } from './read-later.ts'
import { hasArrived, withCopy, withOutgoing, withoutOutgoing } from './thread.ts'
import { dropUnderway, keepUnderway, readUnderway } from './underway.ts'

/** A message to be sent. */
export interface Post {
  readonly conversationId: string
  /** Trimmed, not empty. */
  readonly content: string
  /** ISO instant that the message shows until the service's own is known. */
  readonly at: string
}

/** What became of it. A message whose answer was lost counts as sent when the service turns out to have it. */
export type PostResult = { readonly isSent: true } | { readonly isSent: false; readonly failure: unknown }

type Numbered = Post & { readonly clientMessageId: string }

/** What is under way in a conversation. */
interface Line {
  /** The last message given: the next one waits for it, so that they keep their order. */
  last?: Promise<PostResult>
  /** A message of which nobody knows whether the service has it. The same text again is the same message. */
  lost?: Numbered
}

/** Messages that this page sends, or has looked for. */
const ownIds = new Set<string>()

let lines = new WeakMap<AppStore, Map<string, Line>>()

// A logout leaves no text behind, and the same text of another account is no repeat.
onForget(() => {
  lines = new WeakMap()
  ownIds.clear()
})

const lineOf = (store: AppStore, conversationId: string): Line => {
  const ofStore = lines.get(store) ?? new Map<string, Line>()
  lines.set(store, ofStore)
  const line = ofStore.get(conversationId) ?? {}
  ofStore.set(conversationId, line)
  return line
}

/** Whether it is open what the service did: the answer was lost, or was not its own. */
const isOpen = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.kind !== 'refused' || failure.status >= 500)

const { thread, sendMessage } = messagesApi.endpoints
const { updateQueryData } = messagesApi.util

const isThere = (store: AppStore, { conversationId, clientMessageId }: Numbered): boolean =>
  hasArrived(thread.select(conversationId)(store.getState()).data, clientMessageId)

/** Looks whether a message arrived whose answer was lost. A reading that was under way already may be too old to tell. */
const looksForIt = async (store: AppStore, post: Numbered): Promise<boolean> => {
  const failure = await readLater(store, post.conversationId)
  if (failure === undefined && !isThere(store, post)) await readLater(store, post.conversationId)
  return isThere(store, post)
}

const send = async (store: AppStore, post: Numbered, line: Line): Promise<PostResult> => {
  const { conversationId, content, clientMessageId } = post
  const { data, error } = await store.dispatch(
    sendMessage.initiate({ conversationId, content, clientMessageId }, { track: false }),
  )
  if (data !== undefined) {
    delete line.lost
    store.dispatch(updateQueryData('thread', conversationId, (known) => withCopy(known, clientMessageId, data)))
    // What the other person wrote in the meantime stands before it. Nobody waits for that.
    void readLater(store, conversationId)
    return { isSent: true }
  }
  if (isOpen(error)) line.lost = post
  else delete line.lost
  if (isOpen(error) && (await looksForIt(store, post))) {
    delete line.lost
    return { isSent: true }
  }
  store.dispatch(updateQueryData('thread', conversationId, (known) => withoutOutgoing(known, clientMessageId)))
  return { isSent: false, failure: error }
}

/**
 * Sends a message (section 4): it is shown at once, and gives way to the service's copy, or goes when it could not be
 * sent. Sent again after a lost answer it carries the same id, and the service stores it once. Never throws.
 */
export const postMessage = (store: AppStore, { conversationId, content, at }: Post): Promise<PostResult> => {
  const line = lineOf(store, conversationId)
  const clientMessageId = line.lost?.content === content ? line.lost.clientMessageId : crypto.randomUUID()
  const post: Numbered = { conversationId, content, at, clientMessageId }
  const outgoing = { clientMessageId, content, at }
  store.dispatch(updateQueryData('thread', conversationId, (known) => withOutgoing(known, outgoing)))
  ownIds.add(clientMessageId)
  keepUnderway(conversationId, post)
  const before = line.last
  const result = (async (): Promise<PostResult> => {
    await before
    const outcome = await send(store, post, line)
    dropUnderway(conversationId, clientMessageId)
    return outcome
  })()
  line.last = result
  return result
}

/**
 * Finds out what became of messages that were under way when the page was loaded anew, as the box sends them: one after
 * the other, so that only the last can be open.
 *
 * @returns the text that did not arrive, `undefined` when it did or when there was none. Sent again it is the same
 *   message: the service stores it once, should it come to it after all.
 */
export const recoverPost = async (store: AppStore, conversationId: string): Promise<string | undefined> => {
  const left = readUnderway(conversationId).find(({ clientMessageId }) => !ownIds.has(clientMessageId))
  if (left === undefined) return undefined
  const post: Numbered = { ...left, conversationId, at: '' }
  ownIds.add(post.clientMessageId)
  const reading = store.dispatch(thread.initiate(conversationId))
  const { isSuccess } = await reading
  const hasArrivedSince = isSuccess && (isThere(store, post) || (await looksForIt(store, post)))
  reading.unsubscribe()
  dropUnderway(conversationId, post.clientMessageId)
  if (hasArrivedSince) return undefined
  lineOf(store, conversationId).lost = post
  return post.content
}
