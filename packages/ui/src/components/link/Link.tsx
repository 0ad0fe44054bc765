import type { ReactNode } from 'react'
import { BareLink, type BareLinkProps } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { link, tones, underlines, type LinkTone, type LinkUnderline } from './Link.css.ts'

export interface LinkProps extends BareLinkProps {
  children: ReactNode
  /** @default 'brand' */
  tone?: LinkTone | undefined
  /** @default 'always' */
  underline?: LinkUnderline | undefined
}

/**
 * Leads somewhere. Addresses of the host go through the `LinkComponent` of `UiProvider`; others are plain anchors.
 * `target="_blank"` gets a safe `rel` and a spoken note.
 */
export const Link = ({ tone = 'brand', underline = 'always', className, ...rest }: LinkProps) => (
  <BareLink {...rest} className={cx(link, tones[tone], underlines[underline], className)} />
)
