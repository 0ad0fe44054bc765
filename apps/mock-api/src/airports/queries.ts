import { asc, gt } from 'drizzle-orm'
import type { Airport } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'

const { airports } = tables

/** The columns that an airport's wire form is made from; select them under one key. */
export const airportColumns = {
  id: airports.id,
  name: airports.name,
  iataCode: airports.iataCode,
  location: airports.location,
  country: airports.country,
  timezone: airports.timezone,
}

/** A selected airport. */
export interface AirportFacts {
  readonly id: string
  readonly name: string
  readonly iataCode: string | null
  readonly location: string | null
  readonly country: string
  readonly timezone: string
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const countries = new Map<string, string>()

const countryName = (code: string): string => {
  const known = countries.get(code)
  if (known !== undefined) return known
  const name = regions.of(code) ?? code
  countries.set(code, name)
  return name
}

/** Town and country; towns in the United States carry their state instead. */
const placeOf = ({ location, country }: AirportFacts): string => {
  if (location === null) return countryName(country)
  return country === 'US' ? location : `${location}, ${countryName(country)}`
}

/** An airport as it travels (section 3). */
export const toAirport = (airport: AirportFacts): Airport => ({
  id_airport: airport.id,
  name: airport.name,
  iata_code: airport.iataCode,
  location: placeOf(airport),
  timezone: airport.timezone,
})

/** Every airport in order of id, which compresses best. Never capped (decisions, Large lists). */
export const listAirports = async (db: Queryable): Promise<Airport[]> => {
  const rows = await db.select(airportColumns).from(airports).orderBy(asc(airports.id))
  return rows.map(toAirport)
}

/**
 * One page of the same list.
 *
 * @returns the page, and the id to continue after when there is more
 */
export const pageAirports = async (
  db: Queryable,
  limit: number,
  afterId: string | undefined,
): Promise<{ items: Airport[]; next: string | undefined }> => {
  const rows = await db
    .select(airportColumns)
    .from(airports)
    .where(afterId === undefined ? undefined : gt(airports.id, afterId))
    .orderBy(asc(airports.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map(toAirport)
  return { items, next: rows.length > limit ? items.at(-1)?.id_airport : undefined }
}
