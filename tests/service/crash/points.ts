import path from 'node:path'

/** Ends a process at a statement: loaded before the service. */
export const preload = path.join(import.meta.dirname, 'fault-points.ts')

/** Statements after which something has been kept: the end of a transaction, or a change outside of one. */
const keeps = (statements: readonly string[]): number[] => {
  const kept: number[] = []
  let isInside = false
  statements.forEach((text, index) => {
    if (/^begin/i.test(text)) isInside = true
    const isEnd = /^(commit|rollback)/i.test(text)
    if (isEnd) isInside = false
    if (isEnd || (!isInside && /^(insert|update|delete)/i.test(text))) kept.push(index + 1)
  })
  return kept
}

/** The statements that a watched run printed, in order. */
export const statementsIn = (output: string): string[] => [...output.matchAll(/^statement \d+ (.*)$/gm)].map(([, text = '']) => text)

/** Points of the short form. */
const fewPoints = 6

/** Where to kill: before every statement, or after a few that keep something. */
export const pointsOf = (statements: readonly string[], all: boolean): number[] => {
  if (all) return statements.map((_, index) => index + 1)
  const afterKept = keeps(statements)
    .map((at) => at + 1)
    .filter((at) => at <= statements.length)
  const every = Math.ceil(afterKept.length / fewPoints)
  return afterKept.filter((_, index) => index % every === 0)
}
