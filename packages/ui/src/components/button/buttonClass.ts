import { cx } from '../../internal/cx.ts'
import * as styles from './Button.css.ts'

/** How a button looks; shared by `Button`, `IconButton` and `ButtonLink`. */
export interface ButtonLook {
  /** How strongly it asks for attention; one solid button a view. @default 'solid' */
  variant?: styles.ButtonVariant | undefined
  /** What the colour says: `danger` for what cannot be taken back. @default 'brand' */
  tone?: styles.ButtonTone | undefined
  /** Height: `compact` for dense tables, `large` for the one thing to do. @default 'comfortable' */
  size?: styles.ButtonSize | undefined
}

interface ButtonState extends ButtonLook {
  fullWidth?: boolean | undefined
  square?: boolean | undefined
  /** `waiting` runs its action, `inert` cannot be used. @default 'ready' */
  phase?: 'ready' | 'waiting' | 'inert' | undefined
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
