const keyOf = (userId: string, conversationId: string): string => `pilotpair.draft.${userId}.${conversationId}`

/**
 * The text that somebody has begun in a conversation, `''` when none. Kept in the tab for an account and a conversation;
 * a logout clears it with all else that the tab kept.
 */
export const readDraft = (userId: string, conversationId: string): string => {
  try {
    return globalThis.sessionStorage.getItem(keyOf(userId, conversationId)) ?? ''
  } catch {
    // Browsers may forbid storage altogether; then nothing was kept.
    return ''
  }
}

/** Keeps what was begun, as far as the browser lets us; the empty text keeps nothing. */
export const keepDraft = (userId: string, conversationId: string, text: string): void => {
  try {
    if (text === '') globalThis.sessionStorage.removeItem(keyOf(userId, conversationId))
    else globalThis.sessionStorage.setItem(keyOf(userId, conversationId), text)
  } catch {
    // The text still stands in its box.
  }
}

const listeners = new Set<(conversationId: string) => void>()

/** Calls when a text came back to a conversation whose box is another one by now; answers the undo. */
export const watchReturns = (listener: (conversationId: string) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Gives a text back that could not be sent after its box was left. What was begun since stays, below it. */
export const returnDraft = (userId: string, conversationId: string, text: string): void => {
  const begun = readDraft(userId, conversationId)
  keepDraft(userId, conversationId, begun === '' ? text : `${text}\n${begun}`)
  for (const listener of listeners) listener(conversationId)
}
