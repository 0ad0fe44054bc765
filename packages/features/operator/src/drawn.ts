/**
 * How many rows of a list are drawn: so many, and always those to the last one that was. What comes in between them
 * pushes no row out that somebody reads or has the focus in.
 *
 * @param ids of all rows, in order
 * @param last the last row that was drawn
 */
export const drawnCount = (ids: readonly string[], shown: number, last: string | undefined): number =>
  Math.min(ids.length, Math.max(shown, last === undefined ? 0 : ids.indexOf(last) + 1))
