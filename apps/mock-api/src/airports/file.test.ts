import { expect, test } from 'vitest'
import { parseAirportsFile, readAirportsFile } from './file.ts'

const { text, version } = await readAirportsFile()
const airports = parseAirportsFile(text)
const byIdent = new Map(airports.map((airport) => [airport.ident, airport]))

test('at least 17,000 airports, each once by id, ident and IATA code', () => {
  expect(airports.length).toBeGreaterThanOrEqual(17_000)
  expect(new Set(airports.map(({ id }) => id)).size).toBe(airports.length)
  expect(byIdent.size).toBe(airports.length)
  const codes = airports.flatMap(({ iataCode }) => (iataCode === null ? [] : [iataCode]))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^[A-Z0-9]{3}$/.test(code))).toEqual([])
})

test('every zone is one that Intl knows, every field has a name and a place on Earth', () => {
  const zones = new Set(airports.map(({ timezone }) => timezone))
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  const broken = airports.filter(
    ({ name, country, latitude, longitude }) =>
      name === '' || !/^[A-Z]{2}$/.test(country) || Math.abs(latitude) > 90 || Math.abs(longitude) > 180,
  )
  expect(broken).toEqual([])
})

test.each([
  ['KPAO', 'PAO', 'America/Los_Angeles'],
  ['EGLL', 'LHR', 'Europe/London'],
  ['VIDP', 'DEL', 'Asia/Kolkata'],
  ['NZCI', 'CHT', 'Pacific/Chatham'],
  ['EDAZ', null, 'Europe/Berlin'],
])('%s (%s) lies in %s', (ident, iataCode, timezone) => {
  expect(byIdent.get(ident)).toMatchObject({ iataCode, timezone })
})

test('ids are sequential and those of committed airports never change', () => {
  expect(airports[0]?.id).toBe('00000000-0000-4000-8000-000000000001')
  expect(byIdent.get('KPAO')?.id).toBe('00000000-0000-4000-8000-000000001bc9')
  expect(byIdent.get('ZWWW')?.id).toBe('00000000-0000-4000-8000-000000004648')
})

test('the fingerprint follows the text', () => {
  expect(version).toMatch(/^[0-9a-f]{32}$/)
})

test('a zone outside the table is an error that names the airport', () => {
  expect(() => parseAirportsFile('{"zones":[],"airports":[["A",null,"KAAA","","US",0,0,0]]}')).toThrow(/KAAA/)
})
