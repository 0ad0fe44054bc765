import * as z from 'zod/mini'
import { anyOf, answers, approved, defineEndpoint, json } from '../define.ts'
import { flightProposal, myFlights, paymentAnswer } from '../entities/flight.ts'
import {
  FLIGHT_DURATION_MAX_HOURS,
  NOTES_MAX,
  RATING_COMMENT_MAX,
  RATING_MAX,
  RATING_MIN,
  SOLO_DURATION_HOURS,
} from '../limits.ts'
import { paging, queryOf } from '../query.ts'
import { checked, flightMoment, optionalText, safeText, uuid } from '../schemas.ts'
import { bookingTexts } from '../texts/flights.ts'
import { idParams } from './params.ts'

const cardId = /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(/* @__PURE__ */ safeText(200)))
/** The total that was shown, in cents: when the service would charge another one, it refuses with 409 (addition). */
const expectedTotal = /* @__PURE__ */ z.optional(/* @__PURE__ */ z.int('Must be a whole number of cents'))
const proposalAnswer = /* @__PURE__ */ answers(flightProposal)

/** Body of POST flight-proposals/ (spec §3). */
export const proposalBody = /* @__PURE__ */ z.object({
  aircraft_id: uuid,
  invited_user_id: uuid,
  flight_date: flightMoment,
  flight_duration: /* @__PURE__ */ checked(
    /* @__PURE__ */ z.int(bookingTexts.selectSlot),
    /* @__PURE__ */ z.minimum(1, bookingTexts.selectSlot),
    /* @__PURE__ */ z.maximum(FLIGHT_DURATION_MAX_HOURS, `Must be at most ${FLIGHT_DURATION_MAX_HOURS} hours`),
  ),
  /** Absent, the default of spec §3; null and blank mean none. */
  notes: /* @__PURE__ */ z.prefault(/* @__PURE__ */ optionalText(NOTES_MAX), bookingTexts.defaultNotes),
  id_card: cardId,
  expected_total_cents: expectedTotal,
})

/** Body of POST flights/book-solo: always two hours; another duration is refused. */
export const bookSoloBody = /* @__PURE__ */ z.object({
  aircraft_id: uuid,
  flight_date: flightMoment,
  flight_duration: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.literal(SOLO_DURATION_HOURS, `A solo flight lasts ${SOLO_DURATION_HOURS} hours`),
  ),
  id_card: cardId,
  expected_total_cents: expectedTotal,
})

/** Body of POST flight-proposals/{id}/accept. May be absent. */
export const acceptBody = /* @__PURE__ */ z.prefault(/* @__PURE__ */ z.object({ id_card: cardId }), {})

/** Body of POST flight-proposals/{id}/accept-counter-proposal: the time that was seen; another gives 409. May be absent. */
export const acceptCounterBody = /* @__PURE__ */ z.prefault(
  /* @__PURE__ */ z.object({ new_date: /* @__PURE__ */ z.optional(flightMoment) }),
  {},
)

/** Body of POST flights/{id}/rate. */
export const ratingBody = /* @__PURE__ */ z.object({
  rating: /* @__PURE__ */ checked(
    /* @__PURE__ */ z.int('Must be a whole number from 1 to 5'),
    /* @__PURE__ */ z.minimum(RATING_MIN, 'Must be a whole number from 1 to 5'),
    /* @__PURE__ */ z.maximum(RATING_MAX, 'Must be a whole number from 1 to 5'),
  ),
  comment: /* @__PURE__ */ optionalText(RATING_COMMENT_MAX),
})

const proposalList = /* @__PURE__ */ answers(/* @__PURE__ */ z.array(flightProposal))

