import { AIRPORT_CACHE_VERSION, type Airport } from '@pilotpair/contract'
import { buildAirport, sampleAirportList } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { packAirports, unpackAirports } from './packed-airports.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

const many = (count: number): Airport[] =>
  Array.from({ length: count }, (_, index) => ({
    id_airport: id(index + 1),
    name: `Field number ${String(index)} Municipal Airport`,
    iata_code: index % 2 === 0 ? null : 'ABC',
    location: `Town ${String(index % 900)}, Country`,
    timezone: index % 3 === 0 ? 'America/Los_Angeles' : 'Europe/Berlin',
  }))

describe('the packed list of airports', () => {
  test('is read back as it was written', () => {
    expect(unpackAirports(packAirports(sampleAirportList))).toEqual(sampleAirportList)
  })

  test('keeps ids that follow no order, names of any script, and missing codes and places', () => {
    const airports = [
      buildAirport({ id_airport: 'ffffffff-ffff-4fff-8fff-ffffffffffff', name: 'São Paulo "Congonhas"\n', location: null }),
      buildAirport({ id_airport: '0190A0B0-0000-7000-8000-00000000000A', name: 'مطار دبي', iata_code: null }),
      buildAirport({ id_airport: '0190a0b0-0000-7000-8000-00000000000b', name: '' }),
      buildAirport({ id_airport: id(7) }),
      buildAirport({ id_airport: id(8) }),
      buildAirport({ id_airport: id(6) }),
    ]
    expect(unpackAirports(packAirports(airports))).toEqual(airports)
  })

  test('keeps airports that are there twice, in a row and apart', () => {
    const [first = buildAirport(), second = buildAirport()] = sampleAirportList
    const airports = [first, first, second, first, second, second]
    expect(unpackAirports(packAirports(airports))).toEqual(airports)
  })

  test('gathers ids that follow one another into a run, over every border of digits', () => {
    const airports = [0xe, 0xf, 0x10, 0xfff, 0x1000, 0xffff, 0x1_0000].map((number) => buildAirport({ id_airport: id(number) }))
    const text = packAirports(airports)
    const content: unknown = JSON.parse(text)
    expect(content).toMatchObject({ ids: [[id(0xe), 3], [id(0xfff), 2], [id(0xffff), 2]] })
    expect(unpackAirports(text)).toEqual(airports)
  })

  test('takes less than half of the JSON of 18,000 airports, far below what a browser stores', () => {
    const airports = many(18_000)
    const text = packAirports(airports)
    expect(text.length).toBeLessThan(JSON.stringify(airports).length / 2)
    expect(text.length).toBeLessThan(1_500_000)
    expect(unpackAirports(text)).toEqual(airports)
  })

  const valid: Record<string, unknown> = JSON.parse(packAirports(sampleAirportList))
  const misshapen: readonly (readonly [string, unknown])[] = [
    ['an older version', { ...valid, version: '1.2' }],
    ['a newer version', { ...valid, version: '1.4' }],
    ['a version that is a number', { ...valid, version: Number(AIRPORT_CACHE_VERSION) }],
    ['no airports', { ...valid, ids: [], names: [], codes: [], place: [], zone: [] }],
    ['a missing column', { ...valid, names: undefined }],
    ['a column that is too short', { ...valid, codes: ['PAO'] }],
    ['names that are no text', { ...valid, names: [1, 2, 3] }],
    ['a place that is no position', { ...valid, place: sampleAirportList.map(() => 0.5) }],
    ['a place before its table', { ...valid, place: sampleAirportList.map(() => -1) }],
    ['codes that are neither text nor null', { ...valid, codes: sampleAirportList.map(() => 7) }],
    ['a zone that is null', { ...valid, zones: [null] }],
    ['a column that is an object', { ...valid, names: { length: sampleAirportList.length } }],
    ['a place that is not in its table', { ...valid, places: [] }],
    ['a zone that is not in its table', { ...valid, zones: [] }],
    ['fewer ids than names', { ...valid, ids: [[id(1), 1]] }],
    ['far more ids than names', { ...valid, ids: [[id(1), 2 ** 40]] }],
    ['a run without length', { ...valid, ids: [[id(1), 0]] }],
    ['a run of half an id', { ...valid, ids: [[id(1), 8.5]] }],
    ['a run that is an object', { ...valid, ids: [{ 0: id(1), 1: 9, length: 2 }] }],
    ['ids that are no ids', { ...valid, ids: [['PAO', 9]] }],
    ['a list of whole airports', { version: AIRPORT_CACHE_VERSION, airports: sampleAirportList }],
    ['null', null],
    ['a list', []],
  ]
  test.each(misshapen)('c48: refuses %s', (_, content) => {
    expect(unpackAirports(JSON.stringify(content))).toBeUndefined()
  })

  test.each(['', '{bad', 'null', '[]', '"1.3"', '1.3', packAirports(sampleAirportList).slice(0, -20)])(
    'c48: refuses the text %j',
    (text) => {
      expect(unpackAirports(text)).toBeUndefined()
    },
  )
})
