import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import * as fieldStyles from '../../internal/field/Field.css.ts'
import { FieldMessages } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName } from '../../internal/props.ts'
import { row } from '../checkbox/Checkbox.css.ts'
import { track } from './Switch.css.ts'

export type SwitchProps = AccessibleName &
  Pick<FieldTexts, 'hint' | 'error'> &
  Omit<
    ComponentProps<'input'>,
    'type' | 'size' | 'children' | 'role' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
  >

/**
 * On or off, at once. Use it for what takes effect as it is pressed; for a choice that waits for "Save" prefer
 * `Checkbox`. `ref` is the native input.
 */
export const Switch = (props: SwitchProps) => {
  const { label, hint, error, className, style, ...rest } = props
  const field = useField({ id: rest.id, hint, error, 'aria-describedby': rest['aria-describedby'] })
  return (
    <div className={cx(fieldStyles.root, className)} style={style}>
      <label className={row}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself */}
        <input {...rest} {...field.control} type="checkbox" role="switch" className={track} />
        {isShown(label) && <span>{label}</span>}
      </label>
      <FieldMessages ids={field.ids} hint={hint} error={error} />
    </div>
  )
}
