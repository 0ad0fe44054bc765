export { Spinner, type SpinnerProps } from './Spinner.tsx'
export { spinnerSizes, type SpinnerSize } from './Spinner.css.ts'
