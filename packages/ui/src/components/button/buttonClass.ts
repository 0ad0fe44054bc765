import { cx } from '../../internal/cx.ts'
import * as styles from './Button.css.ts'

/** How a button looks; shared by `Button`, `IconButton` and `ButtonLink`. */
export interface ButtonLook {
  /** @default 'solid' */
  variant?: styles.ButtonVariant | undefined
  /** @default 'brand' */
  tone?: styles.ButtonTone | undefined
  /** @default 'comfortable' */
  size?: styles.ButtonSize | undefined
}

interface ButtonState extends ButtonLook {
  fullWidth?: boolean | undefined
  square?: boolean
  /** `waiting` runs its action, `inert` cannot be used. @default 'ready' */
  phase?: 'ready' | 'waiting' | 'inert'
  className?: string | undefined
}

export const buttonClass = (state: ButtonState): string => {
  const { variant = 'solid', tone = 'brand', size = 'comfortable', fullWidth, square, phase = 'ready', className } = state
  return cx(
    styles.button,
    square === true ? styles.square[size] : styles.sizes[size],
    styles.looks[variant][tone],
    fullWidth === true && styles.fullWidth,
    phase === 'ready' && styles.answers[variant][tone],
    phase === 'waiting' && styles.waiting,
    phase === 'inert' && styles.inert,
    phase === 'inert' && variant === 'ghost' && styles.inertBare,
    className,
  )
}
