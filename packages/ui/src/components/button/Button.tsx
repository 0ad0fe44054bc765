import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { content } from './Button.css.ts'
import { buttonClass, type ButtonLook } from './buttonClass.ts'

/** A button that can be waiting has to say what it waits for. */
export type PendingProps =
  | {
      /** Nothing runs. @default false */
      pending?: false | undefined
      /** What would replace the text while pending. @default undefined, the text stays */
      pendingLabel?: string | undefined
    }
  | {
      /**
       * The action runs: the button keeps its focus, tells that it cannot be used, and ignores presses.
       * @default false
       */
      pending: boolean
      /** Replaces the text while pending, for example "Logging in…". */
      pendingLabel: string
    }

export type ButtonProps = ButtonLook &
  PendingProps &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** What a press does, in words. */
    children: ReactNode
    /** Fills the line. @default false */
    fullWidth?: boolean | undefined
    /** An icon before the text. @default none */
    iconStart?: ReactNode
    /** An icon after the text. @default none */
    iconEnd?: ReactNode
  }

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Starts an action. It submits only with `type="submit"`; to go somewhere use `Link` or `ButtonLink`. */
export const Button = (props: ButtonProps) => {
  const {
    variant, tone, size, fullWidth, iconStart, iconEnd, pending, pendingLabel, children, className, disabled, onClick,
    type = 'button', ...rest
  } = props
  const waits = pending === true
  const unusable = disabled === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const phase = waits ? 'waiting' : unusable ? 'inert' : 'ready'
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      {...(waits ? { 'aria-disabled': true } : {})}
      onClick={waits ? swallow : onClick}
      className={buttonClass({ variant, tone, size, fullWidth, className, phase })}
    >
      {waits ? <Spinner decorative size="small" /> : iconStart !== undefined && <IconSlot>{iconStart}</IconSlot>}
      <span className={content} aria-live="polite">
        {waits ? pendingLabel : children}
      </span>
      {!waits && iconEnd !== undefined && <IconSlot>{iconEnd}</IconSlot>}
    </button>
  )
}
