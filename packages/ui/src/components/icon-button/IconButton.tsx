import type { ComponentProps, ReactNode } from 'react'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { buttonClass, type ButtonLook } from '../button/buttonClass.ts'

export interface IconButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The drawing; decorative, `label` speaks for it. */
  icon: ReactNode
  /** The name of the action, for assistive technology and as a tooltip. */
  label: string
}

/**
 * A button of which only the icon is seen. Quiet by default. Use it where a sign is known to everyone and room is
 * short; everywhere else use a `Button` with words.
 */
export const IconButton = (props: IconButtonProps) => {
  const { icon, label, variant = 'ghost', tone = 'neutral', size, className, disabled, type = 'button', ...rest } = props
  const unusable = disabled === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      title={label}
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      className={buttonClass({ variant, tone, size, className, square: true, phase: unusable ? 'inert' : 'ready' })}
    >
      <IconSlot>{icon}</IconSlot>
    </button>
  )
}
