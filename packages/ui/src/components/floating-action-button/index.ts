export { FloatingActionButton, type FloatingActionButtonProps } from './FloatingActionButton.tsx'
export { fabPlacements, type FabPlacement } from './FloatingActionButton.css.ts'
