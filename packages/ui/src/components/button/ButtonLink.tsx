import type { ReactNode } from 'react'
import { BareLink, type BareLinkProps } from '../../internal/BareLink.tsx'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { content } from './Button.css.ts'
import { buttonClass, type ButtonLook } from './buttonClass.ts'

export interface ButtonLinkProps extends ButtonLook, BareLinkProps {
  /** Where it leads, in words. */
  children: ReactNode
  /** Fills the line. @default false */
  fullWidth?: boolean | undefined
  /** An icon before the text. @default none */
  iconStart?: ReactNode
  /** An icon after the text. @default none */
  iconEnd?: ReactNode
}

/**
 * A link that looks like a button: it leads somewhere, so it is a link to everyone. Use it for the way on that a
 * screen is about; in running text use `Link`.
 */
export const ButtonLink = (props: ButtonLinkProps) => {
  const { variant, tone, size, fullWidth, iconStart, iconEnd, children, className, ...rest } = props
  return (
    <BareLink {...rest} className={buttonClass({ variant, tone, size, fullWidth, className })}>
      {iconStart !== undefined && <IconSlot>{iconStart}</IconSlot>}
      <span className={content}>{children}</span>
      {iconEnd !== undefined && <IconSlot>{iconEnd}</IconSlot>}
    </BareLink>
  )
}
