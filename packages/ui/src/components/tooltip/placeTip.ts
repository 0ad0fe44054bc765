/** On which side of its target a tooltip stands; the other one where there is no room. */
export const tooltipSides = ['top', 'bottom'] as const
export type TooltipSide = (typeof tooltipSides)[number]

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Place {
  target: Box
  tip: Pick<Box, 'width' | 'height'>
  screen: Pick<Box, 'width' | 'height'>
  side: TooltipSide
}

/** Least distance from the edge of the screen, in px. */
const margin = 8

/** Where a tooltip goes: centred on its target, turned to the other side or moved in where the screen ends. */
export const placeTip = ({ target, tip, screen, side }: Place): { left: number; top: number } => {
  const above = target.top - tip.height
  const below = target.top + target.height
  const hasRoomAbove = above >= 0
  const hasRoomBelow = below + tip.height <= screen.height
  const isAbove = side === 'top' ? hasRoomAbove || !hasRoomBelow : !hasRoomBelow && hasRoomAbove
  const centred = target.left + target.width / 2 - tip.width / 2
  const last = Math.max(margin, screen.width - tip.width - margin)
  return { left: Math.min(Math.max(margin, centred), last), top: isAbove ? above : below }
}
