import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapsOf, problemsOf } from './problems.ts'
import {
  draftOf, hoursOf, isDayChanged, isWeekChanged, weekDays, weekKey, weekReducer, type DraftRow, type WeekAction,
  type WeekDay, type WeekDraft, type WeeklyHours,
} from './week.ts'

const hours = (day: WeekDay, start: string, end: string): WeeklyHours => ({ day, start, end })
const dayOf = (draft: WeekDraft, day: WeekDay) => {
  const found = draft.days[day]
  if (found === undefined) throw new Error('No such day')
  return found
}
const timesOf = (draft: WeekDraft, day: WeekDay) => dayOf(draft, day).rows.map(({ start, end }) => `${start}-${end}`)
const idAt = (draft: WeekDraft, day: WeekDay, at: number) => dayOf(draft, day).rows[at]?.id ?? ''
const run = (draft: WeekDraft, ...actions: WeekAction[]) => actions.reduce(weekReducer, draft)

const twoRows = draftOf([hours(0, '13:00', '18:00'), hours(0, '08:00', '12:00'), hours(1, '09:00', '17:00')])

describe('draftOf', () => {
  test('sorts rows by day and time, opens days that have hours, reads 24:00 as the end of the day', () => {
    expect(timesOf(twoRows, 0)).toEqual(['08:00-12:00', '13:00-18:00'])
    expect(twoRows.days.map(({ isOpen }) => isOpen)).toEqual([true, true, false, false, false, false, false])
    expect(timesOf(draftOf([hours(6, '20:00', '24:00')]), 6)).toEqual(['20:00-00:00'])
  })

  test('c02: gives rows that look the same ids of their own', () => {
    const twins = draftOf([hours(0, '09:00', '17:00'), hours(0, '09:00', '17:00')])
    expect(idAt(twins, 0, 0)).not.toBe(idAt(twins, 0, 1))
    expect(timesOf(run(twins, { kind: 'remove', day: 0, row: idAt(twins, 0, 1) }), 0)).toEqual(['09:00-17:00'])
  })
})

test('c02: a stored start of 24:00 stays in sight, is a problem and is no other time', () => {
  const late = draftOf([hours(0, '24:00', '24:00')])
  expect(timesOf(late, 0)).toEqual(['24:00-00:00'])
  expect(problemsOf(dayOf(late, 0).rows)).toMatchObject([{ kind: 'time', fields: ['start'] }])
  expect(hoursOf(late)).toEqual([hours(0, '24:00', '00:00')])
  expect(weekKey(hoursOf(late))).not.toBe(weekKey([hours(0, '00:00', '00:00')]))
})

describe('opening and closing', () => {
  test('a day closed all along opens with 09:00 to 17:00', () => {
    expect(timesOf(run(twoRows, { kind: 'switch', day: 2, isOpen: true }), 2)).toEqual(['09:00-17:00'])
  })

  test('a day opened again has the rows that it had', () => {
    const closed = run(twoRows, { kind: 'switch', day: 0, isOpen: false })
    expect(hoursOf(closed).map(({ day }) => day)).toEqual([1])
    expect(timesOf(run(closed, { kind: 'switch', day: 0, isOpen: true }), 0)).toEqual(['08:00-12:00', '13:00-18:00'])
  })

  test('removing the last row closes the day', () => {
    const none = run(twoRows, { kind: 'remove', day: 1, row: idAt(twoRows, 1, 0) })
    expect(dayOf(none, 1).isOpen).toBe(false)
    expect(hoursOf(none).some(({ day }) => day === 1)).toBe(false)
  })
})

describe('adding hours', () => {
  test.each([
    ['17:00', '17:00-18:00'],
    ['23:00', '23:00-00:00'],
    ['23:30', '23:30-00:30'],
    ['00:00', '00:00-01:00'],
    ['noon', '09:00-17:00'],
  ])('after a row that ends at %s comes %s', (end, expected) => {
    const draft = run(draftOf([hours(0, '09:00', end)]), { kind: 'add', day: 0 })
    expect(timesOf(draft, 0).at(-1)).toBe(expected)
  })
})

describe('copying', () => {
  const copied = run(twoRows, { kind: 'copy', day: 0 })

  test('c03: the source stays open and untouched, open days get its rows, closed days stay closed', () => {
    expect(copied.days[0]).toBe(twoRows.days[0])
    expect(timesOf(copied, 1)).toEqual(['08:00-12:00', '13:00-18:00'])
    expect(copied.days.slice(2)).toEqual(twoRows.days.slice(2))
  })

  test('c03: later edits of the copy do not reach the source', () => {
    const edited = run(
      copied,
      { kind: 'edit', day: 1, row: idAt(copied, 1, 0), field: 'start', text: '10:00' },
      { kind: 'remove', day: 1, row: idAt(copied, 1, 1) },
    )
    expect(timesOf(edited, 1)).toEqual(['10:00-12:00'])
    expect(timesOf(edited, 0)).toEqual(['08:00-12:00', '13:00-18:00'])
  })

  test('a closed day copies nothing', () => {
    expect(run(twoRows, { kind: 'copy', day: 4 })).toBe(twoRows)
  })
})

