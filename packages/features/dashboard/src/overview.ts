import {
  DASHBOARD_LIST_CAP, dashboardTexts, type FlightProposal, flightTexts, LIST_CAP, type PilotProfileOwn, type PostHead,
} from '@pilotpair/contract'
import { pendingOf } from '@pilotpair/feature-flights'

/** First name for the greeting, "Pilot" without one (spec §2.5). */
export const greetingName = (profile: Pick<PilotProfileOwn, 'first_name'> | null | undefined): string => {
  const name = profile?.first_name?.trim() ?? ''
  return name === '' ? dashboardTexts.fallbackName : name
}

/** Received requests as far as they have been read, newest first. */
export interface Received {
  readonly requests: readonly FlightProposal[]
  /** The service has older ones. */
  readonly hasMore: boolean
}

/**
 * How many received requests wait for an answer. They lapse within two days, so they stand at the head of the list:
 * only when the last one that was read still waits may there be more.
 */
export const pendingCount = ({ requests, hasMore }: Received): string => {
  const pending = pendingOf(requests)
  const last = requests.at(-1)
  const isOpenEnded = hasMore && last !== undefined && pending.includes(last)
  return `${String(pending.length)}${isOpenEnded ? '+' : ''}`
}

/** How many flights are upcoming: the service lists so many at most, and then there may be more. */
export const confirmedCount = (flights: readonly FlightProposal[]): string =>
  `${String(flights.length)}${flights.length >= LIST_CAP ? '+' : ''}`

/** The request that has waited longest. */
export const oldestOf = (requests: readonly FlightProposal[]): FlightProposal | undefined =>
  requests.reduce<FlightProposal | undefined>(
    (oldest, request) =>
      oldest === undefined || Date.parse(request.created_at) < Date.parse(oldest.created_at) ? request : oldest,
    undefined,
  )

/** What "Recent Notifications" lists: the first of the received requests, in the service's order. */
export const notifications = (received: readonly FlightProposal[]): readonly FlightProposal[] =>
  received.slice(0, DASHBOARD_LIST_CAP)

/** The flight that starts first among those that have not ended. */
export const nextFlight = (confirmed: readonly FlightProposal[], now: Date): FlightProposal | undefined =>
  confirmed
    .filter((flight) => Date.parse(flight.flight_date) + flight.flight_duration * 3_600_000 > now.getTime())
    .toSorted((a, b) => Date.parse(a.flight_date) - Date.parse(b.flight_date))
    .at(0)

/** Where a flight stands, for a badge: its words and their meaning. */
export interface FlightStanding {
  readonly kind: 'confirmed' | 'waiting' | 'leaving'
  readonly text: string
}

/** Where an upcoming flight stands (decisions, "Lists"). */
export const standingOf = ({ status, is_confirmed }: FlightProposal): FlightStanding => {
  if (status === 'cancellation_requested') return { kind: 'leaving', text: 'Cancellation requested' }
  if (status === 'OPERATOR_COUNTER_PROPOSAL') return { kind: 'waiting', text: 'New time offered' }
  return is_confirmed ? { kind: 'confirmed', text: 'Confirmed' } : { kind: 'waiting', text: flightTexts.pendingApproval }
}

/** A payment that waits for the viewer's bank: "Confirm Your Payment" opens with it (spec §2.5). */
export const openPayment = (requests: readonly FlightProposal[]): FlightProposal | undefined =>
  requests.find(({ status, payment_action }) => status === 'pending' && payment_action !== undefined)

/** Who wrote a post; nobody who is known is `undefined`. */
export const authorOf = ({ user_account }: Pick<PostHead, 'user_account'>): string | undefined => {
  const name = user_account?.name.trim() ?? ''
  return name === '' ? undefined : name
}

