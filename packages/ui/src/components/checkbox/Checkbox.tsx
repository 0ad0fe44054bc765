import { useEffect, useRef, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import * as fieldStyles from '../../internal/field/Field.css.ts'
import { FieldMessages } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName } from '../../internal/props.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { box, row } from './Checkbox.css.ts'

export type CheckboxProps = AccessibleName &
  Pick<FieldTexts, 'hint' | 'error' | 'required'> &
  Omit<
    ComponentProps<'input'>,
    'type' | 'size' | 'children' | 'role' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
  > & {
    /** Neither on nor off, for "some of them". @default false */
    indeterminate?: boolean | undefined
  }

/**
 * Yes or no, taken over when the form is sent. Use it for what waits for "Save"; for what happens at once use
 * `Switch`, for filters `ChipToggle`. `ref` is the native input.
 */
export const Checkbox = (props: CheckboxProps) => {
  const { label, hint, error, required, className, style, indeterminate = false, ref, ...rest } = props
  const own = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(own, ref)
  const field = useField({ id: rest.id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  useEffect(() => {
    if (own.current !== null) own.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div className={cx(fieldStyles.root, className)} style={style}>
      <label className={row}>
        <input {...rest} {...field.control} ref={mergedRef} type="checkbox" className={box} />
        {isShown(label) && <span className={cx(required === true && fieldStyles.requiredMark)}>{label}</span>}
      </label>
      <FieldMessages ids={field.ids} hint={hint} error={error} />
    </div>
  )
}