describe('changes', () => {
  test('the order of rows and the way a time is written are no changes', () => {
    const draft = draftOf([hours(0, '9:00', '24:00'), hours(0, '06:00', '08:00')])
    expect(isWeekChanged(draft)).toBe(false)
    const same = run(draft, { kind: 'edit', day: 0, row: idAt(draft, 0, 1), field: 'start', text: '0900' })
    expect(isWeekChanged(same)).toBe(false)
  })

  test('only the edited day is changed, and going back ends it', () => {
    const edit = (text: string): WeekAction => ({ kind: 'edit', day: 0, row: idAt(twoRows, 0, 0), field: 'start', text })
    const edited = run(twoRows, edit('07:00'))
    expect(weekDays.filter((day) => isDayChanged(edited, day))).toEqual([0])
    expect(isWeekChanged(run(edited, edit('08:00')))).toBe(false)
  })

  test('an edit leaves all other days and rows the same objects', () => {
    const edited = run(twoRows, { kind: 'edit', day: 0, row: idAt(twoRows, 0, 0), field: 'end', text: '11:00' })
    expect(edited.days.slice(1).every((day, at) => day === twoRows.days[at + 1])).toBe(true)
    expect(dayOf(edited, 0).rows[1]).toBe(dayOf(twoRows, 0).rows[1])
  })
})

describe('storing', () => {
  const edited = run(twoRows, { kind: 'switch', day: 2, isOpen: true })

  test('after a save nothing is unsaved, and the days are not made anew', () => {
    const saved = run(edited, { kind: 'store', hours: hoursOf(edited) })
    expect(isWeekChanged(saved)).toBe(false)
    expect(saved.days).toBe(edited.days)
  })

  test('c04: other stored hours do not throw away what is being edited', () => {
    const other = run(edited, { kind: 'store', hours: [hours(6, '10:00', '12:00')] })
    expect(other.days).toBe(edited.days)
    expect(isWeekChanged(other)).toBe(true)
  })

  test('where nothing was edited the new hours are shown', () => {
    expect(hoursOf(run(twoRows, { kind: 'store', hours: [hours(6, '10:00', '12:00')] }))).toEqual([hours(6, '10:00', '12:00')])
  })

  test('reset goes back to what is stored', () => {
    const reset = run(edited, { kind: 'reset' })
    expect(isWeekChanged(reset)).toBe(false)
    expect(dayOf(reset, 2).isOpen).toBe(false)
  })
})

const row = (id: string, start: string, end: string): DraftRow => ({ id, start, end })

describe('problemsOf', () => {
  test.each([
    ['touching rows', [row('a', '09:00', '11:00'), row('b', '11:00', '13:00')]],
    ['until the end of the day', [row('a', '22:00', '00:00')]],
    ['the whole day', [row('a', '00:00', '00:00')]],
    ['24:00 as end', [row('a', '22:00', '24:00')]],
  ])('c02: %s are fine', (_name, rows) => {
    expect(problemsOf(rows)).toEqual([])
  })

  test('c02: an overlap names both rows and what they share', () => {
    expect(problemsOf([row('a', '09:00', '14:00'), row('b', '13:00', '18:00')])).toEqual([
      { kind: 'overlap', rows: ['a', 'b'], from: '13:00', to: '14:00' },
    ])
  })

  test('c02: an exact duplicate overlaps, and so does a row inside another, in any order', () => {
    expect(problemsOf([row('a', '09:00', '17:00'), row('b', '09:00', '17:00')])).toHaveLength(1)
    expect(problemsOf([row('a', '10:00', '16:00'), row('b', '09:00', '00:00')])).toEqual([
      { kind: 'overlap', rows: ['a', 'b'], from: '10:00', to: '16:00' },
    ])
  })

  test.each([
    ['17:00', '09:00'],
    ['09:00', '09:00'],
    ['23:30', '00:30'],
  ])('%s to %s is reversed', (start, end) => {
    expect(problemsOf([row('a', start, end)])).toEqual([{ kind: 'order', rows: ['a'] }])
  })

  test.each([
    ['', '17:00', ['start']],
    ['09:00', '25:00', ['end']],
    ['9h', '', ['start', 'end']],
    ['24:00', '00:00', ['start']],
  ])('"%s" to "%s" cannot be read', (start, end, fields) => {
    expect(problemsOf([row('a', start, end)])).toEqual([{ kind: 'time', rows: ['a'], fields }])
  })

  test('a reversed or unreadable row overlaps with nothing', () => {
    expect(overlapsOf([row('a', '17:00', '09:00'), row('b', '10:00', '12:00'), row('c', 'x', 'y')])).toEqual([])
  })
})

test('whatever is done, ids stay unique and what is saved is in order', () => {
  const day = fc.constantFrom(...weekDays)
  const action = fc.oneof(
    fc.record({ kind: fc.constant('switch' as const), day, isOpen: fc.boolean() }),
    fc.record({ kind: fc.constant('add' as const), day }),
    fc.record({ kind: fc.constant('copy' as const), day }),
    fc.record({ kind: fc.constant('remove' as const), day, row: fc.integer({ min: 1, max: 9 }).map((at) => `row-${at}`) }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const draft = run(twoRows, ...actions)
      const ids = draft.days.flatMap(({ rows }) => rows.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      const saved = hoursOf(draft)
      expect(saved.map(({ day }) => day)).toEqual(saved.map(({ day }) => day).toSorted((one, other) => one - other))
      expect(draft.days.every(({ isOpen, rows }) => !isOpen || rows.length > 0)).toBe(true)
    }),
  )
})
