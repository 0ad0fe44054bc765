import { ANY } from '@pilotpair/contract'
import { sampleAirports, testId } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { noFilters, type PilotFilters, readFilters, toPilotQuery, writeFilters } from './filters.ts'

const airport = sampleAirports.PAO.id_airport
const [first, second] = [testId('model', 1), testId('model', 2)]
const all: PilotFilters = { airport, licenseType: 'airline_transport', minHours: 0, modelIds: [first, second] }

describe('filters in the address', () => {
  test('c39: a list is a repeated key, the licence is in upper case', () => {
    expect(writeFilters(all)).toBe(
      `?aircraft_model_ids=${first}&aircraft_model_ids=${second}&airport=${airport}&license_type=AIRLINE_TRANSPORT&min_flight_hours=0`,
    )
  })

  test('are read as they were written', () => {
    expect(readFilters(writeFilters(all))).toEqual(all)
    expect(readFilters('')).toEqual(noFilters)
  })

  test('c39: ANY and what is blank are no filter', () => {
    expect(readFilters('?airport=ANY&license_type=ANY&min_flight_hours=')).toEqual(noFilters)
    expect(writeFilters({ licenseType: ANY, modelIds: [] })).toBe('')
    expect(toPilotQuery(noFilters)).toEqual({})
  })

  test('what is wrong is left out, the rest holds', () => {
    const wrong = '?airport=7&license_type=astronaut&min_flight_hours=-5&min_flight_hours=9&aircraft_model_ids=x'
    expect(readFilters(`${wrong}&aircraft_model_ids=${first}`)).toEqual({ ...noFilters, modelIds: [first] })
    expect(readFilters('?min_flight_hours=1e3')).toEqual(noFilters)
  })

  test('equal filters have one address, whatever the order and the repeats', () => {
    const mixed = `?aircraft_model_ids=${second}&license_type=private&aircraft_model_ids=${first}&aircraft_model_ids=${second}`
    expect(writeFilters(readFilters(mixed))).toBe(
      `?aircraft_model_ids=${first}&aircraft_model_ids=${second}&license_type=PRIVATE`,
    )
  })
})
