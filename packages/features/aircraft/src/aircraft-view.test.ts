import { buildAircraft, buildAirport, sampleAirports } from '@pilotpair/contract/testing'
import { formatHourlyRate } from '@pilotpair/ui/aircraft-card'
import { describe, expect, test } from 'vitest'
import { toAircraftView } from './aircraft-view.ts'
import { rateText } from './rate.ts'

describe('an aircraft as the card shows it', () => {
  test('carries name, place, facts and rate', () => {
    expect(toAircraftView(buildAircraft())).toEqual({
      name: 'Cessna 172S Skyhawk',
      type: 'single_engine',
      registration: 'N738PA',
      airport: 'Palo Alto (PAO)',
      year: 2015,
      seats: 4,
      features: ['IFR', 'Glass cockpit', 'GPS'],
      rate: 165,
      rateKind: 'Wet',
      imageUrl: null,
    })
  })

  test('the label is Wet when a maximum wet rate exists, else Dry; the price is the hourly rate', () => {
    const wet = toAircraftView(buildAircraft({ hourly_rate: 150, max_wet_hourly_rate: 180 }))
    expect([wet.rate, wet.rateKind]).toEqual([150, 'Wet'])
    const dry = toAircraftView(buildAircraft({ hourly_rate: 150, max_wet_hourly_rate: null }))
    expect([dry.rate, dry.rateKind]).toEqual([150, 'Dry'])
    expect(toAircraftView(buildAircraft({ max_wet_hourly_rate: 0 })).rateKind).toBe('Wet')
  })

  test('an airport without a code is named plainly', () => {
    expect(toAircraftView(buildAircraft({ airport: sampleAirports.SANMARTIN })).airport).toBe('San Martin')
    expect(toAircraftView(buildAircraft({ airport: buildAirport({ iata_code: '' }) })).airport).toBe('Palo Alto')
  })

  test('an aircraft without a type still has a drawing', () => {
    expect(toAircraftView(buildAircraft({ aircraft_type: null })).type).toBe('single_engine')
  })

  test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'ftp://x.test/a.png', '/api/v1/secret', ''])(
    'the picture address %j is not followed',
    (image_url) => {
      expect(toAircraftView(buildAircraft({ image_url })).imageUrl).toBeNull()
    },
  )

  test('a picture on the web is shown', () => {
    expect(toAircraftView(buildAircraft({ image_url: 'https://x.test/a.png' })).imageUrl).toBe('https://x.test/a.png')
  })
})

test.each([165, 142.5, 330.3, 1250, 99_999.99])('the card writes %d as every other place does', (rate) => {
  expect(formatHourlyRate(rate)).toBe(rateText(rate))
})
