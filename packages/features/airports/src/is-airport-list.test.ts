import { airportEndpoints } from '@pilotpair/contract'
import { buildAirport, sampleAirportList } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { isAirportList } from './is-airport-list.ts'

const airport = buildAirport()
const { schema } = airportEndpoints.list.response

/** Values of every kind that JSON knows, for a field that takes some of them only. */
const anything: readonly unknown[] = [undefined, null, '', 'text', 0, 1.5, true, false, [], {}, ['text'], airport]

describe('the shape of the list of airports', () => {
  test.each([
    ['no airports', []],
    ['airports', [...sampleAirportList]],
    ['an airport twice', [airport, airport]],
    ['an id in capital letters', [buildAirport({ id_airport: '0190A0B0-0000-7000-8000-00000000000A' })]],
    ['neither code nor place', [buildAirport({ iata_code: null, location: null })]],
    ['names of any script', [buildAirport({ name: 'مطار دبي', location: '東京' }), buildAirport({ name: '🛩️\u0000' })]],
    ['empty texts', [buildAirport({ name: '', iata_code: '', location: '', timezone: '' })]],
  ])('takes %s, as the contract does', (_, list) => {
    expect(isAirportList(list)).toBe(true)
    expect(schema.safeParse(list).success).toBe(true)
  })

  test('takes keys that are not known yet', () => {
    expect(isAirportList([{ ...airport, elevation: 7 }])).toBe(true)
  })

  test.each([null, undefined, 'text', 7, true, {}, { 0: airport, length: 1 }, { airports: [airport] }])('refuses %j in its place', (value) => {
    expect(isAirportList(value)).toBe(false)
  })

  test.each([null, undefined, 'PAO', 7, true, [], [airport], {}])('refuses a list with %j in it', (value) => {
    expect(isAirportList([airport, value])).toBe(false)
  })

  test.each(['id_airport', 'name', 'iata_code', 'location', 'timezone'] as const)('judges %s as the contract does', (field) => {
    const judged = anything.map((value) => {
      const list = [airport, { ...airport, [field]: value }]
      return { value, isTaken: isAirportList(list), isInContract: schema.safeParse(list).success }
    })
    expect(judged.filter(({ isTaken, isInContract }) => isTaken !== isInContract)).toEqual([])
    const rest = Object.fromEntries(Object.entries(airport).filter(([key]) => key !== field))
    expect(isAirportList([rest])).toBe(false)
  })

  test.each([
    '', 'PAO', `${airport.id_airport}0`, airport.id_airport.slice(1), airport.id_airport.replaceAll('-', ''),
    `${airport.id_airport.slice(1)}g`, ` ${airport.id_airport}`, `${airport.id_airport}\n`,
  ])('refuses the id %j, as the contract does', (id) => {
    const list = [buildAirport({ id_airport: id })]
    expect(isAirportList(list)).toBe(false)
    expect(schema.safeParse(list).success).toBe(false)
  })
})
