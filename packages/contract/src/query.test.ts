import { describe, expect, test } from 'vitest'
import { aircraftEndpoints, pilotEndpoints, pilotSearchQuery, aircraftFilterQuery } from './endpoints/index.ts'
import { numberFromText, numberTexts, optionalNumberField } from './forms/number-field.ts'
import { aircraftFilterForm } from './forms/aircraft.ts'
import { pilotSearchForm } from './forms/pilots.ts'
import { collectQuery } from './query.ts'
import { encodeQuery } from './query-pairs.ts'
import { endpointUrl } from './define.ts'
import { testId } from './testing/index.ts'

const a = testId('model', 1)
const b = testId('model', 2)
const search = (text: string) => pilotSearchQuery.safeParse(new URLSearchParams(text))

describe('pilot search query', () => {
  test('c39: repeated keys are a list, one value is a list of one, duplicates are dropped', () => {
    const thrice = search(`aircraft_model_ids=${a}&aircraft_model_ids=${b}&aircraft_model_ids=${a}`)
    expect(thrice.data?.aircraft_model_ids).toEqual([a, b])
    expect(search(`aircraft_model_ids=${a}`).data?.aircraft_model_ids).toEqual([a])
    const fifty = Array.from({ length: 50 }, (_, index) => `aircraft_model_ids=${testId('model', index)}`).join('&')
    expect(search(fifty).data?.aircraft_model_ids).toHaveLength(50)
  })

  test('c39: joined values, bracket keys and a doubled single key are refused', () => {
    expect(search(`aircraft_model_ids=${a},${b}`).success).toBe(false)
    expect(search(`aircraft_model_ids[]=${a}`).success).toBe(false)
    expect(search(`airport=${a}&airport=${b}`).success).toBe(false)
  })

  test('c39: ANY is no filter; licence types come in either case', () => {
    expect(search('license_type=ANY&airport=ANY').data).toEqual({ license_type: undefined, airport: undefined })
    expect(search('license_type=AIRLINE_TRANSPORT').data?.license_type).toBe('airline_transport')
    expect(search('license_type=private').data?.license_type).toBe('private')
    expect(search('license_type=banana').success).toBe(false)
  })

  test('c40: an empty number is absent, 0 is not, other texts are refused', () => {
    expect(search('min_flight_hours=').data?.min_flight_hours).toBeUndefined()
    expect(search('min_flight_hours=%20').data?.min_flight_hours).toBeUndefined()
    expect(search('min_flight_hours=0').data?.min_flight_hours).toBe(0)
    expect(search('min_flight_hours=12.5').data?.min_flight_hours).toBe(12.5)
    const bad = ['NaN', 'abc', '-1', '1e3', 'Infinity', '0x10', '1,5']
    expect(bad.filter((text) => search(`min_flight_hours=${text}`).success)).toEqual([])
  })

  test('unknown keys are ignored', () => {
    expect(search('utm=1&min_flight_hours=5').data).toEqual({ min_flight_hours: 5 })
  })
})

describe('aircraft filters', () => {
  test('flags, rate, search and paging are read', () => {
    const query = 'has_gps=true&has_autopilot=0&aircraft_type=helicopter&max_rate=200.50&search=%20palo%20&limit=20'
    expect(aircraftFilterQuery.parse(new URLSearchParams(query))).toMatchObject({
      has_gps: true,
      has_autopilot: false,
      aircraft_type: 'helicopter',
      max_rate: 200.5,
      search: 'palo',
      limit: 20,
    })
  })

  test.each([
    'max_rate=0',
    'max_rate=-5',
    'has_gps=maybe',
    'aircraft_type=rocket',
    'limit=0',
    'limit=1.5',
    'search=a%00b',
  ])('refuses %s', (query) => {
    expect(aircraftFilterQuery.safeParse(new URLSearchParams(query)).success).toBe(false)
  })
})

describe('client side', () => {
  test('c39: lists are repeated keys, ANY and empty values are omitted', () => {
    const query = {
      license_type: 'ANY',
      airport: a,
      aircraft_model_ids: [a, b],
      min_flight_hours: undefined,
      search: ' ',
      max_rate: Number.NaN,
    }
    expect(endpointUrl(pilotEndpoints.search, { query })).toBe(
      `/api/v1/pilot-explorer?aircraft_model_ids=${a}&aircraft_model_ids=${b}&airport=${a}`,
    )
  })

  test('c40: 0 and false are sent', () => {
    expect(encodeQuery({ min_flight_hours: 0, has_gps: false })).toEqual([
      ['has_gps', 'false'],
      ['min_flight_hours', '0'],
    ])
  })

  test('what a client writes the service reads', () => {
    const query = { aircraft_model_ids: [a, b], airport: a, min_flight_hours: 10 }
    expect(pilotSearchQuery.parse(encodeQuery(query))).toEqual(query)
    expect(collectQuery([['q', 'Q&A'], ['q', 'x'], ['q', 'y']])).toEqual({ q: ['Q&A', 'x', 'y'] })
  })

  test('path parameters are encoded, a missing one is named', () => {
    expect(endpointUrl(aircraftEndpoints.get, { params: { id: 'a/b' } })).toBe('/api/v1/aircrafts/a%2Fb')
    expect(() => endpointUrl(aircraftEndpoints.get)).toThrow('aircraft.get: the path parameter "id" is missing')
  })
})

describe('number fields', () => {
  test('c40: a cleared field is absent, and so are marks that draw nothing', () => {
    const field = optionalNumberField()
    for (const blank of ['', ' ', '\u200b', null, undefined, Number.NaN]) expect(field.parse(blank)).toBeUndefined()
    expect(field.parse('0')).toBe(0)
    expect(field.safeParse('10,50').error?.issues[0]?.message).toBe(numberTexts.unreadable)
  })

  test.each([
    ['1234.5', 1234.5], ['1,234.5', 1234.5], ['1,234', 1234], ['12,345,678', 12_345_678], ['-1,234', -1234], ['+5', 5],
    ['.5', 0.5], ['5.', 5], [' 7 ', 7], ['−3', -3], ['٣', 3], ['\u200e1200\u200f', 1200],
  ])('c47: %j is read as screens print it', (text, value) => {
    expect(numberFromText(text)).toBe(value)
  })

  test.each([
    '10,50', '1234,5', '1.234,5', '12,34', '1,2345', '1234,567', '0,123', '1,,234', ',5', '5,', '1.2.3', '1e3', '0x10', 'abc',
    '--1', '-', '+', '$5', '1 234', 'NaN', 'Infinity', '9'.repeat(400),
  ])('c47: %j is refused rather than turned into another number', (text) => {
    expect(numberFromText(text)).toBe('invalid')
  })

  test('c40: filter forms drop cleared numbers and flag bad ones', () => {
    expect(pilotSearchForm.parse({ min_flight_hours: '' })).toEqual({ min_flight_hours: undefined })
    expect(pilotSearchForm.safeParse({ min_flight_hours: '-5' }).success).toBe(false)
    expect(aircraftFilterForm.safeParse({ max_rate: '0' }).success).toBe(false)
    expect(aircraftFilterForm.parse({ max_rate: '200', aircraft_type: '' })).toMatchObject({ max_rate: 200 })
  })
})
