// What an operator does with an aircraft of the fleet: code that comes with the first row that opens.
export { AircraftPanel } from './AircraftPanel.tsx'
export { DiscardDialog } from './DiscardDialog.tsx'
export { RetireDialog } from './RetireDialog.tsx'
