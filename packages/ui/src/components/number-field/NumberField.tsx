import { useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { ControlBox } from '../../internal/field/ControlBox.tsx'
import * as styles from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'
import type { InputProps } from '../text-field/TextField.tsx'
import { useUi } from '../ui-provider/UiProvider.tsx'
import { figures } from './NumberField.css.ts'
import { formatDecimal, parseDecimal } from './parseDecimal.ts'

export type NumberFieldProps = AccessibleName &
  FieldTexts &
  Omit<InputProps, 'value' | 'defaultValue' | 'min' | 'max' | 'step'> & {
    /**
     * The text as typed; read it with `parseDecimal`. Empty text is no number, and is not 0.
     * @default undefined, the field keeps it itself
     */
    value?: string | undefined
    /** The text at first, when the field keeps it itself. @default undefined, empty */
    defaultValue?: string | undefined
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
    /**
     * A sign before the number, for example "$". Decorative: say the unit in the label or hint too.
     * @default nothing
     */
    prefix?: ReactNode
    /** A unit after the number, for example "/hr". @default nothing */
    suffix?: ReactNode
    /** Whether only whole numbers make sense; changes the keyboard of phones. @default false */
    whole?: boolean | undefined
    /** How numbers are written. @default the locale of `UiProvider` */
    locale?: string | undefined
    /**
     * Shown on leaving the field when its text is no number and no `error` is given.
     * @default "Enter a number such as 1234.5."
     */
    unreadableText?: string | undefined
  }

/**
 * A number as text: nothing typed is ever lost, the wheel changes nothing, a comma is read by the locale or refused
 * with a sentence. Use it for amounts and rates; for digits that are no number, such as a licence number, use
 * `TextField`.
 */
export const NumberField = (props: NumberFieldProps) => {
  const {
    label, hint, error, required, optionalText, className, style, size = 'comfortable', prefix, suffix, whole,
    locale: ownLocale, unreadableText, onBlur, onChange, ...rest
  } = props
  const environment = useUi()
  const locale = ownLocale ?? environment.locale
  const [unreadable, setUnreadable] = useState(false)
  const isUnreadable = (text: string) => parseDecimal(text, locale).kind === 'invalid'
  const complaint = unreadableText ?? `Enter a number such as ${formatDecimal(whole === true ? 1234 : 1234.5, locale)}.`
  const shownError = isShown(error) ? error : unreadable && complaint
  const field = useField({
    id: rest.id, hint, error: shownError, required, 'aria-describedby': rest['aria-describedby'],
  })
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setUnreadable(isUnreadable(event.currentTarget.value))
    onBlur?.(event)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (unreadable) setUnreadable(isUnreadable(event.currentTarget.value))
    onChange?.(event)
  }
  return (
    <FieldShell {...{ ids: field.ids, label, hint, error: shownError, required, optionalText, className, style }}>
      <ControlBox size={size} start={prefix} end={suffix} dir="ltr">
        <input
          autoComplete="off"
          {...rest}
          {...field.control}
          type="text"
          inputMode={whole === true ? 'numeric' : 'decimal'}
          onBlur={leave}
          onChange={change}
          className={cx(styles.control, figures)}
        />
      </ControlBox>
    </FieldShell>
  )
}
