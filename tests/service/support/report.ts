import process from 'node:process'

let isShort = false

/** Prints the figures of one check as a JSON line; a check that falls short makes the process end with 1. */
export const report = (check: string, holds: boolean, figures: Readonly<Record<string, unknown>>): void => {
  process.stdout.write(`${JSON.stringify({ check, holds, ...figures })}\n`)
  if (!holds) isShort = true
}

/** The exit code by all that was reported. */
export const exitCode = (): number => (isShort ? 1 : 0)

/** How often each answer came: `{"200": 1, "409": 99}`. */
export const tally = (statuses: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Runs `work` for 0…total-1, `width` at a time. */
export const inParallel = async (total: number, width: number, work: (count: number) => Promise<void>): Promise<void> => {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < total) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(width, total) }, lane))
}
