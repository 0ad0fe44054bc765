import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { iconSlot, type IconSize } from './icon.css.ts'

interface IconSlotProps {
  children: ReactNode
  /** @default 'medium' */
  size?: IconSize | undefined
  className?: string | undefined
}

/** Sets any icon (from lucide or one's own) to our size and line width. Decorative: the text beside it speaks. */
export const IconSlot = ({ children, size = 'medium', className }: IconSlotProps) => (
  <span className={cx(iconSlot[size], className)} aria-hidden="true">
    {children}
  </span>
)
