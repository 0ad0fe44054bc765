/** Which arrows move: along a row, along a column, either, or within a grid of rows. */
export type RovingOrientation = 'horizontal' | 'vertical' | 'both'

export interface RovingMove {
  key: string
  /** Whether Ctrl is held: Home and End then go to the ends of a grid, not of its row. */
  ctrl: boolean
  /** The item the focus is on. */
  index: number
  count: number
  orientation: RovingOrientation
  /** Items in a row; makes the group a grid. */
  columns: number | undefined
  /** Whether the arrows run round at the ends. */
  loop: boolean
  /** Whether writing runs from right to left. */
  isRtl: boolean
}

const stepOf = ({ key, orientation, columns, isRtl }: RovingMove): number | undefined => {
  const forward = isRtl ? -1 : 1
  if (columns !== undefined || orientation !== 'vertical') {
    if (key === 'ArrowRight') return forward
    if (key === 'ArrowLeft') return -forward
  }
  if (columns !== undefined || orientation !== 'horizontal') {
    if (key === 'ArrowDown') return columns ?? 1
    if (key === 'ArrowUp') return -(columns ?? 1)
  }
  return undefined
}

const edgeOf = ({ key, ctrl, index, count, columns }: RovingMove): number | undefined => {
  if (key !== 'Home' && key !== 'End') return undefined
  const [first, last] =
    columns === undefined || ctrl
      ? [0, count - 1]
      : [index - (index % columns), Math.min(index - (index % columns) + columns, count) - 1]
  return key === 'Home' ? first : last
}

/**
 * Where a key leads within a group that is one stop of the tab order (WAI-ARIA Authoring Practices).
 *
 * @returns the place of the next item, or `undefined` when the key is none of ours and should do what it always does
 */
export const rovingIndex = (move: RovingMove): number | undefined => {
  const { count, index, loop, columns } = move
  if (count === 0) return undefined
  const edge = edgeOf(move)
  if (edge !== undefined) return edge
  if (move.ctrl) return undefined
  const step = stepOf(move)
  if (step === undefined) return undefined
  const next = index + step
  if (next >= 0 && next < count) return next
  // A grid has no end to run round at: its rows stand above each other.
  return loop && columns === undefined ? (next + count) % count : index
}
