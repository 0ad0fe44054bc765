/** What React last made an element from: another object each time it is drawn again, be it to the same look. */
const madeFrom = (element: Element): unknown => {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(element)
  return entries.find(([name]) => name.startsWith('__reactProps$'))?.[1]
}

const partsOf = (row: Element): readonly unknown[] => [row, ...row.querySelectorAll('*')].map((element) => madeFrom(element))

/**
 * Looks at rows, for stories that prove that an action draws its row and no other: strictly, by what React has
 * committed for each, not by how long it took.
 *
 * @returns tells which of the rows that are still there were drawn again since
 */
export const watchDrawn = (rows: Iterable<Element>): (() => Element[]) => {
  const before = [...rows].map((row) => ({ row, parts: partsOf(row) }))
  if (before.length === 0) throw new Error('there are no rows')
  if (before.some(({ parts }) => parts.every((part) => part === undefined))) {
    throw new Error('a row does not tell what it was made from')
  }
  return () =>
    before.flatMap(({ row, parts }) => {
      if (!row.isConnected) return []
      const now = partsOf(row)
      const isSame = now.length === parts.length && now.every((part, at) => part === parts[at])
      return isSame ? [] : [row]
    })
}
