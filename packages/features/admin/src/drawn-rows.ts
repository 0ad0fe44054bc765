import { watchDrawn as watchRows } from '@pilotpair/feature-core/testing'

/**
 * Looks at rows of a table, for stories that prove that an action draws its row and no other.
 *
 * @returns tells which of the rows that are still there were drawn again since, by the words of their headers
 */
export const watchDrawn = (rows: Iterable<Element>): (() => string[]) => {
  const drawn = watchRows(rows)
  return () => drawn().map((row) => row.querySelector('th')?.textContent ?? '')
}
