import * as z from 'zod/mini'

/** A position in a list that is ordered by an instant, newest first, and by id. */
export interface TimePosition {
  readonly createdAt: Date
  readonly id: string
}

const shape = z.tuple([z.iso.datetime(), z.guid()])

/** The cursor's form of such a position; parses to one. */
export const timePosition = z.pipe(
  shape,
  z.transform(([createdAt, id]: z.output<typeof shape>): TimePosition => ({ createdAt: new Date(createdAt), id })),
)

/** What to write into a cursor for a position. */
export const timePositionParts = (position: TimePosition | undefined): [string, string] | undefined =>
  position === undefined ? undefined : [position.createdAt.toISOString(), position.id]
