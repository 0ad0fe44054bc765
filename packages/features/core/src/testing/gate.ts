/** A gate before the answers of a mocked endpoint: see {@link createGate}. */
export interface Gate {
  /** What an answer waits for. The gate is open at first. */
  readonly passed: () => Promise<void>
  /** Does what asks the service, and lets the answer come only once it is seen that it was asked. */
  readonly heldDuring: (ask: () => Promise<unknown>, isSeen: () => Promise<unknown>) => Promise<void>
}

/**
 * For stories that ask again and again after a failure. The words of the failure before stand until the next answer has
 * come, and a button says only with the next frame that its call is under way: without the gate nothing on the screen
 * tells whether the call has ended or has not been seen to begin.
 */
export const createGate = (): Gate => {
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  return {
    passed: () => gate.promise,
    heldDuring: async (ask, isSeen) => {
      gate = Promise.withResolvers<void>()
      try {
        await ask()
        await isSeen()
      } finally {
        gate.resolve()
      }
    },
  }
}
