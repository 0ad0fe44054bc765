import type { Deps } from '../deps.ts'

/** Work that one process among many does again and again. It must be idempotent: a process that hangs loses its lease. */
export interface Job {
  /** Unique; names the lease. */
  readonly name: string
  /** Seconds between the end of a run and the next one. */
  readonly everySeconds: number
  run(deps: Deps): Promise<void>
}
