export { ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleOption } from './ToggleButtonGroup.tsx'
export { toggleGroupLayouts, type ToggleGroupLayout } from './ToggleButtonGroup.css.ts'
