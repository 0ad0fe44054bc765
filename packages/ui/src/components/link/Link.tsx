import type { ReactNode } from 'react'
import { BareLink, type BareLinkProps } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { link, tones, underlines, type LinkTone, type LinkUnderline } from './Link.css.ts'

export interface LinkProps extends BareLinkProps {
  /** Where it leads, in words that make sense alone. */
  children: ReactNode
  /** `inherit` takes the colour of the text around it, for names and titles. @default 'brand' */
  tone?: LinkTone | undefined
  /** Inside sentences `always`; in lists and navigation `hover` is enough. @default 'always' */
  underline?: LinkUnderline | undefined
}

/**
 * Leads somewhere. Addresses of the host go through the `LinkComponent` of `UiProvider`; others are plain anchors.
 * `target="_blank"` gets a safe `rel` and a spoken note. Use it in text and lists; for the way on that a screen is
 * about use `ButtonLink`, for actions `Button`.
 */
export const Link = ({ tone = 'brand', underline = 'always', className, ...rest }: LinkProps) => (
  <BareLink {...rest} className={cx(link, tones[tone], underlines[underline], className)} />
)
