import { GregorianCalendar, isSameMonth, type DateValue } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState, type ComponentProps } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendar } from 'react-aria/useCalendar'
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState'
import { knownLocale } from '../../internal/locale.ts'
import { cx } from '../../internal/cx.ts'
import { useSteady } from '../../internal/useSteady.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useUi } from '../ui-provider/UiProvider.tsx'
import * as css from './Calendar.css.ts'
import { Day } from './Day.tsx'
import { weekDayName } from './dayWords.ts'
import { dateOf, todayIn, type DateLimits } from './isoDate.ts'
import type { CalendarLook } from './looks.ts'
import { calendarTexts, type CalendarTexts } from './texts.ts'
import { useMonthGrid } from './useMonthGrid.ts'

/** Names of the days a week can begin with. */
export const firstDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type FirstDay = (typeof firstDays)[number]

/** A calendar is named by a text of its own or by another element. */
type CalendarName =
  | {
      /** The name, where no other element carries it. */
      'aria-label': string
      'aria-labelledby'?: never
    }
  | {
      'aria-label'?: never
      /** Id of the element that names the calendar. */
      'aria-labelledby': string
    }

export type CalendarProps = CalendarName &
  DateLimits &
  Omit<ComponentProps<'div'>, 'children' | 'role' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-labelledby'> & {
    /**
     * The chosen day as YYYY-MM-DD or null, when the caller keeps it.
     * @default undefined, the calendar keeps it itself
     */
    value?: string | null | undefined
    /** The day chosen at first, when the calendar keeps it itself. @default null */
    defaultValue?: string | null | undefined
    /** Told the day that was chosen, as YYYY-MM-DD. @default undefined, nobody is told */
    onValueChange?: ((date: string) => void) | undefined
    /** The day that each row begins with. @default 'mon' */
    firstDayOfWeek?: FirstDay | undefined
    /** The day that it is, as YYYY-MM-DD. @default taken from `now` and `timeZone`, where the zone is known */
    today?: string | undefined
    /** Zone in which the day that it is is told. @default the zone of `UiProvider` */
    timeZone?: string | undefined
    /** BCP 47 tag by which months and days are written. @default the locale of `UiProvider` */
    locale?: string | undefined
    /** `plain` for any date, `offers` tints the days that can be chosen, where most cannot be. @default 'plain' */
    look?: CalendarLook | undefined
    /** Takes the focus when it appears, for popovers. @default false */
    focusOnMount?: boolean | undefined
    /** No day can be chosen. @default false */
    disabled?: boolean | undefined
    /** Words, where they should differ from the English ones. @default English */
    texts?: Partial<CalendarTexts> | undefined
  }

const gregorian = () => new GregorianCalendar()

const useToday = ({ today, timeZone }: CalendarProps): string | undefined => {
  const ui = useUi()
  const zone = timeZone ?? ui.timeZone
  if (today !== undefined) return today
  return zone === undefined || ui.now === undefined ? undefined : todayIn(zone, ui.now())
}

/** What can be chosen, as the library takes it. Limits that leave no day at all would send it in circles. */
const limitsOf = ({ min, max, isDateUnavailable }: DateLimits) => {
  const limits = { minValue: dateOf(min) ?? null, maxValue: dateOf(max) ?? null }
  const { minValue, maxValue } = limits
  if (minValue !== null && maxValue !== null && minValue.compare(maxValue) > 0) {
    return { minValue: null, maxValue: null, isDateUnavailable: () => true }
  }
  return isDateUnavailable === undefined
    ? limits
    : { ...limits, isDateUnavailable: (date: DateValue) => isDateUnavailable(date.toString()) }
}

/** The month to show first, so that the library need not ask the clock. */
const firstShown = (dates: readonly (string | null | undefined)[]) =>
  dates.map((date) => dateOf(date)).find((date) => date !== undefined)

/** Follows a day chosen elsewhere (typed, say) to its month, and is free otherwise. */
const useFocusedDate = (value: string | null | undefined, start: DateValue | undefined) => {
  const [focused, setFocused] = useState(start)
  const [followed, setFollowed] = useState(value)
  if (value !== followed) {
    setFollowed(value)
    setFocused(dateOf(value) ?? focused)
  }
  return [focused, setFocused] as const
}

interface MonthProps {
  state: CalendarState
  /** What the calendar is called, and the ids of elements that do so. */
  label: string | undefined
  labelledBy: string | undefined
  /** The month in words. */
  title: string
  today: string | undefined
  look: CalendarLook
  texts: CalendarTexts
  locale: string
}

