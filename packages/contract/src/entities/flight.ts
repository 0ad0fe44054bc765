import * as z from 'zod/mini'
import { type KnownProposalStatus, PROPOSAL_STATUSES } from '../constants.ts'
import { cents, checked, instant, uuid } from '../schemas.ts'
import { flightAircraft } from './aircraft.ts'
import { userPublic } from './person.ts'

const flag = /* @__PURE__ */ z.boolean()
const textOrNull = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string())
const userOrNull = /* @__PURE__ */ z.nullable(userPublic)

/** A status as the service gives it. Unknown ones are carried through (spec §4). */
export const proposalStatus = /* @__PURE__ */ checked(/* @__PURE__ */ z.string(), /* @__PURE__ */ z.minLength(1))
export type ProposalStatus = KnownProposalStatus | (string & {})

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(PROPOSAL_STATUSES)

/** Whether the product knows a status; unknown ones show as a disabled button. */
export function isKnownProposalStatus(status: string): status is KnownProposalStatus {
  return known.has(status)
}

/**
 * A new time offered by the operator: for a request in OPERATOR_COUNTER_PROPOSAL, or for a confirmed flight,
 * whose old time holds until all have accepted.
 */
export const changeOffer = /* @__PURE__ */ z.strictObject({
  new_date: instant,
  operator_message: textOrNull,
  created_at: instant,
  /** When the offer lapses. */
  expires_at: instant,
  /** Whether the viewer has accepted it already. Always false for the operator. */
  accepted_by_me: flag,
})
export type ChangeOffer = z.output<typeof changeOffer>

/** A cancellation that was requested, and how it ended. */
export const cancellation = /* @__PURE__ */ z.strictObject({
  requested_at: instant,
  /** Null until an administrator has confirmed. */
  confirmed_at: /* @__PURE__ */ z.nullable(instant),
  fee_cents: /* @__PURE__ */ z.nullable(cents),
})
export type Cancellation = z.output<typeof cancellation>

/**
 * States of one pilot's money on one flight. `declined`: the co-pilot wanted to accept, and the card of this pilot, who
 * sent the request, was refused; their newest card is tried when the co-pilot accepts again.
 */
export const PAYMENT_STATES = ['none', 'declined', 'authorized', 'paid', 'refund_pending', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The viewer's own money on a flight (addition): integer cents of USD. */
export const flightPayment = /* @__PURE__ */ z.strictObject({
  state: /* @__PURE__ */ z.enum(PAYMENT_STATES),
  share_cents: cents,
  refunded_cents: cents,
})
export type FlightPayment = z.output<typeof flightPayment>

/** What the viewer must do with a bank's confirmation, "Confirm Your Payment" opens with it. */
export const paymentAction = /* @__PURE__ */ z.strictObject({ clientSecret: /* @__PURE__ */ z.string() })
export type PaymentAction = z.output<typeof paymentAction>

/** A rating that was given. */
export const flightRating = /* @__PURE__ */ z.strictObject({
  rating: /* @__PURE__ */ z.int(),
  comment: textOrNull,
})
export type FlightRating = z.output<typeof flightRating>

/** What pilots' and operators' views of a flight share. */
const flightShape = {
  id_flight_proporsal: uuid,
  status: proposalStatus,
  flight_date: instant,
  /** Hours. */
  flight_duration: /* @__PURE__ */ z.number(),
  notes: textOrNull,
  created_at: instant,
  /** The inviter, or the pilot of a solo flight. */
  user_account: userPublic,
  /** The invited pilot; null on a solo flight. */
  invited_user: userOrNull,
  is_solo: flag,
  aircraft: flightAircraft,
  /** Every consent is there (inviter, invited pilot with payment, operator); the status stays `accepted`. */
  is_confirmed: flag,
  /** When the present state lapses; null when it does not. */
  expires_at: /* @__PURE__ */ z.nullable(instant),
  /** Whole price, integer cents of USD. */
  total_cents: cents,
  /** There only while an offer is open. */
  change_offer: /* @__PURE__ */ z.optional(changeOffer),
  /** There only once a cancellation was requested. */
  cancellation: /* @__PURE__ */ z.optional(cancellation),
}

/**
 * A flight as its pilots see it: in the sent and received lists and in My Flights (spec §3). One id serves
 * flight-proposals, flights, confirmed-flights and operator/flights. Optional keys are absent when they do not apply.
 */
export const flightProposal = /* @__PURE__ */ z.strictObject({
  ...flightShape,
  /** The viewer is the inviter or the solo pilot: only they see cancel and rate (spec §4). */
  is_owner: flag,
  payment: flightPayment,
  /** Only on the viewer's own copy, while their bank waits for a confirmation. */
  payment_action: /* @__PURE__ */ z.optional(paymentAction),
  /** The owner's rating, once given. */
  rating: /* @__PURE__ */ z.optional(flightRating),
})
export type FlightProposal = z.output<typeof flightProposal>

/** A flight as the aircraft's operator sees it: no one's money but whether the co-pilot has paid. */
export const operatorFlight = /* @__PURE__ */ z.strictObject({
  ...flightShape,
  /** Whether the invited pilot has accepted and paid; false on a solo flight. */
  co_pilot_paid: flag,
  /** The operator has approved this flight. */
  is_approved: flag,
  /** Named for administrators, who see every operator's flights. */
  operator: userPublic,
})
export type OperatorFlight = z.output<typeof operatorFlight>

/** Flights of a pilot: upcoming ones, and past ones with closed solo flights (decisions: lists). */
export const myFlights = /* @__PURE__ */ z.strictObject({
  confirmed: /* @__PURE__ */ z.array(flightProposal),
  past: /* @__PURE__ */ z.array(flightProposal),
})
export type MyFlights = z.output<typeof myFlights>

/** Answer of send, solo booking and accept. */
export const PAYMENT_ANSWER_STATUSES = ['pending', 'succeeded', 'requires_payment_method', 'requires_action'] as const

/**
 * `pending`: the proposal is stored. `succeeded`: paid at once. `requires_payment_method`: no saved card, nothing
 * stored, `clientSecret` saves one. `requires_action`: the bank asks, `clientSecret` confirms.
 */
export const paymentAnswer = /* @__PURE__ */ z.strictObject({
  status: /* @__PURE__ */ z.enum(PAYMENT_ANSWER_STATUSES),
  clientSecret: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  id_flight_proporsal: /* @__PURE__ */ z.optional(uuid),
})
export type PaymentAnswer = z.output<typeof paymentAnswer>

/** A request as a card shows it, derived by the screens (spec §3). Never on the wire. */
export interface DisplayRequest {
  readonly id: string
  readonly inviterName: string
  readonly inviterPhotoUrl: string | null
  readonly distance: 'N/A'
  readonly baseAirport: string
  /** Manufacturer and model. */
  readonly aircraft: string
  readonly date: string
  readonly route: 'N/A'
  /** `hourly_rate` × `flight_duration` as text with two decimals. */
  readonly priceUSD: string
  readonly status: ProposalStatus
  readonly operatorId: string
}
