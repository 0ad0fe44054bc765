import { type Airport, airportLabel } from '@pilotpair/contract'
import type { AirportOption } from '@pilotpair/ui/airport-picker'

/** An airport as the picker shows it. */
export const toAirportOption = (airport: Airport): AirportOption => ({
  id: airport.id_airport,
  name: airport.name,
  label: airportLabel(airport),
  ...(airport.iata_code === null ? {} : { code: airport.iata_code }),
  ...(airport.location === null ? {} : { place: airport.location }),
})

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
