import { buildAircraft } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { aboutBooking } from './about-booking.ts'

describe('what a card or the bank is asked for', () => {
  const flight = { start: '2026-12-12T18:00:00.000Z', hours: 3 }
  const aircraft = buildAircraft({ hourly_rate: 165.01 })

  test('a solo flight: all of the price, on both clocks, with its rules', () => {
    expect(aboutBooking(aircraft, { kind: 'solo' }, flight, 'Europe/Berlin')).toEqual({
      text: 'Solo flight, Sat 12 Dec, 10:00–13:00 PST (your time Sat 12 Dec, 19:00–22:00 GMT+1)',
      totalCents: 49_503, shareCents: undefined, rateCents: 16_501, hours: 3,
      rules: expect.stringMatching(/^You pay when you book\. Until the operator approves/),
    })
  })

  test('a flight to share: the half of who asks, who bears the odd cent', () => {
    const about = aboutBooking(aircraft, { kind: 'inviter', other: 'Daniel Okafor' }, flight, undefined)
    expect(about).toMatchObject({ text: expect.stringMatching(/^Flight with Daniel Okafor, /), totalCents: 49_503, shareCents: 24_752 })
    expect(about.rules).toContain('only when Daniel Okafor accepts')
  })

  test('a co-pilot who is not known by name', () => {
    const about = aboutBooking(aircraft, { kind: 'inviter', other: undefined }, flight, undefined)
    expect(about.text).toMatch(/^Shared flight, /)
    expect(about.rules).toContain('only when your co-pilot accepts')
  })
})
