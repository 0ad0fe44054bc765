import { useId, useState, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import * as fieldStyles from '../../internal/field/Field.css.ts'
import { FieldMessages } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'
import { radio, segment, track, trackSize } from './SegmentedControl.css.ts'

/** One segment. */
export interface Segment<Value extends string> {
  value: Value
  label: string
  /** @default false */
  disabled?: boolean | undefined
}

export type SegmentedControlProps<Value extends string> = AccessibleName &
  Pick<FieldTexts, 'hint' | 'error'> &
  Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'role' | 'aria-label' | 'aria-labelledby'> & {
    /** The choices, in the order in which they are shown. */
    segments: readonly Segment<Value>[]
    /** The chosen value, when the caller keeps it. @default undefined, the control keeps it itself */
    value?: Value | undefined
    /** The value chosen at first, when the control keeps it itself. @default undefined, none */
    defaultValue?: Value | undefined
    /** Told the value that was chosen. @default none */
    onValueChange?: ((value: Value) => void) | undefined
    /** Name in a submitted form. @default a generated one */
    name?: string | undefined
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
    /** Nothing can be chosen. @default false */
    disabled?: boolean | undefined
  }

/**
 * One of two to five short choices, all in sight. Native radios: arrow keys move the choice. Use it for a value of a
 * form or a filter; for more or longer choices use `RadioGroup` or `Select`.
 */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const {
    label, hint, error, segments, value, defaultValue, onValueChange, name, size = 'comfortable', disabled, id,
    className, style, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest
  } = props
  const groupName = useId()
  const [kept, setKept] = useState(defaultValue)
  const chosen = value ?? kept
  const field = useField({ id, hint, error, 'aria-describedby': rest['aria-describedby'] })
  const choose = (next: Value) => {
    setKept(next)
    onValueChange?.(next)
  }
  return (
    <div className={cx(fieldStyles.root, className)} style={style}>
      {isShown(label) && (
        <div className={fieldStyles.head}>
          <span id={field.ids.label} className={fieldStyles.label}>
            {label}
          </span>
        </div>
      )}
      <div
        {...rest}
        {...field.control}
        role="radiogroup"
        aria-label={ariaLabel}
        aria-labelledby={isShown(label) ? field.ids.label : labelledBy}
        className={cx(track, trackSize[size])}
      >
        {segments.map((item) => (
          <label key={item.value} className={segment}>
            <input
              type="radio"
              className={radio}
              name={name ?? groupName}
              value={item.value}
              checked={item.value === chosen}
              disabled={disabled === true || item.disabled === true}
              onChange={() => choose(item.value)}
            />
            {item.label}
          </label>
        ))}
      </div>
      <FieldMessages ids={field.ids} hint={hint} error={error} />
    </div>
  )
}
