import type { MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { ControlSize } from '../props.ts'
import * as styles from './Field.css.ts'

interface ControlBoxProps {
  size: ControlSize
  start?: ReactNode
  end?: ReactNode
  /** Fixes the order of sign, number and unit, whatever the direction of the page. */
  dir?: 'ltr' | undefined
  /** A control of its own at the end, for example a toggle. */
  action?: ReactNode
  children: ReactNode
}

/** A press beside the input (on an icon, on a unit) goes to the input, as users expect of one box. */
const focusInput = (event: MouseEvent<HTMLDivElement>) => {
  if (!(event.target instanceof Element) || event.target.closest('input, button, select') !== null) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/**
 * The frame around a native input. It carries border and focus, so that icons and units keep their side when
 * `dir="auto"` turns the text inside.
 */
export const ControlBox = ({ size, start, end, dir, action, children }: ControlBoxProps) => (
  <div dir={dir} className={cx(styles.box, styles.boxSize[size])} onMouseDown={focusInput} role="presentation">
    {start !== undefined && (
      <span className={styles.start} aria-hidden="true">
        {start}
      </span>
    )}
    {children}
    {end !== undefined && (
      <span className={styles.end} aria-hidden="true">
        {end}
      </span>
    )}
    {action}
  </div>
)
