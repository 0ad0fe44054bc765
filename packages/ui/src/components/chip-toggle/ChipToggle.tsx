import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { chip, input, tick } from './ChipToggle.css.ts'

export interface ChipToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'role'> {
  /** What the chip switches on. */
  label: string
}

/**
 * A filter that is on or off: a native checkbox in the shape of a chip, with a tick when on. Use it where several can
 * be on; for one of several use `SegmentedControl` or `ToggleButtonGroup`.
 */
export const ChipToggle = ({ label, className, style, ...rest }: ChipToggleProps) => (
  <label className={cx(chip, className)} style={style}>
    <input {...rest} type="checkbox" className={input} />
    <IconSlot size="small" className={tick}>
      <Check />
    </IconSlot>
    {label}
  </label>
)
