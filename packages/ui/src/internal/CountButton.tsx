import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../components/visually-hidden/VisuallyHidden.tsx'
import { cx } from './cx.ts'
import { count as look, pressable } from './CountButton.css.ts'
import { IconSlot } from './IconSlot.tsx'
import type { IconSize } from './icon.css.ts'

interface CountButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  icon: ReactNode
  count: number
  /** What is counted, spoken after the number: "likes". */
  unit: string
  /** Without it this is a plain number. */
  onPress: (() => void) | undefined
  /** @default 'medium' */
  iconSize?: IconSize | undefined
}

/** A sign and a number that can be pressed: likes, comments. */
export const CountButton = ({ icon, count, unit, onPress, iconSize, className, ...rest }: CountButtonProps) => {
  const content = (
    <>
      <IconSlot size={iconSize}>{icon}</IconSlot>
      <span>{count}</span>
      <VisuallyHidden> {unit}</VisuallyHidden>
    </>
  )
  return onPress === undefined ? (
    <span className={cx(look, className)}>{content}</span>
  ) : (
    <button {...rest} type="button" className={cx(look, pressable, className)} onClick={onPress}>
      {content}
    </button>
  )
}
