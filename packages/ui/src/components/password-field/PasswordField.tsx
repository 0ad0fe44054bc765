import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ControlBox } from '../../internal/field/ControlBox.tsx'
import * as styles from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { useField, type FieldTexts } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'
import type { InputProps } from '../text-field/TextField.tsx'
import { toggle } from './PasswordField.css.ts'

export type PasswordFieldProps = AccessibleName &
  FieldTexts &
  InputProps & {
    /** Tells password managers whether to fill or to offer one. @default 'current-password' */
    autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off' | undefined
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
    /** Name of the toggle while the password is hidden. @default 'Show password' */
    showText?: string | undefined
    /** Name of the toggle while the password is shown. @default 'Hide password' */
    hideText?: string | undefined
  }

/**
 * A password with a toggle to read it. The toggle tells its state and never submits the form. Use it wherever a
 * password is typed; say in `autoComplete` whether it is the current or a new one.
 */
export const PasswordField = (props: PasswordFieldProps) => {
  const {
    label, hint, error, required, optionalText, className, style, size = 'comfortable',
    autoComplete = 'current-password', showText = 'Show password', hideText = 'Hide password', ...rest
  } = props
  const [shown, setShown] = useState(false)
  const field = useField({ id: rest.id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  const reveal = (
    <button
      type="button"
      className={toggle}
      aria-label={shown ? hideText : showText}
      aria-pressed={shown}
      aria-controls={field.ids.control}
      disabled={rest.disabled}
      onClick={() => setShown(!shown)}
    >
      <IconSlot>{shown ? <EyeOff /> : <Eye />}</IconSlot>
    </button>
  )
  return (
    <FieldShell {...{ ids: field.ids, label, hint, error, required, optionalText, className, style }}>
      <ControlBox size={size} action={reveal}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...field.control}
          autoComplete={autoComplete}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
      </ControlBox>
    </FieldShell>
  )
}
