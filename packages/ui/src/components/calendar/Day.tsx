import { isSameDay, type CalendarDate } from '@internationalized/date'
import { memo, useEffect, useRef } from 'react'
import type { CalendarState } from 'react-stately/useCalendarState'
import { cx } from '../../internal/cx.ts'
import * as css from './Calendar.css.ts'
import { dayWords } from './dayWords.ts'
import type { CalendarLook } from './looks.ts'
import type { CalendarTexts } from './texts.ts'

interface DayProps {
  date: CalendarDate
  state: CalendarState
  /** YYYY-MM-DD. */
  today: string | undefined
  look: CalendarLook
  texts: CalendarTexts
  locale: string
}

/** All that a day shows of the calendar's state. */
const seenOf = ({ date, state, today }: DayProps) => ({
  /** The keyboard is on this day. */
  isFocused: state.isCellFocused(date),
  /** The keyboard would begin on this day. */
  isStop: isSameDay(date, state.focusedDate),
  isSelected: state.isSelected(date),
  isDisabled: state.isCellDisabled(date),
  isUnavailable: state.isCellUnavailable(date),
  isToday: date.toString() === today,
})

const names = ['isFocused', 'isStop', 'isSelected', 'isDisabled', 'isUnavailable', 'isToday'] as const

/**
 * A month of days is dear, and the state is a new one with every move. What a day does with an older state is the same
 * as long as it shows the same.
 */
const isSame = (one: DayProps, other: DayProps): boolean => {
  if (one.look !== other.look || one.texts !== other.texts || one.locale !== other.locale) return false
  const [before, now] = [seenOf(one), seenOf(other)]
  return one.date.compare(other.date) === 0 && names.every((name) => before[name] === now[name])
}

/** The focus follows the state, and a day that was walked to comes into sight. */
const useFocus = (isFocused: boolean) => {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (!isFocused || button === null) return
    button.focus({ preventScroll: true })
    if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isFocused])
  return ref
}

/**
 * One day. The name of its button says weekday, date and what is special about it. Keys are the month's business: a
 * button of the browser is enough, the library's own costs a phone some milliseconds for each day.
 */
export const Day = memo((props: DayProps) => {
  const { date, state, look, texts, locale } = props
  const { isFocused, isStop, isSelected, isDisabled, isUnavailable, isToday } = seenOf(props)
  const ref = useFocus(isFocused)
  const words = dayWords(date, locale)
  const isClosed = isDisabled || isUnavailable
  const label = [words.name, isToday && texts.today, isSelected && texts.selected, isClosed && texts.unavailable]
  const arrive = (): void => {
    state.setFocusedDate(date)
    state.setFocused(true)
  }
  const press = (): void => {
    state.selectDate(date)
    arrive()
  }
  const closed = isClosed ? ({ 'aria-disabled': true } as const) : {}
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a cell of a table, unless it is told that the table is a grid
    <td role="gridcell" {...closed} {...(isSelected ? { 'aria-selected': true } : {})} className={css.cell}>
      <button
        ref={ref}
        type="button"
        {...closed}
        aria-label={label.filter(Boolean).join(', ')}
        {...(isToday ? { 'aria-current': 'date' as const } : {})}
        {...(isDisabled ? {} : { tabIndex: isStop ? 0 : -1, onFocus: arrive })}
        disabled={isDisabled}
        data-date={date.toString()}
        // The focus comes with the choice, not before it: one step for whoever listens, and for whoever draws.
        {...(isClosed ? {} : { onClick: press, onMouseDown: (event) => event.preventDefault() })}
        // A long touch is a press, no call for a menu.
        onContextMenu={(event) => event.preventDefault()}
        className={cx(
          css.day,
          isClosed ? css.closed : look === 'offers' && css.offered,
          isUnavailable && !isDisabled && look === 'plain' && css.crossed,
          isSelected && css.chosen,
          isToday && css.today,
        )}
      >
        {words.day}
      </button>
    </td>
  )
}, isSame)
