export { DateField, type DateFieldProps, type DateFieldTexts } from './DateField.tsx'
