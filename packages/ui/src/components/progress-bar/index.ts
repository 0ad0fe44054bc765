export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx'
export { progressTones, type ProgressTone } from './ProgressBar.css.ts'
