import { expect, test } from 'vitest'
import { flightLook, flightStates } from './flightState.ts'

test('an open offer on a live flight needs the viewer, whatever the state was', () => {
  expect(flightLook('confirmed', true)).toMatchObject({ tone: 'accent', mark: 'offer' })
  expect(flightLook('pending_approval', true).mark).toBe('offer')
})

test('an offer changes nothing about a flight that is over or closing', () => {
  for (const state of ['flown', 'cancelled', 'cancellation_requested'] as const) {
    expect(flightLook(state, true)).toEqual(flightLook(state, false))
  }
})

test('closed and unknown states are disabled buttons', () => {
  expect(flightStates.filter((state) => flightLook(state, false).mark === 'disabled')).toEqual([
    'declined', 'cancelled', 'expired',
  ])
  expect(flightLook('weather_hold', false)).toMatchObject({ mark: 'disabled', isClosed: false })
})
