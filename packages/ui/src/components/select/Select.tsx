import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import * as styles from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { useField, type FieldTexts } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'
import { chevron, select } from './Select.css.ts'

/** One choice of a `Select`. */
export interface SelectOption {
  value: string
  label: string
  /** @default false */
  disabled?: boolean | undefined
}

export type SelectProps = AccessibleName &
  FieldTexts &
  Omit<
    ComponentProps<'select'>,
    'size' | 'children' | 'multiple' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
  > & {
    /** The choices, in the order in which they are shown. */
    options: readonly SelectOption[]
    /** A first option without value, for "nothing chosen yet". @default undefined, no such option */
    placeholder?: string | undefined
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
  }

/**
 * One of a known list: the platform's own picker, on phones too. Use it for six choices and more; for fewer use
 * `RadioGroup` or `SegmentedControl`, for airports `AirportPicker`. `ref` is the native select.
 */
export const Select = (props: SelectProps) => {
  const {
    label, hint, error, required, optionalText, className, style, size = 'comfortable', options, placeholder, ...rest
  } = props
  const field = useField({ id: rest.id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  return (
    <FieldShell {...{ ids: field.ids, label, hint, error, required, optionalText, className, style }}>
      <div className={cx(styles.box, styles.boxSize[size])}>
        <select {...rest} {...field.control} className={cx(styles.control, select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <IconSlot size="small" className={chevron}>
          <ChevronDown />
        </IconSlot>
      </div>
    </FieldShell>
  )
}
