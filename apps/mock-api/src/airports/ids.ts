const PREFIX = '00000000-0000-4000-8000-'

/**
 * The id of the airport at a position of airports.json. Ids are sequential, so that the list compresses, and never
 * change once committed, because aircraft and profiles refer to them.
 */
export const airportId = (position: number): string => `${PREFIX}${(position + 1).toString(16).padStart(12, '0')}`
