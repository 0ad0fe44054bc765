/** A message of which this page, or the one before a reload, does not know whether the service has it. */
export interface Underway {
  /** The same text again under this id is the same message. */
  readonly clientMessageId: string
  readonly content: string
}

const keyOf = (conversationId: string): string => `pilotpair.sending.${conversationId}`

const isUnderway = (value: unknown): value is Underway =>
  typeof value === 'object' && value !== null &&
  'clientMessageId' in value && typeof value.clientMessageId === 'string' &&
  'content' in value && typeof value.content === 'string'

/** What is under way in a conversation, in the order of sending. A logout clears it with all else that the tab kept. */
export const readUnderway = (conversationId: string): readonly Underway[] => {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(keyOf(conversationId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnderway) : []
  } catch {
    // Storage may be forbidden, and what it holds damaged: then nothing is known.
    return []
  }
}

const write = (conversationId: string, posts: readonly Underway[]): void => {
  try {
    if (posts.length === 0) globalThis.sessionStorage.removeItem(keyOf(conversationId))
    else globalThis.sessionStorage.setItem(keyOf(conversationId), JSON.stringify(posts))
  } catch {
    // A reload while it is sent then loses the text; nothing else does.
  }
}

/** Keeps a message over a reload until its outcome is known. */
export const keepUnderway = (conversationId: string, { clientMessageId, content }: Underway): void =>
  write(conversationId, [...readUnderway(conversationId), { clientMessageId, content }])

/** Its outcome is known. */
export const dropUnderway = (conversationId: string, clientMessageId: string): void =>
  write(conversationId, readUnderway(conversationId).filter((post) => post.clientMessageId !== clientMessageId))
