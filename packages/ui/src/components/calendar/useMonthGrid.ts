import { useId, type KeyboardEvent } from 'react'
import type { CalendarState } from 'react-stately/useCalendarState'

/** Does what a key means in a month; false for keys that mean nothing here. */
const press = (state: CalendarState, key: string, isRtl: boolean, isShifted: boolean): boolean => {
  switch (key) {
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      state.focusPreviousDay()
      return true
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      state.focusNextDay()
      return true
    case 'ArrowUp':
      state.focusPreviousRow()
      return true
    case 'ArrowDown':
      state.focusNextRow()
      return true
    case 'PageUp':
      state.focusPreviousSection(isShifted)
      return true
    case 'PageDown':
      state.focusNextSection(isShifted)
      return true
    case 'Home':
      state.focusSectionStart()
      return true
    case 'End':
      state.focusSectionEnd()
      return true
    case 'Enter':
    case ' ':
      state.selectFocusedDate()
      return true
    default:
      return false
  }
}

interface MonthGridOptions {
  /** What the calendar is called, where it says so itself. */
  label: string | undefined
  /** Ids of the elements that name it otherwise. */
  labelledBy: string | undefined
  /** The month in words. */
  title: string
}

/**
 * Name and keys of a month. The library's own hook takes the direction of writing from the language: in an English
 * calendar on a right-to-left page its arrows go against what is drawn. It also asks the clock, only to name weekdays.
 */
export const useMonthGrid = (state: CalendarState, { label, labelledBy, title }: MonthGridOptions) => {
  const id = useId()
  return {
    id,
    role: 'grid',
    'aria-label': label === undefined ? title : `${label}, ${title}`,
    // A name from elsewhere, and then the month, which is the grid's own.
    ...(labelledBy === undefined ? {} : { 'aria-labelledby': `${labelledBy} ${id}` }),
    ...(state.isDisabled ? { 'aria-disabled': true } : {}),
    onFocus: () => state.setFocused(true),
    onBlur: () => state.setFocused(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, shiftKey, currentTarget } = event
      if (event.altKey || event.ctrlKey || event.metaKey || (shiftKey && !key.startsWith('Page'))) return
      if (!press(state, key, getComputedStyle(currentTarget).direction === 'rtl', shiftKey)) return
      event.preventDefault()
      event.stopPropagation()
    },
  } as const
}
