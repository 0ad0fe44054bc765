const listeners = new Set<() => void>()

/** Calls when what the tab kept for an account is to be forgotten: for memory that stands in for closed storage. */
export const onForget = (listener: () => void): void => {
  listeners.add(listener)
}

/** Clears what the tab kept for an account. */
export const forgetTab = (): void => {
  for (const listener of listeners) listener()
  try {
    globalThis.sessionStorage?.clear()
  } catch {
    // Browsers may forbid storage altogether; then it holds nothing either.
  }
}

/** What was entered and not saved when a session ended, by form. */
export type Typed<Value> = Map<string, Value>

/**
 * A place for what was entered and not saved when a session ended. It lives as long as the page, and is forgotten with
 * all else that the tab keeps for an account: at a logout, and for another account.
 */
export const createTyped = <Value>(): Typed<Value> => {
  const typed: Typed<Value> = new Map()
  onForget(() => typed.clear())
  return typed
}
