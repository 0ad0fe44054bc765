import { bookingTexts } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { afterReading, isSlotTaken, type Refusal, refusedHours, withRefusal } from './slots-refused.ts'

const ten = Date.parse('2026-12-12T18:00:00.000Z')
const eleven = ten + 3_600_000
const flight = { start: '2026-12-12T18:00:00.000Z', hours: 2 }
const refused = withRefusal([], flight, 1000)
const allFree = () => true

describe('hours that the service has refused as taken', () => {
  test('count as taken', () => {
    expect([...refusedHours(refused)]).toEqual([ten, eleven])
    expect(withRefusal(refused, flight, 2000)).toEqual([{ flight, at: 2000 }])
    expect(withRefusal(refused, { ...flight, hours: 1 }, 2000)).toHaveLength(2)
  })

  test('stay so with what was read before, and with the reading that follows and calls all of them free', () => {
    expect(afterReading(refused, { readAt: 900, isFreeAt: allFree })).toBe(refused)
    const doubted = afterReading(refused, { readAt: 1100, isFreeAt: allFree })
    expect([...refusedHours(doubted)]).toEqual([ten, eleven])
    expect(afterReading(doubted, { readAt: 1100, isFreeAt: allFree })).toBe(doubted)
  })

  test('are forgotten once a later reading says again that they are free', () => {
    const doubted = afterReading(refused, { readAt: 1100, isFreeAt: allFree })
    expect(afterReading(doubted, { readAt: 1200, isFreeAt: allFree })).toEqual([])
  })

  test('are forgotten once a reading tells which of them are taken: the others are free', () => {
    expect(afterReading(refused, { readAt: 1100, isFreeAt: (instant) => instant !== ten })).toEqual([])
    const doubted: readonly Refusal[] = [{ flight, at: 1000, doubtedAt: 1100 }]
    expect(afterReading(doubted, { readAt: 1100, isFreeAt: () => false })).toEqual([])
  })
})

test('only the service’s word that the time is taken is such a refusal', () => {
  const refusal = (detail: string) => ({ kind: 'refused', status: 409, detail, fields: [] })
  expect(isSlotTaken(refusal(bookingTexts.slotTaken))).toBe(true)
  expect(isSlotTaken(refusal(bookingTexts.priceChanged))).toBe(false)
  expect(isSlotTaken(undefined)).toBe(false)
})
