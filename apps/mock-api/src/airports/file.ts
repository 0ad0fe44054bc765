import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { airportId } from './ids.ts'

const FILE = new URL('airports.json', import.meta.url)

const airportsFile = z.object({
  zones: z.array(z.string()),
  airports: z.array(
    z.tuple([
      z.string(),
      z.nullable(z.string()),
      z.string(),
      z.string(),
      z.string(),
      z.number(),
      z.number(),
      z.number(),
    ]),
  ),
})

/** An airport of the committed file, ready to be stored. */
export interface AirportRecord {
  readonly id: string
  readonly name: string
  readonly iataCode: string | null
  /** ICAO identifier, or the national one where there is no ICAO. */
  readonly ident: string
  /** Town served, in the United States with its state; empty where the source names none. */
  readonly municipality: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
  /** IANA zone. */
  readonly timezone: string
}

/** The committed text and its fingerprint: equal fingerprints mean equal airports. */
export const readAirportsFile = async (): Promise<{ text: string; version: string }> => {
  const text = await readFile(FILE, 'utf8')
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 32) }
}

/** @throws when the text is not an airports file; a committed file always is. */
export const parseAirportsFile = (text: string): AirportRecord[] => {
  const file = airportsFile.parse(JSON.parse(text))
  return file.airports.map(([name, iataCode, ident, municipality, country, latitude, longitude, zone], position) => {
    const timezone = file.zones[zone]
    if (timezone === undefined) throw new Error(`airports.json: ${ident} names zone ${zone}, which is not in its table`)
    return { id: airportId(position), name, iataCode, ident, municipality, country, latitude, longitude, timezone }
  })
}
