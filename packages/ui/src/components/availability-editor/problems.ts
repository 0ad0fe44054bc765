import { sharedBy, stretchOf, timeOf, type Stretch } from './times.ts'
import type { DraftRow } from './week.ts'

/** What stands against saving a day, and which of its rows it is about. */
export type DayProblem =
  | {
      /** A text that is no time of day. */
      kind: 'time'
      rows: readonly [string]
      fields: readonly ('start' | 'end')[]
    }
  | {
      /** The end is not after the start. */
      kind: 'order'
      rows: readonly [string]
    }
  | {
      /** Two rows share some time. */
      kind: 'overlap'
      rows: readonly [string, string]
      /** What they share, as HH:MM. */
      from: string
      to: string
    }

export type ProblemKind = DayProblem['kind']

const ownProblem = (row: DraftRow): DayProblem | undefined => {
  const stretch = stretchOf(row)
  if (stretch !== undefined) return stretch.from < stretch.to ? undefined : { kind: 'order', rows: [row.id] }
  // A start at 24:00 is no start of a day either.
  const startReads = stretchOf({ start: row.start, end: '00:00' }) !== undefined
  const endReads = stretchOf({ start: '00:00', end: row.end }) !== undefined
  const fields = [...(startReads ? [] : (['start'] as const)), ...(endReads ? [] : (['end'] as const))]
  return { kind: 'time', rows: [row.id], fields }
}

/** The rows that say a time of day on both sides, in the right order, as stretches. */
export const soundStretches = (rows: readonly DraftRow[]): readonly (Stretch & { id: string })[] =>
  rows.flatMap((row) => {
    const stretch = stretchOf(row)
    return stretch === undefined || stretch.from >= stretch.to ? [] : [{ ...stretch, id: row.id }]
  })

/** Every pair of rows that shares time, and what it shares. */
export const overlapsOf = (rows: readonly DraftRow[]): readonly (Stretch & { ids: readonly [string, string] })[] => {
  const sound = soundStretches(rows)
  return sound.flatMap((one, at) =>
    sound.slice(at + 1).flatMap((other) => {
      const shared = sharedBy(one, other)
      return shared === undefined ? [] : [{ ...shared, ids: [one.id, other.id] as const }]
    }),
  )
}

/** Everything that stands against saving the rows of one day: unreadable, reversed, overlapping. Touching is fine. */
export const problemsOf = (rows: readonly DraftRow[]): readonly DayProblem[] => [
  ...rows.flatMap((row) => ownProblem(row) ?? []),
  ...overlapsOf(rows).map(
    ({ from, to, ids }): DayProblem => ({ kind: 'overlap', rows: ids, from: timeOf(from), to: timeOf(to) }),
  ),
]
