import type { DayProblem } from './problems.ts'
import type { WeekDay } from './week.ts'

/** Words of the week editor. */
export interface AvailabilityEditorTexts {
  /** Monday first. */
  days: Readonly<Record<WeekDay, string>>
  addHours: string
  copyToAll: string
  saveChanges: string
  saving: string
  cancel: string
  /** In place of the hours of a closed day. */
  closedDay: string
  unsaved: string
  /** Read out with a day that differs from what is stored. */
  changed: string
  /** How long a day is open, for example "8 h". */
  total: (minutes: number) => string
  /** Names of the fields of a row; rows are counted from 1. */
  startTime: (day: string, row: number) => string
  endTime: (day: string, row: number) => string
  removeHours: (day: string, row: number) => string
  /** Name of the button that shows and hides a day's hours where there is little room. */
  dayHours: (day: string) => string
  /** Describes the drawn bar. */
  bar: (day: string, ranges: string) => string
  /** What is wrong, beneath the rows. */
  problem: (problem: DayProblem) => string
  /** Why nothing can be saved, beside the button. */
  blocked: (day: string, problem: DayProblem) => string
}

const total = (minutes: number): string => `${Number((minutes / 60).toFixed(2))} h`

const problem = (found: DayProblem): string => {
  switch (found.kind) {
    case 'time':
      return 'Invalid time format (HH:MM)'
    case 'order':
      return 'The end must be later than the start.'
    case 'overlap':
      return `${found.from}–${found.to} is in both rows. Change one of them.`
  }
}

const blocked = (day: string, found: DayProblem): string => {
  switch (found.kind) {
    case 'time':
      return `${day} has a time that cannot be read. Change it to save.`
    case 'order':
      return `${day} has hours that end before they start. Change them to save.`
    case 'overlap':
      return `${day} has hours that overlap. Change them to save.`
  }
}

export const availabilityEditorTexts: AvailabilityEditorTexts = {
  days: { 0: 'Monday', 1: 'Tuesday', 2: 'Wednesday', 3: 'Thursday', 4: 'Friday', 5: 'Saturday', 6: 'Sunday' },
  addHours: 'Add hours',
  copyToAll: 'Copy to all',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  closedDay: 'No availability on this day.',
  unsaved: 'Unsaved changes',
  changed: 'changed',
  total,
  startTime: (day, row) => `${day} start time ${row}`,
  endTime: (day, row) => `${day} end time ${row}`,
  removeHours: (day, row) => `Remove ${day} hours ${row}`,
  dayHours: (day) => `Hours of ${day}`,
  bar: (day, ranges) => `${day} over 24 hours: ${ranges}`,
  problem,
  blocked,
}