/** Calls on proposals and counter proposals (spec §7). */
export const proposalEndpoints = {
  send: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.send',
    method: 'POST',
    path: 'flight-proposals/',
    summary: 'Sends a flight proposal; without a saved card nothing is stored (spec §3, §4).',
    access: /* @__PURE__ */ approved('pilot'),
    body: /* @__PURE__ */ json(proposalBody),
    response: /* @__PURE__ */ answers(paymentAnswer),
    errors: [404, 409, 502],
  }),
  sent: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.sent',
    method: 'GET',
    path: 'flight-proposals/sent',
    summary: 'Proposals the pilot has sent, newest first; no solo flights (spec §2.11). At most 500 without `limit`.',
    access: /* @__PURE__ */ anyOf('pilot'),
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: proposalList,
  }),
  received: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.received',
    method: 'GET',
    path: 'flight-proposals/received',
    summary: 'Proposals the pilot was invited to, newest first (spec §2.11). At most 500 without `limit`.',
    access: /* @__PURE__ */ anyOf('pilot'),
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: proposalList,
  }),
  accept: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.accept',
    method: 'POST',
    path: 'flight-proposals/{id}/accept',
    summary: 'Accepts and pays the share with `id_card`; without it a card is asked for (spec §4, §7).',
    access: /* @__PURE__ */ approved('pilot'),
    params: idParams,
    body: /* @__PURE__ */ json(acceptBody),
    response: /* @__PURE__ */ answers(paymentAnswer),
    errors: [402, 409, 410, 502],
  }),
  decline: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.decline',
    method: 'POST',
    path: 'flight-proposals/{id}/decline',
    summary: 'Declines a received proposal (spec §4).',
    access: /* @__PURE__ */ anyOf('pilot'),
    params: idParams,
    response: proposalAnswer,
    errors: [400, 409],
  }),
  acceptCounter: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.acceptCounter',
    method: 'POST',
    path: 'flight-proposals/{id}/accept-counter-proposal',
    summary: 'Accepts the new time that the operator offers (spec §4).',
    access: /* @__PURE__ */ approved('pilot'),
    params: idParams,
    body: /* @__PURE__ */ json(acceptCounterBody),
    response: proposalAnswer,
    errors: [409],
  }),
  declineCounter: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.declineCounter',
    method: 'POST',
    path: 'flight-proposals/{id}/decline-counter-proposal',
    summary: 'Declines the new time that the operator offers (spec §4).',
    access: /* @__PURE__ */ anyOf('pilot'),
    params: idParams,
    response: proposalAnswer,
    errors: [400, 409],
  }),
  cancel: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.cancel',
    method: 'POST',
    path: 'flight-proposals/{id}/cancel',
    summary: 'Cancels a flight that is not confirmed yet, with a full refund (addition for "Cancel Proposal").',
    access: /* @__PURE__ */ anyOf('pilot'),
    params: idParams,
    response: proposalAnswer,
    errors: [400, 409],
  }),
  requestCancellation: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.requestCancellation',
    method: 'POST',
    path: 'flight-proposals/flights/{id}/request-cancellation',
    summary: 'Asks an administrator to cancel a confirmed flight (spec §4).',
    access: /* @__PURE__ */ anyOf('pilot'),
    params: idParams,
    response: proposalAnswer,
    errors: [400, 409],
  }),
  withdrawCancellation: /* @__PURE__ */ defineEndpoint({
    id: 'proposals.withdrawCancellation',
    method: 'POST',
    path: 'flight-proposals/flights/{id}/withdraw-cancellation',
    summary: 'Takes a cancellation request back; the flight stands at its old time (addition).',
    access: /* @__PURE__ */ anyOf('pilot'),
    params: idParams,
    response: proposalAnswer,
    errors: [400, 409],
  }),
} as const

/** Calls on a pilot's flights (spec §7). */
export const flightEndpoints = {
  mine: /* @__PURE__ */ defineEndpoint({
    id: 'flights.mine',
    method: 'GET',
    path: 'flights/my-flights',
    summary: 'Upcoming flights of the pilot, the next first, and past ones, the latest first (spec §2.12). At most 500 of each.',
    access: /* @__PURE__ */ anyOf('pilot'),
    response: /* @__PURE__ */ answers(myFlights),
  }),
  bookSolo: /* @__PURE__ */ defineEndpoint({
    id: 'flights.bookSolo',
    method: 'POST',
    path: 'flights/book-solo',
    summary: 'Books and pays a solo flight of two hours (spec §2.6; path is an addition).',
    access: /* @__PURE__ */ approved('pilot'),
    body: /* @__PURE__ */ json(bookSoloBody),
    response: /* @__PURE__ */ answers(paymentAnswer),
    errors: [402, 404, 409, 502],
  }),
  rate: /* @__PURE__ */ defineEndpoint({
    id: 'flights.rate',
    method: 'POST',
    path: 'flights/{id}/rate',
    summary: 'Rates a flown flight, once, by its owner (spec §4; path is an addition).',
    access: /* @__PURE__ */ anyOf('pilot'),
    params: idParams,
    body: /* @__PURE__ */ json(ratingBody),
    response: proposalAnswer,
    errors: [409],
  }),
} as const
