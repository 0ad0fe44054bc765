import { type Airport, airportLabel } from '@pilotpair/contract'
import type { AirportOption } from '@pilotpair/ui/airport-picker'

/** An airport as the picker shows it. Assigned and not spread: 18,000 of them are made at once. */
export const toAirportOption = (airport: Airport): AirportOption => {
  const option: AirportOption = { id: airport.id_airport, name: airport.name, label: airportLabel(airport) }
  if (airport.iata_code !== null) option.code = airport.iata_code
  if (airport.location !== null) option.place = airport.location
  return option
}

/** The picker builds its search index once for each array, so equal lists must give the same one. */
const known = new WeakMap<readonly Airport[], readonly AirportOption[]>()

/** All airports as the picker shows them; the same list gives the same array. */
export const toAirportOptions = (airports: readonly Airport[]): readonly AirportOption[] => {
  const before = known.get(airports)
  if (before !== undefined) return before
  const options = airports.map(toAirportOption)
  known.set(airports, options)
  return options
}
