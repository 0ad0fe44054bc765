import type { Background, Logger } from '../runtime.ts'
import { describeError } from '../http/database-errors.ts'

/** Keeps track of work that goes on after an answer. */
export const createBackground = (logger: Logger): Background => {
  const running = new Set<Promise<void>>()
  return {
    run(name, task) {
      const work = task()
        .catch((error: unknown) => {
          logger.error({ task: name, ...describeError(error) }, 'background work failed')
        })
        .finally(() => running.delete(work))
      running.add(work)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
