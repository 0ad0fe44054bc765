import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { hidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = ComponentProps<'span'>

/**
 * Text for assistive technology only. Use it where sight has a sign that others need in words; a control without
 * visible text has its `aria-label`.
 */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={cx(hidden, className)} />
)
