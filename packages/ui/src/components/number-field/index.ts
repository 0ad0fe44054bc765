export { NumberField, type NumberFieldProps } from './NumberField.tsx'
export { formatDecimal, parseDecimal, type ParsedDecimal } from './parseDecimal.ts'
