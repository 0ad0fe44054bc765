import { EQUIPMENT_FLAGS } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { type AircraftFilters, describeFilters, noFilters, readFilters, toAircraftQuery, writeFilters } from './filters.ts'

const full: AircraftFilters = {
  search: 'Palo Alto & friends',
  type: 'single_engine',
  maxRate: 500,
  equipment: ['is_ifr_equipped', 'has_gps'],
}

describe('filters in the address', () => {
  test('what is not set is not in the address', () => {
    expect(writeFilters(noFilters)).toBe('')
    expect(readFilters('')).toEqual(noFilters)
    expect(readFilters('?')).toEqual(noFilters)
  })

  test('are read back as they were written, with one address for equal filters', () => {
    const address = writeFilters(full)
    expect(address).toBe(
      '?aircraft_type=single_engine&has_gps=true&is_ifr_equipped=true&max_rate=500&search=Palo+Alto+%26+friends',
    )
    expect(readFilters(address)).toEqual(full)
    expect(readFilters(address.slice(1))).toEqual(full)
    expect(writeFilters(readFilters('?search=x&max_rate=5&has_gps=true'))).toBe(
      writeFilters(readFilters('?has_gps=true&max_rate=5&search=x')),
    )
  })

  test('hold every equipment flag', () => {
    const all: AircraftFilters = { ...noFilters, equipment: EQUIPMENT_FLAGS }
    expect(readFilters(writeFilters(all))).toEqual(all)
  })

  test('keep a text of a hundred characters, however they are stored', () => {
    const search = '✈️'.repeat(50)
    expect(readFilters(writeFilters({ ...noFilters, search })).search).toBe(search)
    expect(readFilters(writeFilters({ ...noFilters, search: `${search}a` })).search).toBe('')
  })

  test.each(['<img src=x onerror=alert(1)>', 'שלום (10:30)', '👩‍✈️', '100%_', 'a+b=c&d'])(
    'keep the text %j as it is',
    (search) => {
      expect(readFilters(writeFilters({ ...noFilters, search }))).toEqual({ ...noFilters, search })
    },
  )

  test.each([
    '?utm_source=mail',
    '?search=',
    '?search=%20%20',
    '?search=%E2%80%8B',
    '?search=a%00b',
    `?search=${'a'.repeat(101)}`,
    '?aircraft_type=glider',
    '?aircraft_type=',
    '?has_gps=maybe',
    '?has_gps=false',
    '?has_gps=',
    '?is_ifr_equipped',
    '?aircraft_type[]=helicopter',
  ])('ignore %s', (address) => {
    expect(readFilters(address)).toEqual(noFilters)
  })

  test('c39: ANY is never written and never read as a type', () => {
    expect(writeFilters({ ...noFilters, type: 'ANY' })).toBe('')
    expect(readFilters('?aircraft_type=ANY')).toEqual(noFilters)
  })

  test('c39: of a type given twice the first counts, and nothing is joined by commas', () => {
    expect(readFilters('?aircraft_type=helicopter&aircraft_type=multi_engine').type).toBe('helicopter')
    expect(readFilters('?aircraft_type=helicopter,multi_engine').type).toBe('ANY')
  })

  test.each(['', '%20', '0', '-5', '1e3', 'NaN', 'null', 'abc', '12,5', '1,000', '0x10', '.5', 'Infinity', '+5', '9'.repeat(400)])(
    'c40: ignore the rate %j in the address',
    (rate) => {
      expect(readFilters(`?max_rate=${rate}`)).toEqual(noFilters)
    },
  )

  test('c40: keep a rate with cents', () => {
    expect(readFilters('?max_rate=12.5').maxRate).toBe(12.5)
    expect(writeFilters({ ...noFilters, maxRate: 12.5 })).toBe('?max_rate=12.5')
  })
})

describe('filters in the call', () => {
  test('c40: an empty number is absent, not 0 and not null', () => {
    expect(toAircraftQuery(noFilters)).toEqual({})
  })

  test('c39: name each filter as the service does', () => {
    expect(toAircraftQuery(full)).toEqual({
      search: 'Palo Alto & friends',
      aircraft_type: 'single_engine',
      max_rate: 500,
      is_ifr_equipped: true,
      has_gps: true,
    })
  })
})

describe('filters in words', () => {
  test('say what is set, in a few words', () => {
    expect(describeFilters({ ...full, search: '', equipment: ['is_ifr_equipped'] })).toBe(
      'Single engine, up to $500/hr, IFR',
    )
    expect(describeFilters(full)).toBe('“Palo Alto & friends”, Single engine, up to $500/hr, IFR, GPS')
  })

  test('say nothing when nothing is set', () => {
    expect(describeFilters(noFilters)).toBeUndefined()
  })
})
