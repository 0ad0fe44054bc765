import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { fold, logo, mark, wing } from './Logo.css.ts'

export interface LogoMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge length in px. @default 28 */
  size?: number | undefined
}

/** The sign alone: a paper dart with its wingman. Decorative. */
export const LogoMark = ({ size = 28, className, ...rest }: LogoMarkProps) => (
  <svg {...rest} className={cx(mark, className)} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M29 3 18.6 28.4l-4.1-10.9L3.6 13.4Z" className={wing} />
    <path d="M29 3 14.5 17.5" className={fold} strokeWidth="1.6" />
    <path d="M12.2 19.8 9.6 28.8 6.9 25.1 3.2 22.4Z" className={wing} opacity=".5" />
  </svg>
)

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Edge length of the sign in px. @default 28 */
  size?: number | undefined
  /** The name beside the sign. @default 'PilotPair' */
  name?: string | undefined
}

/**
 * Sign and name. Wrap it in a link where it leads somewhere. Use it once a screen, in `NavBar` or `AuthLayout`; where
 * there is no room for the name use `LogoMark`.
 */
export const Logo = ({ size = 28, name = 'PilotPair', className, ...rest }: LogoProps) => (
  <span {...rest} className={cx(logo, className)} translate="no">
    <LogoMark size={size} />
    {name}
  </span>
)
