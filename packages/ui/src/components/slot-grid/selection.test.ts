import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterPress, cellsOf, isConsecutive, orderSlots, pressHour, runFrom, stillOffered, type HourSlot } from './selection.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 12, hour)).toISOString()
const hours = (...list: number[]) => list.map(at)
const slot = (hour: number, state?: HourSlot['state']): HourSlot => ({ start: at(hour), state })

describe('orderSlots', () => {
  test('sorts by instant, whatever the offset is written like', () => {
    const late = { start: '2026-12-12T12:00:00+01:00' }
    const early = { start: '2026-12-12T10:00:00Z' }
    expect(orderSlots([late, early])).toEqual([early, late])
  })

  test('c02: an hour that two overlapping windows offer stands there once', () => {
    const twice = orderSlots([slot(9), slot(10), slot(10), { start: '2026-12-12T11:00:00+01:00' }])
    expect(twice.map(({ start }) => Date.parse(start))).toEqual([Date.parse(at(9)), Date.parse(at(10))])
  })

  test('of two at one instant the one that cannot be picked stays', () => {
    expect(orderSlots([slot(9), slot(9, 'taken')])).toEqual([slot(9, 'taken')])
    expect(orderSlots([slot(9, 'taken'), slot(9)])).toEqual([slot(9, 'taken')])
  })

  test('leaves unreadable instants out', () => {
    expect(orderSlots([{ start: 'noon' }, slot(9)])).toEqual([slot(9)])
  })
})

describe('isConsecutive', () => {
  test.each([
    [[], true],
    [[9], true],
    [[9, 10, 11], true],
    [[9, 11], false],
    [[10, 9], false],
    [[9, 9], false],
  ])('%j is %s', (list, expected) => {
    expect(isConsecutive(hours(...list))).toBe(expected)
  })

  test('c05: neighbours over the hour that daylight saving skips are consecutive, for their instants are', () => {
    // 01:00 EST and 03:00 EDT on 14 March 2027 in New York.
    expect(isConsecutive(['2027-03-14T06:00:00Z', '2027-03-14T07:00:00Z'])).toBe(true)
  })
})

describe('pressHour', () => {
  test.each([
    { name: 'the first', from: [], press: 10, to: [10] },
    { name: 'the next', from: [10], press: 11, to: [10, 11] },
    { name: 'the one before', from: [10], press: 9, to: [9, 10] },
    { name: 'c09: a gap starts again', from: [10], press: 13, to: [13] },
    { name: 'c09: the middle starts again, no hole remains', from: [13, 14, 15], press: 14, to: [14] },
    { name: 'the last leaves', from: [13, 14, 15], press: 15, to: [13, 14] },
    { name: 'the first leaves', from: [13, 14, 15], press: 13, to: [14, 15] },
    { name: 'the only one leaves', from: [13], press: 13, to: [] },
  ])('$name', ({ from, press, to }) => {
    expect(pressHour(hours(...from), at(press))).toEqual(hours(...to))
  })

  test('knows an hour again that is written with another offset', () => {
    expect(pressHour(['2026-12-12T10:00:00Z'], '2026-12-12T11:00:00+01:00')).toEqual([])
  })

  test('c09: whatever is pressed, the selection has no hole, no hour twice and stays in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 23 }), { maxLength: 30 }), (presses) => {
        const selected = presses.reduce<readonly string[]>((list, press) => pressHour(list, at(press)), [])
        expect(isConsecutive(selected)).toBe(true)
      }),
    )
  })
})

describe('runFrom', () => {
  const offered = [slot(9), slot(10), slot(11, 'taken'), slot(13), slot(14), slot(15)]
  const run = (hour: number, length: number) => {
    const first = offered.find(({ start }) => start === at(hour))
    if (first === undefined) throw new Error('No such hour')
    return runFrom(offered, first, length)
  }

  test.each([
    [9, 2, [9, 10]],
    [13, 3, [13, 14, 15]],
    [15, 1, [15]],
  ])('from %i for %i hours', (hour, length, expected) => {
    expect(run(hour, length)).toEqual(hours(...expected))
  })

  test.each([
    [10, 2, 'a taken hour'],
    [15, 2, 'the end of what is on offer'],
    [11, 1, 'itself taken'],
  ])('from %i for %i hours stops at %s', (hour, length) => {
    expect(run(hour, length)).toBeUndefined()
  })

  test('stops at a gap', () => {
    const [ten, one] = [slot(10), slot(13)]
    expect(runFrom([ten, one], ten, 2)).toBeUndefined()
  })

  test('an hour that is not on offer starts nothing', () => {
    expect(runFrom(offered, slot(9), 1)).toBeUndefined()
  })
})

