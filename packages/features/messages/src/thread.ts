import type { Message } from '@pilotpair/contract'

/** Messages of one answer, in the order of the service. */
export interface MessagePage {
  readonly items: readonly Message[]
  /** Where older ones go on; absent when there are none. */
  readonly olderCursor?: string | undefined
}

/** A message of one's own on its way to the service. */
export interface Outgoing {
  /** Given by the browser; the service gives it back with its copy. */
  readonly clientMessageId: string
  readonly content: string
  /** ISO instant at which it was sent. */
  readonly at: string
  /** The service's copy. It stays here until the messages before it are known too. */
  readonly copy?: Message | undefined
}

/**
 * What is known of a conversation. `messages` has no gaps: whatever the service put between two of them is among them.
 * That is why a sent message joins it only with what came before it, by the next reading of later ones.
 */
export interface Thread {
  readonly messages: readonly Message[]
  readonly olderCursor?: string | undefined
  readonly outgoing: readonly Outgoing[]
}

/** A conversation of which nothing is known. */
export const emptyThread: Thread = { messages: [], outgoing: [] }

const isKnownIn = (messages: readonly Message[]) => {
  const ids = new Set(messages.map(({ id }) => id))
  const clientIds = new Set(messages.flatMap(({ client_message_id: id }) => (id === undefined ? [] : [id])))
  return {
    message: ({ id }: Message) => ids.has(id),
    outgoing: ({ clientMessageId, copy }: Outgoing) =>
      clientIds.has(clientMessageId) || (copy !== undefined && ids.has(copy.id)),
  }
}

/** Equal lists stay the same object, so that nobody draws them again. */
const without = <Item>(items: readonly Item[], isOut: (item: Item) => boolean): readonly Item[] =>
  items.some(isOut) ? items.filter((item) => !isOut(item)) : items

const append = (thread: Thread, items: readonly Message[]): Thread => {
  const known = isKnownIn(thread.messages)
  const fresh = without(items, known.message)
  if (fresh.length === 0) return thread
  return {
    ...thread,
    messages: [...thread.messages, ...fresh],
    outgoing: without(thread.outgoing, isKnownIn(fresh).outgoing),
  }
}

/**
 * Adds what the service says came after a known message. An answer that is late adds nothing twice; one about a message
 * that has given way meanwhile adds nothing at all.
 */
export const joinLater = (thread: Thread, afterId: string, items: readonly Message[]): Thread =>
  thread.messages.some(({ id }) => id === afterId) ? append(thread, items) : thread

/** Puts older messages in front. */
export const joinOlder = (thread: Thread, { items, olderCursor }: MessagePage): Thread => ({
  ...thread,
  messages: [...without(items, isKnownIn(thread.messages).message), ...thread.messages],
  olderCursor,
})

/**
 * Joins the newest messages to what is known. When the two have nothing in common more was written meanwhile than was
 * read, and what is known gives way: a conversation never has a hole.
 */
export const joinNewest = (thread: Thread, { items, olderCursor }: MessagePage): Thread => {
  const known = isKnownIn(thread.messages)
  const last = items.findLastIndex(known.message)
  if (last >= 0) return append(thread, items.slice(last + 1))
  if (items.length === 0 && thread.messages.length > 0) return thread
  return { messages: items, olderCursor, outgoing: without(thread.outgoing, isKnownIn(items).outgoing) }
}

/** Shows a message of one's own at once, before the service has it. */
export const withOutgoing = (thread: Thread, outgoing: Outgoing): Thread => ({
  ...thread,
  outgoing: [...without(thread.outgoing, ({ clientMessageId: id }) => id === outgoing.clientMessageId), outgoing],
})

/** The service has a message of one's own. */
export const withCopy = (thread: Thread, clientMessageId: string, copy: Message): Thread => {
  if (isKnownIn(thread.messages).message(copy)) return withoutOutgoing(thread, clientMessageId)
  return {
    ...thread,
    outgoing: thread.outgoing.map((one) => (one.clientMessageId === clientMessageId ? { ...one, copy } : one)),
  }
}

/** A message of one's own could not be sent. */
export const withoutOutgoing = (thread: Thread, clientMessageId: string): Thread => ({
  ...thread,
  outgoing: without(thread.outgoing, (one) => one.clientMessageId === clientMessageId),
})

/** Whether the service has a message of one's own, by what is known of the conversation. */
export const hasArrived = (thread: Thread | undefined, clientMessageId: string): boolean =>
  thread?.messages.some(({ client_message_id: id }) => id === clientMessageId) === true ||
  thread?.outgoing.some(({ clientMessageId: id, copy }) => id === clientMessageId && copy !== undefined) === true
