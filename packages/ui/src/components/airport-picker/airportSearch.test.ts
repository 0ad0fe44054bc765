import { describe, expect, test, vi } from 'vitest'
import { foldText, maxShownAirports, prepareSearch, searchAirports, type AirportOption } from './airportSearch.ts'

const airport = (name: string, code?: string, place?: string): AirportOption => ({
  id: `${name}-${code ?? ''}`,
  name,
  label: code === undefined ? name : `${name} (${code})`,
  ...(code !== undefined && { code }),
  ...(place !== undefined && { place }),
})

const airports = [
  airport('Paonia Municipal', undefined, 'Colorado, United States'),
  airport('São Paulo Congonhas', 'CGH', 'São Paulo, Brazil'),
  airport('Palo Alto', 'PAO', 'California, United States'),
  airport("Chicago O'Hare International", 'ORD', 'Illinois, United States'),
  airport('Łódź Władysław Reymont', 'LCJ', 'Poland'),
  airport('Tromsø Langnes', 'TOS', 'Norway'),
  airport('Rio Lindo Airstrip'),
  airport('Düsseldorf', 'DUS', 'Germany'),
  airport('Santa Palo Field', 'SPA'),
]

const names = (query: string): string[] => searchAirports(airports, query).shown.map((option) => option.name)

describe('searchAirports', () => {
  test('finds a code in any case, before names that hold the same letters', () => {
    expect(names('pao')).toEqual(['Palo Alto', 'Paonia Municipal'])
    expect(names('PAO')).toEqual(names('pao'))
  })

  test('puts codes that begin so before names that begin so', () => {
    expect(names('to')[0]).toBe('Tromsø Langnes')
  })

  test('ignores accents on both sides', () => {
    expect(names('sao paulo')).toEqual(['São Paulo Congonhas'])
    expect(names('SÃO')).toEqual(['São Paulo Congonhas'])
    expect(names('dusseldorf')).toEqual(['Düsseldorf'])
  })

  test('folds letters that are not a base letter with a mark', () => {
    expect(names('lodz')).toEqual(['Łódź Władysław Reymont'])
    expect(names('tromso')).toEqual(['Tromsø Langnes'])
  })

  test('ignores apostrophes and other signs', () => {
    expect(names('ohare')).toEqual(["Chicago O'Hare International"])
    expect(names('palo alto (pao)')).toEqual(['Palo Alto'])
  })

  test('finds airports without a code by name', () => {
    expect(names('rio lindo')).toEqual(['Rio Lindo Airstrip'])
  })

  test('needs every word, in any order', () => {
    expect(names('california palo')).toEqual(['Palo Alto'])
    expect(names('palo nowhere')).toEqual([])
  })

  test('takes % and _ literally', () => {
    expect(names('p%o')).toEqual([])
    expect(names('%')).toEqual([])
    expect(names('_')).toEqual([])
  })

  test('an empty query and one of spaces match all, in the order of the list', () => {
    expect(names('')).toEqual(airports.map((option) => option.name))
    expect(names('   ')).toEqual(names(''))
  })

  test('shows at most 500 and tells how many there are', () => {
    const many = Array.from({ length: 18_000 }, (_, at) => airport(`Field ${at}`, undefined, 'Nowhere'))
    expect(searchAirports(many, '')).toMatchObject({ total: 18_000 })
    expect(searchAirports(many, '').shown).toHaveLength(maxShownAirports)
    expect(searchAirports(many, 'field').shown).toHaveLength(maxShownAirports)
    expect(searchAirports(many, 'field 17999')).toMatchObject({ total: 1 })
  })

  test('searches beyond the first 500', () => {
    const many = [...Array.from({ length: 900 }, (_, at) => airport(`Field ${at}`)), airport('Zell am See', 'ZSU')]
    expect(searchAirports(many, 'zsu').shown.map((option) => option.name)).toEqual(['Zell am See'])
  })
})

describe('prepareSearch', () => {
  const long = () => Array.from({ length: 2500 }, (_, at) => airport(`Field ${at}`))

  test('a search before, during and after finds the same', () => {
    vi.useFakeTimers()
    const options = long()
    prepareSearch(options)
    vi.advanceTimersToNextTimer()
    expect(searchAirports(options, 'field 2499')).toMatchObject({ total: 1 })
    vi.runAllTimers()
    expect(searchAirports(options, 'field')).toMatchObject({ total: 2500 })
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test('stops when it is told so, and leaves short lists alone', () => {
    vi.useFakeTimers()
    prepareSearch(airports)
    expect(vi.getTimerCount()).toBe(0)
    const stop = prepareSearch(long())
    vi.advanceTimersToNextTimer()
    stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

test('foldText keeps other scripts', () => {
  expect(foldText('Москва-Внуково')).toBe('москва внуково')
  expect(foldText('東京国際空港')).toBe('東京国際空港')
})
