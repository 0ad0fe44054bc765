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
