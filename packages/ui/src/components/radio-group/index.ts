export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx'
export { radioLayouts, radioVariants, type RadioLayout, type RadioVariant } from './RadioGroup.css.ts'
