import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { hidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for assistive technology only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={cx(hidden, className)} />
)
