import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import { useCalendarCell } from 'react-aria/useCalendar'
import { useDateFormatter } from 'react-aria/useDateFormatter'
import type { CalendarState } from 'react-stately/useCalendarState'
import { cx } from '../../internal/cx.ts'
import * as css from './Calendar.css.ts'
import type { CalendarLook } from './looks.ts'
import type { CalendarTexts } from './texts.ts'

interface DayProps {
  date: CalendarDate
  state: CalendarState
  /** YYYY-MM-DD. */
  today: string | undefined
  look: CalendarLook
  texts: CalendarTexts
}

/** One day. The name of its button says weekday, date and what is special about it. */
export const Day = ({ date, state, today, look, texts }: DayProps) => {
  const ref = useRef<HTMLButtonElement>(null)
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable, isPressed, formattedDate } = useCalendarCell(
    { date },
    state,
    ref,
  )
  const { timeZone } = state
  const longDate = useDateFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const isToday = date.toString() === today
  const isClosed = isDisabled || isUnavailable
  const label = [
    longDate.format(date.toDate(timeZone)),
    isToday && texts.today,
    isSelected && texts.selected,
    isClosed && texts.unavailable,
  ]
  return (
    <td {...cellProps} className={css.cell}>
      <button
        {...buttonProps}
        ref={ref}
        type="button"
        role={undefined}
        aria-label={label.filter(Boolean).join(', ')}
        {...(isToday ? { 'aria-current': 'date' as const } : {})}
        {...(isPressed ? { 'data-pressed': '' } : {})}
        disabled={isDisabled}
        data-date={date.toString()}
        className={cx(
          css.day,
          isClosed ? css.closed : look === 'offers' && css.offered,
          isUnavailable && !isDisabled && look === 'plain' && css.crossed,
          isSelected && css.chosen,
          isToday && css.today,
        )}
      >
        {formattedDate}
      </button>
    </td>
  )
}
