import type { ComponentProps, ReactNode } from 'react'
import { ControlBox } from '../../internal/field/ControlBox.tsx'
import * as styles from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { useField, type FieldTexts } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'

/** Kinds of text; passwords, numbers and choices have fields of their own. */
export const textFieldTypes = [
  'text', 'email', 'search', 'tel', 'url', 'date', 'time', 'datetime-local', 'month',
] as const
export type TextFieldType = (typeof textFieldTypes)[number]

/** What all fields around a native `<input>` take. `className` and `style` go to the field, the rest to the input. */
export type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'prefix' | 'children' | 'required' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
>

export type TextFieldProps = AccessibleName &
  FieldTexts &
  InputProps & {
    /** What is typed: decides keyboard and autofill. @default 'text' */
    type?: TextFieldType | undefined
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
    /** A decorative icon before the text. @default none */
    iconStart?: ReactNode
    /** A unit or sign before the text. @default nothing */
    prefix?: ReactNode
    /** A unit after the text. @default nothing */
    suffix?: ReactNode
  }

const isProse = (type: TextFieldType) => type === 'text' || type === 'search'

/**
 * One line of text. Use it for names, addresses and numbers that are no amounts; for others there are `NumberField`,
 * `PasswordField`, `SearchField` and `DateField`. `ref` is the native input, so a form library's props can be spread
 * on it.
 */
export const TextField = (props: TextFieldProps) => {
  const {
    label, hint, error, required, optionalText, className, style, size = 'comfortable', type = 'text', iconStart,
    prefix, suffix, ...rest
  } = props
  const field = useField({ id: rest.id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  const start = iconStart === undefined ? prefix : <IconSlot>{iconStart}</IconSlot>
  return (
    <FieldShell {...{ ids: field.ids, label, hint, error, required, optionalText, className, style }}>
      <ControlBox size={size} start={start} end={suffix}>
        <input dir={isProse(type) ? 'auto' : undefined} {...rest} {...field.control} type={type} className={styles.control} />
      </ControlBox>
    </FieldShell>
  )
}
