import { aircraftForm } from '@pilotpair/contract'
import { buildOperatorAircraft } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { aircraftPatch, fieldOfWire, fieldsOf, newAircraftBody } from './aircraft-form.ts'

const parse = (fields: unknown) => aircraftForm(2026).parse(fields)

describe('the form of an aircraft', () => {
  test('untouched, an edit changes nothing', () => {
    for (const aircraft of [
      buildOperatorAircraft(),
      buildOperatorAircraft({ max_wet_hourly_rate: null, aircraft_type: null, image_url: null }),
      buildOperatorAircraft({ image_url: 'https://images.example.test/a.jpg' }),
    ]) {
      expect(aircraftPatch(aircraft, parse(fieldsOf(aircraft)))).toEqual({})
    }
  })

  test('an edit sends what changed; a new rate is the wet rate in both fields', () => {
    const dry = buildOperatorAircraft({ max_wet_hourly_rate: null, image_url: 'https://images.example.test/a.jpg' })
    const edited = parse({ ...fieldsOf(dry), wet_hourly_rate: '172.50', image_url: ' ', aircraft_type: '', has_gps: false })
    expect(aircraftPatch(dry, edited)).toEqual({
      hourly_rate: 172.5,
      max_wet_hourly_rate: 172.5,
      image_url: null,
      aircraft_type: null,
      has_gps: false,
    })
  })

  test('a new aircraft has the wet rate in both fields', () => {
    const body = newAircraftBody(parse({ ...fieldsOf(buildOperatorAircraft()), wet_hourly_rate: '180' }))
    expect(body).toMatchObject({ hourly_rate: 180, max_wet_hourly_rate: 180 })
    expect(body).not.toHaveProperty('wet_hourly_rate')
  })

  test.each([
    ['registration', 'registration'],
    ['max_wet_hourly_rate', 'wet_hourly_rate'],
    ['hourly_rate', 'wet_hourly_rate'],
    ['toString', undefined],
  ])('what the service says of %s stands at %s', (wire, field) => {
    expect(fieldOfWire(wire)).toBe(field)
  })
})
