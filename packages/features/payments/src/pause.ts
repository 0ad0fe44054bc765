/** Milliseconds for which "Payment successful! Redirecting..." is to be seen before the screen goes on. */
export const SUCCESS_SEEN_MS = 1000

/** Waits. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