describe('afterPress', () => {
  const offered = [
    slot(9, 'past'), slot(10), slot(11), slot(12), slot(13, 'taken'), slot(14), slot(15),
  ]
  const press = (hour: number, selected: number[], fixed?: number) => {
    const pressed = offered.find(({ start }) => start === at(hour))
    if (pressed === undefined) throw new Error('No such hour')
    return afterPress(offered, hours(...selected), pressed, fixed)
  }

  test('past and taken hours select nothing', () => {
    expect(press(9, [])).toBeUndefined()
    expect(press(13, [12])).toBeUndefined()
  })

  test('a fixed length moves as a whole, and a second press on its start takes it away', () => {
    expect(press(10, [], 2)).toEqual(hours(10, 11))
    expect(press(11, [10, 11], 2)).toEqual(hours(11, 12))
    expect(press(11, [11, 12], 2)).toEqual([])
  })

  test('a fixed length is not begun where it does not fit', () => {
    expect(press(12, [], 2)).toBeUndefined()
  })

  test.each([
    { name: 'is taken away by a press on it', press: 13, from: [12, 13], to: [12] },
    { name: 'is taken away, and of what is left on both sides the part that keeps the start stays', press: 13, from: [12, 13, 14], to: [12] },
    { name: 'is dropped before a neighbour joins', press: 14, from: [13], to: [14] },
    { name: 'is dropped before a neighbour joins, and what is left may join', press: 11, from: [12, 13], to: [11, 12] },
    { name: 'is dropped when another hour leaves', press: 12, from: [11, 12, 13], to: [11] },
    { name: 'leaves a gap, which starts again', press: 15, from: [12, 13, 14], to: [15] },
    { name: 'goes with the bar of a fixed length', press: 13, from: [12, 13], to: [], fixed: 2 },
    { name: 'goes with the bar, pressed at its start', press: 12, from: [12, 13], to: [], fixed: 2 },
  ])('c07: a selected hour that was taken meanwhile $name', ({ press: hour, from, to, fixed }) => {
    expect(press(hour, from, fixed)).toEqual(hours(...to))
  })

  test('hours of another day join nothing', () => {
    expect(afterPress([slot(0), slot(1)], hours(-1), slot(0), undefined)).toEqual(hours(0))
  })

  test('c07: whatever is pressed, nothing that cannot be had comes in, and all that is selected can be taken away', () => {
    const state = fc.constantFrom('free' as const, 'taken' as const)
    const day = fc.array(state, { minLength: 6, maxLength: 6 }).map((states) => states.map((each, hour) => slot(hour, each)))
    const length = fc.constantFrom(undefined, 1, 2)
    fc.assert(
      fc.property(day, day, fc.array(fc.nat(5), { maxLength: 12 }), fc.nat(5), length, (before, now, presses, last, fixed) => {
        const pressed = (slots: readonly HourSlot[], list: readonly string[], hour: number) => {
          const found = slots[hour]
          return found === undefined ? list : (afterPress(slots, list, found, fixed) ?? list)
        }
        const selected = presses.reduce<readonly string[]>((list, hour) => pressed(before, list, hour), [])
        const next = pressed(now, selected, last)
        expect(isConsecutive(next)).toBe(true)
        const free = new Set(now.filter((each) => each.state === 'free').map(({ start }) => start))
        expect(next === selected || next.every((start) => free.has(start))).toBe(true)
        const taken = now.filter(({ start }) => selected.includes(start) && !free.has(start))
        for (const hour of taken) expect(afterPress(now, selected, hour, fixed)).not.toContain(hour.start)
      }),
    )
  })
})

describe('stillOffered', () => {
  const day = [slot(9), slot(10, 'taken'), slot(12)]

  test.each([
    { name: 'hours of the day stay, also taken ones', from: [9, 10], to: [9, 10] },
    { name: 'hours that are gone are left out', from: [8, 9], to: [9] },
    { name: 'no hole remains', from: [10, 11, 12], to: [10] },
    { name: 'another day clears all', from: [33, 34], to: [] },
  ])('$name', ({ from, to }) => {
    expect(stillOffered(day, hours(...from))).toEqual(hours(...to))
  })

  test('the same list, where all of it is left', () => {
    const list = hours(9, 10)
    expect(stillOffered(day, list)).toBe(list)
  })
})

describe('cellsOf', () => {
  test('selected hours join with their neighbours in time, not in the grid', () => {
    const cells = cellsOf([slot(9), slot(10), slot(11), slot(13)], hours(9, 10, 11), undefined)
    expect(cells.map(({ joinsPrevious, joinsNext }) => [joinsPrevious, joinsNext])).toEqual([
      [false, true],
      [true, true],
      [true, false],
      [false, false],
    ])
  })

  test('names what cannot be picked', () => {
    const cells = cellsOf([slot(8, 'past'), slot(9), slot(10), slot(11, 'taken')], [], 2)
    expect(cells.map(({ kind }) => kind)).toEqual(['past', 'free', 'short', 'taken'])
    expect(cells.map(({ isPressable }) => isPressable)).toEqual([false, true, false, false])
  })

  test('c07: what is selected can be pressed, also when it was taken meanwhile', () => {
    const cells = cellsOf([slot(9), slot(10, 'taken'), slot(11, 'taken')], hours(9, 10), undefined)
    expect(cells.map(({ isPressable }) => isPressable)).toEqual([true, true, false])
    const bar = cellsOf([slot(9), slot(10, 'taken'), slot(11)], hours(9, 10), 2)
    expect(bar.map(({ isPressable }) => isPressable)).toEqual([true, true, false])
  })

  test('what can be pressed is what a press changes something with', () => {
    const states = fc.constantFrom<HourSlot['state']>('free', 'taken', 'past')
    const days = fc.array(states, { minLength: 1, maxLength: 7 }).map((day) => day.map((state, index) => slot(8 + index, state)))
    const selections = fc.subarray(hours(7, 8, 9, 10, 11, 12, 13, 14))
    fc.assert(
      fc.property(days, selections, fc.constantFrom(undefined, 1, 2, 3), (day, selected, fixedHours) => {
        const cells = cellsOf(day, selected, fixedHours)
        expect(cells.map(({ isPressable }) => isPressable)).toEqual(
          day.map((pressed) => afterPress(day, selected, pressed, fixedHours) !== undefined),
        )
      }),
      { numRuns: 2000 },
    )
  })
})
