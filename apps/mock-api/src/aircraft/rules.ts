import { API_BASE } from '@pilotpair/contract'
import { sayTime } from '../flights/messages.ts'
import { isSameHost } from '../lib/local-address.ts'

/**
 * Whether an image address leads to our own API: such pictures would be fetched with the viewer's session (decisions,
 * image_url).
 *
 * @param ownOrigins origins under which this service is reached
 */
export const isOwnApi = (url: string, ownOrigins: readonly string[]): boolean => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined) return false
  return ownOrigins.some((origin) => isSameHost(new URL(origin), parsed)) && `${parsed.pathname}/`.startsWith(API_BASE)
}

/** A flight that keeps an aircraft from being retired, or an operator from leaving. */
export interface FlightInTheWay {
  readonly id: string
  readonly registration: string
  readonly startsAt: Date
  /** Zone of the aircraft's airport, in which people read the time. */
  readonly zone: string
}

const NAMED = 5

/** The 409 that names the flights in the way: the first few by aircraft, start and id. */
export const flightsInTheWay = (subject: string, flights: readonly FlightInTheWay[]): string => {
  const named = flights
    .slice(0, NAMED)
    .map(({ id, registration, startsAt, zone }) => `${registration} on ${sayTime(startsAt, zone)} (${id})`)
  const rest = flights.length > NAMED ? ` and ${flights.length - NAMED} more` : ''
  const count = flights.length === 1 ? '1 flight is' : `${flights.length} flights are`
  return `${subject}: ${count} still open: ${named.join('; ')}${rest}.`
}
