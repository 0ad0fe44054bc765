import process from 'node:process'
import { median } from '../figure.ts'

/** One line of the benchmark's output: what was measured and what it may be at most. */
export interface Limited {
  readonly name: string
  readonly value: number
  /** Absent for what is told beside the limits. */
  readonly limit?: number
  readonly unit: string
  /** What each round measured; the value is the one in the middle. */
  readonly rounds: readonly number[]
  /** Why nothing was measured. */
  readonly problem?: string
}

/** Rounds of every measurement: what else the machine does must not decide. */
const rounds = process.argv.includes('--once') ? 1 : 3

/** Milliseconds of script in which a list opens. */
export const mostScript = 500
/** Milliseconds from an interaction to what it paints. */
export const mostToPaint = 100

/** The figure of several rounds. */
export const limited = (name: string, values: readonly number[], limit: number | undefined, unit: string): Limited => {
  const measured = values.map((value) => Math.round(value * 10) / 10)
  return { name, value: median(measured), ...(limit === undefined ? {} : { limit }), unit, rounds: measured }
}

/** Whether a figure misses its limit. Nothing measured is missing it too. */
export const isShort = ({ value, limit, rounds: measured }: Limited): boolean =>
  measured.length === 0 || (limit !== undefined && !(value <= limit))

/** Measures as often as there are rounds, one after the other. What cannot be measured is told in place of a value. */
export const inRounds = async (
  name: string,
  limit: number | undefined,
  unit: string,
  measure: () => Promise<number>,
): Promise<Limited> => {
  const values: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) values.push(await measure())
    return limited(name, values, limit, unit)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { name, value: Number.NaN, ...(limit === undefined ? {} : { limit }), unit, rounds: [], problem }
  }
}
