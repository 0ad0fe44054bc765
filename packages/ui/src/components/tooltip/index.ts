export { tooltipSides, type TooltipSide } from './placeTip.ts'
export { Tooltip, type TooltipProps, type TooltipTrigger } from './Tooltip.tsx'
