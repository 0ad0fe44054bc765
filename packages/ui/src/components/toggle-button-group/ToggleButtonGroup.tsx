import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { useRovingFocus } from '../../internal/useRovingFocus.ts'
import * as css from './ToggleButtonGroup.css.ts'

/** One button. */
export interface ToggleOption<Value extends string> {
  value: Value
  label: string
  /** Decorative drawing before the label. */
  icon?: ReactNode
  /** How many things it would show. */
  count?: number | undefined
  /** Can be found by the arrow keys, but not chosen. @default false */
  disabled?: boolean | undefined
}

export interface ToggleButtonGroupProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role' | 'aria-label'> {
  /** Name of the group, for assistive technology: "Category". */
  label: string
  /** The buttons, in the order in which they are shown. */
  options: readonly ToggleOption<Value>[]
  /** The pressed button, when the host keeps it. @default undefined, the group keeps it itself */
  value?: Value | undefined
  /** The button pressed at first, when the host does not keep it. @default the first */
  defaultValue?: Value | undefined
  /** Told the value of a button that was pressed and was not pressed before. @default none */
  onValueChange?: ((value: Value) => void) | undefined
  /**
   * `row` scrolls sideways where there is no room; `responsive` is a row up to 1023 px and a column from there.
   *
   * @default 'row'
   */
  layout?: css.ToggleGroupLayout | undefined
}

/**
 * Shows one category of a list at a time: buttons of which exactly one is pressed. A toolbar to the keyboard: one stop
 * of the tab order, arrows move, Enter or Space chooses. For a value of a form use `SegmentedControl` or `RadioGroup`.
 */
export const ToggleButtonGroup = <Value extends string>(props: ToggleButtonGroupProps<Value>) => {
  const { label, options, value, defaultValue, onValueChange, layout = 'row', className, ref, ...rest } = props
  const [kept, setKept] = useState(defaultValue ?? options[0]?.value)
  const chosen = value ?? kept
  const { groupProps, itemProps } = useRovingFocus({ ids: options.map((option) => option.value), orientation: 'both' })
  const mergedRef = useMergedRef(groupProps.ref, ref)
  const choose = (option: ToggleOption<Value>) => {
    if (option.disabled === true || option.value === chosen) return
    setKept(option.value)
    onValueChange?.(option.value)
  }
  return (
    <div
      {...rest}
      {...groupProps}
      ref={mergedRef}
      role="toolbar"
      aria-label={label}
      className={cx(css.layouts[layout], className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx(css.button, css.shapes[layout])}
          aria-pressed={option.value === chosen}
          {...(option.disabled === true && { 'aria-disabled': true })}
          {...itemProps(option.value)}
          onClick={() => choose(option)}
        >
          {option.icon !== undefined && <IconSlot>{option.icon}</IconSlot>}
          <span className={css.words}>{option.label}</span>
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </button>
      ))}
    </div>
  )
}
