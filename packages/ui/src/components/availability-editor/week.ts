import { dayMinutes, minutesOf, stretchOf, tidyStart, tidyTime, timeOf } from './times.ts'

/** Days of the week, Monday (0) to Sunday (6). */
export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const
export type WeekDay = (typeof weekDays)[number]

/** Hours in which something can be booked on every such day, on the wall clock of its place. */
export interface WeeklyHours {
  day: WeekDay
  /** HH:MM. */
  start: string
  /** HH:MM; "00:00" is the end of the day. */
  end: string
}

/** A row in the editor. What is typed stays as it is, readable or not. */
export interface DraftRow {
  id: string
  start: string
  end: string
}

/** A day in the editor. A closed day keeps its rows, to bring them back when it is opened again. */
export interface DraftDay {
  day: WeekDay
  isOpen: boolean
  rows: readonly DraftRow[]
}

/** The week as it is being edited, beside the week as it is stored. */
export interface WeekDraft {
  days: readonly DraftDay[]
  stored: readonly WeeklyHours[]
  /** Number of the next row. Ids are never used twice. */
  nextRow: number
}

export type WeekAction =
  | { kind: 'switch'; day: WeekDay; isOpen: boolean }
  | { kind: 'edit'; day: WeekDay; row: string; field: 'start' | 'end'; text: string }
  | { kind: 'add'; day: WeekDay }
  | { kind: 'remove'; day: WeekDay; row: string }
  | { kind: 'copy'; day: WeekDay }
  | { kind: 'store'; hours: readonly WeeklyHours[] }
  | { kind: 'reset' }

/** What a day that was closed all along begins with (specification §9). */
export const defaultHours = { start: '09:00', end: '17:00' } as const

const byTime = (one: WeeklyHours, other: WeeklyHours): number =>
  one.day - other.day || (stretchOf(one)?.from ?? 0) - (stretchOf(other)?.from ?? 0)

const tidy = ({ day, start, end }: WeeklyHours): WeeklyHours => ({ day, start: tidyStart(start), end: tidyTime(end) })

/** Hours of one day as one text, for comparing. The order of rows makes no difference. */
const keyOf = (hours: readonly WeeklyHours[], day: WeekDay): string =>
  hours
    .filter((row) => row.day === day)
    .map(({ start, end }) => `${tidyStart(start)}-${tidyTime(end)}`)
    .toSorted()
    .join(' ')

/** One text a week, the same for the same hours. */
export const weekKey = (hours: readonly WeeklyHours[]): string => weekDays.map((day) => keyOf(hours, day)).join('|')

/** Puts stored hours into the editor. */
export const draftOf = (hours: readonly WeeklyHours[], firstRow = 1): WeekDraft => {
  const stored = hours.map(tidy).toSorted(byTime)
  let nextRow = firstRow
  const days = weekDays.map((day): DraftDay => {
    const rows = stored
      .filter((row) => row.day === day)
      .map(({ start, end }) => ({ id: `row-${nextRow++}`, start, end }))
    return { day, isOpen: rows.length > 0, rows }
  })
  return { days, stored, nextRow }
}

/** What there is to save: the rows of the open days in order, times as HH:MM. */
export const hoursOf = ({ days }: Pick<WeekDraft, 'days'>): readonly WeeklyHours[] =>
  days
    .flatMap(({ day, isOpen, rows }) => (isOpen ? rows.map(({ start, end }) => tidy({ day, start, end })) : []))
    .toSorted(byTime)

/** Whether a day differs from what is stored. */
export const isDayChanged = (draft: WeekDraft, day: WeekDay): boolean =>
  keyOf(hoursOf(draft), day) !== keyOf(draft.stored, day)

/** Whether anything differs from what is stored. Rows that a closed day remembers do not count. */
export const isWeekChanged = (draft: WeekDraft): boolean => weekKey(hoursOf(draft)) !== weekKey(draft.stored)

/** The row after the last one: from its end, one hour long, wrapping at 24. */
const hoursAfter = (rows: readonly DraftRow[]): { start: string; end: string } => {
  const last = rows.at(-1)
  const from = last === undefined ? undefined : minutesOf(last.end)
  if (from === undefined) return defaultHours
  return { start: timeOf(from), end: timeOf((from + 60) % dayMinutes) }
}

const withDay = (draft: WeekDraft, day: WeekDay, change: (day: DraftDay) => DraftDay, rows = 0): WeekDraft => ({
  ...draft,
  days: draft.days.map((each) => (each.day === day ? change(each) : each)),
  nextRow: draft.nextRow + rows,
})

const copyDay = (draft: WeekDraft, from: WeekDay): WeekDraft => {
  const source = draft.days.find(({ day }) => day === from)
  if (source === undefined || !source.isOpen) return draft
  let { nextRow } = draft
  const days = draft.days.map((each) => {
    if (each.day === from || !each.isOpen) return each
    // Rows of their own: a later edit of one day must not reach another.
    return { ...each, rows: source.rows.map(({ start, end }) => ({ id: `row-${nextRow++}`, start, end })) }
  })
  return { ...draft, days, nextRow }
}

const removeRow = (day: DraftDay, row: string): DraftDay => {
  const rows = day.rows.filter(({ id }) => id !== row)
  // A day without hours is a closed day; it remembers the row, should it be opened again.
  return rows.length === 0 ? { ...day, isOpen: false } : { ...day, rows }
}

/**
 * Takes over what is stored now. What is being edited stays, unless nothing was: then the editor shows the new hours.
 */
const store = (draft: WeekDraft, hours: readonly WeeklyHours[]): WeekDraft => {
  const isSame = weekKey(hours) === weekKey(hoursOf(draft))
  if (!isSame && !isWeekChanged(draft)) return draftOf(hours, draft.nextRow)
  return { ...draft, stored: hours.map(tidy).toSorted(byTime) }
}

/** One step of editing. Days that it does not touch stay the same objects, so that they need not be drawn again. */
export const weekReducer = (draft: WeekDraft, action: WeekAction): WeekDraft => {
  const { nextRow } = draft
  switch (action.kind) {
    case 'switch':
      return withDay(draft, action.day, (day) => {
        const isFresh = action.isOpen && day.rows.length === 0
        return { ...day, isOpen: action.isOpen, rows: isFresh ? [{ id: `row-${nextRow}`, ...defaultHours }] : day.rows }
      }, 1)
    case 'edit':
      return withDay(draft, action.day, (day) => ({
        ...day,
        rows: day.rows.map((row) => (row.id === action.row ? { ...row, [action.field]: action.text } : row)),
      }))
    case 'add':
      return withDay(draft, action.day, (day) => ({
        ...day,
        rows: [...day.rows, { id: `row-${nextRow}`, ...hoursAfter(day.rows) }],
      }), 1)
    case 'remove':
      return withDay(draft, action.day, (day) => removeRow(day, action.row))
    case 'copy':
      return copyDay(draft, action.day)
    case 'store':
      return store(draft, action.hours)
    case 'reset':
      return draftOf(draft.stored, nextRow)
  }
}
