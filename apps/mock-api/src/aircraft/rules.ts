import { API_BASE } from '@pilotpair/contract'

/**
 * Whether an image address leads to our own API: such pictures would be fetched with the viewer's session (decisions,
 * image_url).
 *
 * @param ownOrigins origins under which this service is reached
 */
export const isOwnApi = (url: string, ownOrigins: readonly string[]): boolean => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined) return false
  const hosts = ownOrigins.map((origin) => new URL(origin).host)
  return hosts.includes(parsed.host) && `${parsed.pathname}/`.startsWith(API_BASE)
}

/** A flight that keeps an aircraft from being retired, or an operator from leaving. */
export interface FlightInTheWay {
  readonly id: string
  readonly startsAt: Date
}

const NAMED = 5

/** The 409 that names the flights in the way: the first few by start and id. */
export const flightsInTheWay = (subject: string, flights: readonly FlightInTheWay[]): string => {
  const named = flights.slice(0, NAMED).map(({ id, startsAt }) => `${startsAt.toISOString().slice(0, 16)}Z (${id})`)
  const rest = flights.length > NAMED ? ` and ${flights.length - NAMED} more` : ''
  const count = flights.length === 1 ? '1 flight is' : `${flights.length} flights are`
  return `${subject}: ${count} still open: ${named.join(', ')}${rest}.`
}
