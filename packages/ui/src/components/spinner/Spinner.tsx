import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { ring, sizes, wrap, type SpinnerSize } from './Spinner.css.ts'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Size of the ring; `small` fits a line of text. @default 'medium' */
  size?: SpinnerSize | undefined
} & (
    | {
        /** What is being waited for; announced as a status. */
        label: string
        decorative?: never
      }
    | {
        label?: never
        /** The text beside it already says what happens. */
        decorative: true
      }
  )

/** Waiting of unknown length inside a small place. For whole areas use `Skeleton`. */
export const Spinner = ({ size = 'medium', label, decorative: _decorative, className, ...rest }: SpinnerProps) => (
  <span
    {...rest}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
    className={cx(wrap, className)}
  >
    <span className={cx(ring, sizes[size])} aria-hidden="true" />
    {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)