const Month = ({ state, label, labelledBy, title, ...rest }: MonthProps) => {
  const grid = useMonthGrid(state, { label, labelledBy, title })
  const { start } = state.visibleRange
  // Of a week that is whole also where the calendar begins.
  const weekDays = state.getDatesInWeek(1).flatMap((date) => (date === null ? [] : [weekDayName(date, rest.locale)]))
  return (
    <table {...grid} className={css.table}>
      {/* The name of each day begins with its weekday: said twice it would only be in the way. */}
      <thead aria-hidden="true">
        <tr>
          {weekDays.map((name) => (
            <th key={name} className={css.weekDay}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date, at) =>
                date !== null && isSameMonth(date, start) ? (
                  <Day key={date.toString()} date={date} state={state} {...rest} />
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day
                  <td key={`blank-${at}`} className={css.cell} />
                ),
              )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Body = (props: CalendarProps & { locale: string }) => {
  const {
    value, defaultValue, onValueChange, min, max, isDateUnavailable: _isUnavailable, firstDayOfWeek = 'mon', id,
    today: _today, timeZone: _zone, locale, look = 'plain', focusOnMount = false, disabled = false, texts: given, className,
    'aria-label': label, 'aria-labelledby': labelledBy, ...rest
  } = props
  const texts = useMemo(() => ({ ...calendarTexts, ...given }), [given])
  // Days keep what they were drawn with.
  const tell = useSteady(onValueChange)
  const today = useToday(props)
  const shownFirst = firstShown([value ?? defaultValue, today, min, max]) ?? dateOf('2026-01-01')
  const [focusedDate, setFocusedDate] = useFocusedDate(value, shownFirst)
  const options = {
    locale,
    createCalendar: gregorian,
    firstDayOfWeek,
    ...(value === undefined ? {} : { value: dateOf(value) ?? null }),
    defaultValue: dateOf(defaultValue) ?? null,
    onChange: (date: DateValue | null) => {
      if (date !== null) tell(date.toString())
    },
    ...limitsOf(props),
    focusedValue: focusedDate ?? null,
    // Unused beside the day given above, but without it the library asks the clock what day it is.
    defaultFocusedValue: focusedDate ?? null,
    onFocusChange: setFocusedDate,
    autoFocus: focusOnMount,
    isDisabled: disabled,
  }
  // Days have no zone; written and read in UTC none of the browser's clock changes can shift one.
  const state: CalendarState = { ...useCalendarState(options), timeZone: 'UTC' }
  const named = label === undefined ? { 'aria-labelledby': labelledBy } : { 'aria-label': label }
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(
    { ...options, ...named, ...(id !== undefined && { id }) },
    state,
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- months are turned here, no form is filled in
    <div {...rest} {...calendarProps} role="group" className={cx(css.root, className)}>
      <div className={css.head}>
        <div className={css.title}>{title}</div>
        <div className={css.pages}>
          <IconButton
            icon={<ChevronLeft />}
            label={texts.previousMonth}
            size="compact"
            className={css.sign}
            disabled={prevButtonProps.isDisabled}
            onClick={() => state.focusPreviousPage()}
            onFocus={() => prevButtonProps.onFocusChange?.(true)}
            onBlur={() => prevButtonProps.onFocusChange?.(false)}
          />
          <IconButton
            icon={<ChevronRight />}
            label={texts.nextMonth}
            size="compact"
            className={css.sign}
            disabled={nextButtonProps.isDisabled}
            onClick={() => state.focusNextPage()}
            onFocus={() => nextButtonProps.onFocusChange?.(true)}
            onBlur={() => nextButtonProps.onFocusChange?.(false)}
          />
        </div>
      </div>
      <Month {...{ state, label, labelledBy, title, today, look, texts, locale }} />
    </div>
  )
}

/**
 * A month to choose a day from: days are strings (YYYY-MM-DD) in and out and never pass through an instant. Arrow keys
 * walk over days that cannot be chosen, Page Up and Page Down turn months, with Shift years, Home and End go to the
 * ends of the month. `ref` and `data-*` reach the group. Heavy: it is not part of the barrel.
 */
export const Calendar = (props: CalendarProps) => {
  const ui = useUi()
  const locale = knownLocale(props.locale, ui.locale)
  return (
    <I18nProvider locale={locale}>
      <Body {...props} locale={locale} />
    </I18nProvider>
  )
}
