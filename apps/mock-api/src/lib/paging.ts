import { LIST_CAP, NEXT_CURSOR_HEADER, PAGE_LIMIT_MAX } from '@pilotpair/contract'
import type * as z from 'zod/mini'
import { invalid } from '../http/errors.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

/** The paging part of a parsed query. */
export interface PagingQuery {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** Items of an answer: as asked for; without a limit a whole page after a cursor, the cap otherwise. */
export const pageLimit = ({ limit, cursor }: PagingQuery): number =>
  limit ?? (cursor === undefined ? LIST_CAP : PAGE_LIMIT_MAX)

/**
 * The position that a cursor stands for; undefined at the start of a list.
 *
 * @throws ApiError 422 for anything that this list did not give as a cursor
 */
export const readPosition = <Schema extends z.ZodMiniType>(
  { cursor }: PagingQuery,
  schema: Schema,
): z.output<Schema> | undefined => {
  if (cursor === undefined) return undefined
  const position = decodeCursor(cursor, schema)
  if (position === undefined) {
    throw invalid('query', [{ path: ['cursor'], message: `Must be a cursor that ${NEXT_CURSOR_HEADER} gave` }])
  }
  return position
}

/** Tells the client where the next page starts; says nothing at the end of a list. */
export const writeNextCursor = (headers: Headers, position: readonly (string | number)[] | undefined): void => {
  if (position !== undefined) headers.set(NEXT_CURSOR_HEADER, encodeCursor(position))
}
