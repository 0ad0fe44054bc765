export { ChipToggle, type ChipToggleProps } from './ChipToggle.tsx'
