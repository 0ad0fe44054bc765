import { buildAircraft, testId } from '@pilotpair/contract/testing'
import { forgetTab } from '@pilotpair/feature-core'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  dropOpen, flightOfOpen, isKeptOpen, isUnderway, keepOpen, latestOpen, openRequest, type OpenRequest, openSolo, type OpenSolo, whileUnderway,
} from './open-booking.ts'

const KEY = 'pilotpair.open-bookings'
const items = new Map<string, string>()
beforeEach(() => {
  forgetTab()
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  })
})

const aircraft = buildAircraft()
const solo: OpenSolo = {
  type: 'solo',
  aircraft,
  body: { aircraft_id: aircraft.id_aircraft, flight_date: '2026-12-12T18:00:00.000Z', expected_total_cents: 33_000 },
  idempotencyKey: 'solo-key',
}
const request: OpenRequest = {
  type: 'shared',
  aircraft,
  body: {
    aircraft_id: aircraft.id_aircraft,
    invited_user_id: testId('user', 2),
    flight_date: '2026-12-12T18:00:00.000Z',
    flight_duration: 3,
    notes: 'Coffee first?',
    id_card: 'pm_1',
    expected_total_cents: 49_500,
  },
  idempotencyKey: 'request-key',
}

test('is kept in the tab whole, with its key, until its outcome is known', () => {
  keepOpen(solo)
  keepOpen(request)
  expect(items.has(KEY)).toBe(true)
  expect(openSolo(aircraft.id_aircraft)).toEqual(solo)
  expect(openRequest(testId('user', 2), aircraft.id_aircraft)).toEqual(request)
  expect(latestOpen()).toEqual(request)
  expect(flightOfOpen(solo)).toEqual({ start: '2026-12-12T18:00:00.000Z', hours: 2 })
  expect(flightOfOpen(request)).toEqual({ start: '2026-12-12T18:00:00.000Z', hours: 3 })
  dropOpen(request)
  expect(isKeptOpen(request)).toBe(false)
  expect(latestOpen()).toEqual(solo)
  dropOpen(solo)
  expect(items.has(KEY)).toBe(false)
})

test('is of one aircraft and one co-pilot, and the later call replaces the earlier', () => {
  keepOpen(request)
  keepOpen({ ...request, idempotencyKey: 'with-another-card' })
  expect(openRequest(testId('user', 2), aircraft.id_aircraft)?.idempotencyKey).toBe('with-another-card')
  expect(isKeptOpen(request)).toBe(false)
  expect(openRequest(testId('user', 3), aircraft.id_aircraft)).toBeUndefined()
  expect(openSolo(aircraft.id_aircraft)).toBeUndefined()
})

test('is forgotten with the account that the tab was used by', () => {
  keepOpen(solo)
  forgetTab()
  expect(latestOpen()).toBeUndefined()
})

test.each(['{bad', 'null', '{"all":1}', '{"all":[null,{"type":"solo"},{"type":"solo","aircraft":{},"body":{},"idempotencyKey":"x"}]}'])(
  'c48: what cannot be read is none: %s',
  (text) => {
    items.set(KEY, text)
    expect(latestOpen()).toBeUndefined()
    keepOpen(solo)
    expect(latestOpen()).toEqual(solo)
  },
)

test('without room in the storage it lives as long as the page, and nothing older comes in its place', () => {
  keepOpen(solo)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  })
  keepOpen(request)
  expect(latestOpen()).toEqual(request)
})

test('is under way until its call is answered or fails', async () => {
  const sending = whileUnderway(solo, () => Promise.reject(new Error('lost')))
  expect(isUnderway(solo)).toBe(true)
  expect(isUnderway(request)).toBe(false)
  await expect(sending).rejects.toThrow('lost')
  expect(isUnderway(solo)).toBe(false)
})
