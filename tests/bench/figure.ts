/** One line of the benchmark's output. */
export interface Figure {
  readonly name: string
  /** What was measured, in the unit that its key names. */
  readonly [measure: string]: string | number | boolean | readonly number[]
}

/** The middle of an uneven number of values. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** For reading: three digits after the point. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000
