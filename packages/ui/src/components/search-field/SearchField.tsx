import { Search, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import { ControlBox } from '../../internal/field/ControlBox.tsx'
import * as styles from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { useField, type FieldTexts } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'
import { setNativeValue } from '../../internal/setNativeValue.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import type { InputProps } from '../text-field/TextField.tsx'
import { clear, input } from './SearchField.css.ts'

export type SearchFieldProps = AccessibleName &
  FieldTexts &
  InputProps & {
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
    /** Name of the button that empties the field. @default 'Clear search' */
    clearLabel?: string | undefined
    /**
     * Told after the field was emptied by its button or by Escape; `onChange` hears the empty text before.
     * @default none
     */
    onClear?: (() => void) | undefined
  }

/**
 * Words to look for, with a button that empties the field while there is something in it; Escape does the same. Use it
 * to narrow down a list; to find one airport use `AirportPicker`. `ref` is the native input.
 */
export const SearchField = (props: SearchFieldProps) => {
  const {
    label, hint, error, required, optionalText, className, style, size = 'comfortable', clearLabel = 'Clear search',
    onClear, onKeyDown, placeholder, ref, ...rest
  } = props
  const own = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(own, ref)
  const field = useField({ id: rest.id, hint, error, required, 'aria-describedby': rest['aria-describedby'] })
  const empty = () => {
    if (own.current === null) return
    setNativeValue(own.current, '')
    own.current.focus()
    onClear?.()
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const isOurs = event.key === 'Escape' && !event.nativeEvent.isComposing && event.currentTarget.value !== ''
    if (!isOurs || event.defaultPrevented || rest.readOnly === true) return
    // A dialog around the field stays open: the first Escape is the field's.
    event.preventDefault()
    event.stopPropagation()
    empty()
  }
  const button = (
    <button type="button" className={clear} aria-label={clearLabel} title={clearLabel} onClick={empty}>
      <IconSlot size="small">
        <X />
      </IconSlot>
    </button>
  )
  const icon = (
    <IconSlot>
      <Search />
    </IconSlot>
  )
  return (
    <FieldShell {...{ ids: field.ids, label, hint, error, required, optionalText, className, style }}>
      <ControlBox size={size} start={icon} action={button}>
        <input
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          {...rest}
          {...field.control}
          ref={mergedRef}
          type="search"
          // Styles see by the placeholder whether the field is empty.
          placeholder={placeholder ?? ' '}
          onKeyDown={keyDown}
          className={cx(styles.control, input)}
        />
      </ControlBox>
    </FieldShell>
  )
}
