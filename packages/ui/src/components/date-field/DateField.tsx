import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import { ControlBox } from '../../internal/field/ControlBox.tsx'
import * as styles from '../../internal/field/Field.css.ts'
import { FieldShell } from '../../internal/field/FieldShell.tsx'
import { isShown, useField, type FieldTexts } from '../../internal/field/useField.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { AccessibleName, ControlSize } from '../../internal/props.ts'
import { setNativeValue } from '../../internal/setNativeValue.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { Calendar, type CalendarProps } from '../calendar/Calendar.tsx'
import { obstacleTo, type DateLimits, type DateObstacle } from '../calendar/isoDate.ts'
import type { CalendarTexts } from '../calendar/texts.ts'
import { toggle } from '../password-field/PasswordField.css.ts'
import type { InputProps } from '../text-field/TextField.tsx'
import * as css from './DateField.css.ts'
import { usePopover } from './usePopover.ts'

/** Words of the field. */
export interface DateFieldTexts {
  /** Name of the button and of the calendar that it opens. */
  open: string
  /** Why a typed day cannot be taken. */
  obstacle: (obstacle: DateObstacle) => string
}

const obstacle = (found: DateObstacle): string => {
  switch (found) {
    case 'early':
      return 'This date is too early.'
    case 'late':
      return 'This date is too late.'
    case 'unavailable':
      return 'This date is not available.'
  }
}

const englishTexts: DateFieldTexts = { open: 'Choose a date', obstacle }

export type DateFieldProps = AccessibleName &
  FieldTexts &
  DateLimits &
  Pick<CalendarProps, 'firstDayOfWeek' | 'today' | 'timeZone' | 'locale' | 'look'> &
  Omit<InputProps, 'value' | 'defaultValue' | 'min' | 'max' | 'readOnly'> & {
    /**
     * The day as YYYY-MM-DD, empty for none, when the caller keeps it.
     * @default undefined, the field keeps it itself
     */
    value?: string | undefined
    /** The day at first, when the field keeps it itself. @default '' */
    defaultValue?: string | undefined
    /** Told the day as YYYY-MM-DD, empty while it is not complete. @default none */
    onValueChange?: ((date: string) => void) | undefined
    /** Height: `compact` for dense tables. @default 'comfortable' */
    size?: ControlSize | undefined
    /** Words, where they should differ from the English ones. @default English */
    texts?: Partial<DateFieldTexts> | undefined
    /** Words of the calendar. @default English */
    calendarTexts?: Partial<CalendarTexts> | undefined
  }

const useDay = ({ value, defaultValue, onValueChange, onChange }: DateFieldProps) => {
  const [kept, setKept] = useState(defaultValue ?? '')
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setKept(event.currentTarget.value)
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return [value ?? kept, change] as const
}

/**
 * A day, typed into the platform's own date input or chosen from a calendar beside it. Days are strings and never pass
 * through an instant. A typed day that cannot be chosen is named as such beneath the field, unless the host gives an
 * error of its own. `ref` is the native input, so a form library's props can be spread on it. Heavy by its calendar: it
 * is not part of the barrel.
 */
export const DateField = (props: DateFieldProps) => {
  const {
    label, hint, error, required, optionalText, className, style, size = 'comfortable', value, defaultValue,
    onValueChange: _onValueChange, min, max, isDateUnavailable, firstDayOfWeek, today, timeZone, locale, look,
    texts: given, calendarTexts, ref, ...rest
  } = props
  const texts = { ...englishTexts, ...given }
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(input, ref)
  const popover = usePopover(box)
  const [day, change] = useDay(props)
  // A form library writes into the input without telling, so it is read when the calendar opens.
  const [shown, setShown] = useState('')
  const found = obstacleTo(day, { min, max, isDateUnavailable })
  const message = isShown(error) || found === undefined ? error : texts.obstacle(found)
  const field = useField({ id: rest.id, hint, error: message, required, 'aria-describedby': rest['aria-describedby'] })

  const choose = (date: string) => {
    if (input.current !== null) setNativeValue(input.current, date)
    popover.close()
  }
  const opener = (
    <button type="button" className={toggle} aria-label={texts.open} disabled={rest.disabled} {...popover.triggerProps}>
      <IconSlot>
        <CalendarDays />
      </IconSlot>
    </button>
  )
  return (
    <FieldShell {...{ ids: field.ids, label, hint, error: message, required, optionalText, className, style }}>
      <div ref={box}>
        <ControlBox size={size} action={opener}>
          <input
            {...rest}
            {...field.control}
            ref={merged}
            type="date"
            {...(value === undefined ? { defaultValue } : { value })}
            min={min}
            max={max}
            onChange={change}
            className={cx(styles.control, css.input)}
          />
        </ControlBox>
      </div>
      <div
        {...popover.panelProps}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover closes by a press outside, which a dialog element does not
        role="dialog"
        aria-label={texts.open}
        className={css.panel}
        onToggle={(event) => {
          setShown(input.current?.value ?? '')
          popover.panelProps.onToggle(event)
        }}
      >
        {popover.isOpen && (
          <Calendar
            aria-label={texts.open}
            value={shown === '' ? null : shown}
            onValueChange={choose}
            focusOnMount
            {...{ min, max, isDateUnavailable, firstDayOfWeek, today, timeZone, locale, look, texts: calendarTexts }}
          />
        )}
      </div>
    </FieldShell>
  )
}
