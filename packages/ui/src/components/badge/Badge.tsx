import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { Tone } from '../../theme/tokens.ts'
import { badge, shapes, text, tints, type BadgeShape } from './Badge.css.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** The word; colour and icon only underline it. */
  children: ReactNode
  /** What the colour says. @default 'neutral' */
  tone?: Tone | undefined
  /** `pill` says a status, `tag` a property (Wet, IFR), `count` a number. @default 'pill' */
  shape?: BadgeShape | undefined
  /** Statuses carry an icon, so that they do not speak by colour alone. @default none */
  icon?: ReactNode
}

/**
 * A status, a property or a number beside something else. Use it to be read only: for what can be switched use
 * `ChipToggle`, for a whole sentence `InlineAlert`.
 */
export const Badge = ({ children, tone = 'neutral', shape = 'pill', icon, className, ...rest }: BadgeProps) => (
  <span {...rest} className={cx(badge, shapes[shape], tints[shape][tone], className)}>
    {icon !== undefined && <IconSlot size="tiny">{icon}</IconSlot>}
    <span className={text}>{children}</span>
  </span>
)
