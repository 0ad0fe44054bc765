import { expect, test } from 'vitest'
import { formatAirports, mergeAirports, parseAirports, type AirportRow } from './merge.ts'

const row = (ident: string, iata: string | null = null, name = `${ident} Field`): AirportRow => [
  name,
  iata,
  ident,
  'Town',
  'US',
  1.5,
  -2.25,
  'America/Los_Angeles',
]

test('a first build sorts by ident', () => {
  const { rows, added } = mergeAirports([], [row('KSQL'), row('KPAO')])
  expect(rows.map((each) => each[2])).toEqual(['KPAO', 'KSQL'])
  expect(added).toBe(2)
})

test('known airports keep their position, new ones are appended, lost ones stay', () => {
  const committed = [row('KPAO', 'PAO'), row('KOLD', 'OLD'), row('KSQL', 'SQL')]
  const result = mergeAirports(committed, [row('KAAA', 'AAA'), row('KPAO', 'PAO', 'New name'), row('KSQL', 'SQL')])
  expect(result.rows.map((each) => each[2])).toEqual(['KPAO', 'KOLD', 'KSQL', 'KAAA'])
  expect(result.rows[0]?.[0]).toBe('New name')
  expect(result).toMatchObject({ added: 1, changed: 1, kept: 1 })
})

test('a renamed ident is recognised by its IATA code', () => {
  const result = mergeAirports([row('XX-0001', 'ABC'), row('KSQL', 'SQL')], [row('KSQL', 'SQL'), row('KABC', 'ABC')])
  expect(result.rows.map((each) => each[2])).toEqual(['KABC', 'KSQL'])
  expect(result.added).toBe(0)
})

test('an IATA code that moved to another known airport stands once', () => {
  const result = mergeAirports([row('EDDB', null), row('EDDI', 'BER')], [row('EDDB', 'BER')])
  expect(result.rows.map((each) => [each[2], each[1]])).toEqual([
    ['EDDB', 'BER'],
    ['EDDI', null],
  ])
})

test('the text reads back as the rows', () => {
  const rows = [row('KPAO', 'PAO'), row('KSQL')]
  expect(parseAirports(formatAirports(rows))).toEqual(rows)
})
