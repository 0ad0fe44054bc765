export { DateTimeField, type DateTimeFieldProps, type DateTimeFieldTexts } from './DateTimeField.tsx'
