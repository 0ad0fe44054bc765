import type { ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { fab, placements, type FabPlacement } from './FloatingActionButton.css.ts'

export type FloatingActionButtonProps = Omit<
  ButtonProps,
  'children' | 'variant' | 'size' | 'fullWidth' | 'iconStart' | 'iconEnd' | 'pending' | 'pendingLabel'
> & {
  /** The drawing; on phones it stands alone. */
  icon: ReactNode
  /** What a press does: "New post". On phones only heard. */
  label: string
  /** `corner` floats over the lower end corner of the window, `inline` stands where it is written. @default 'corner' */
  placement?: FabPlacement | undefined
}

/**
 * The one thing most people come to a screen to do, always within reach. At most one a screen; leave room for it at
 * the end of a list. On phones a circle with its sign. Use it for that one thing alone; everything else is a `Button`
 * in its place.
 */
export const FloatingActionButton = (props: FloatingActionButtonProps) => {
  const { icon, label, placement = 'corner', className, ...rest } = props
  return (
    <Button {...rest} size="large" iconStart={icon} className={cx(fab, placements[placement], className)}>
      {label}
    </Button>
  )
}
