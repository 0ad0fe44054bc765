import { ApiError } from '../http/errors.ts'

/** Lets a bounded number of pieces of work run at a time. */
export interface Gate {
  /**
   * Runs `work` when its turn has come.
   *
   * @throws ApiError 503 at once when too many wait already
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * Makes a gate.
 *
 * @param bounds.atOnce pieces of work that run at a time
 * @param bounds.waiting pieces of work that may wait for them
 */
export const createGate = (bounds: { readonly atOnce: number; readonly waiting: number }): Gate => {
  const queue: (() => void)[] = []
  let running = 0
  const enter = async (): Promise<void> => {
    if (running < bounds.atOnce) {
      running += 1
      return
    }
    if (queue.length >= bounds.waiting) {
      throw new ApiError(503, 'The service is busy. Please try again in a moment.', { 'Retry-After': '5' })
    }
    // Whoever leaves hands its place on, so that the number running stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = (): void => {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
