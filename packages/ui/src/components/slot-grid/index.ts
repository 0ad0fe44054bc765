export { slotStates, type HourSlot, type SlotState } from './selection.ts'
export { slotColumns, SlotGrid, type SlotGridProps } from './SlotGrid.tsx'
export type { SlotGridTexts } from './texts.ts'
