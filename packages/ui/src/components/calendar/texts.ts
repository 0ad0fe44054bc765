/** Words of the calendar. Months, weekdays and dates come from the locale. */
export interface CalendarTexts {
  previousMonth: string
  nextMonth: string
  /** Read out with the day that it is. */
  today: string
  /** Read out with the chosen day. */
  selected: string
  /** Read out with a day that cannot be chosen. */
  unavailable: string
}

export const calendarTexts: CalendarTexts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
  unavailable: 'not available',
}
