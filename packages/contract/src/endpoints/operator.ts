import * as z from 'zod/mini'
import { OPERATOR_FLIGHT_GROUPS } from '../constants.ts'
import { answers, approved, defineEndpoint, json } from '../define.ts'
import { operatorAircraft } from '../entities/aircraft.ts'
import { operatorFlight } from '../entities/flight.ts'
import { OPERATOR_MESSAGE_MAX } from '../limits.ts'
import { paging, queryChoice, queryOf } from '../query.ts'
import { momentOf, operatorMessage, requiredText } from '../schemas.ts'
import { operatorTexts } from '../texts/fleet.ts'
import { idParams } from './params.ts'

const operatorAnswer = /* @__PURE__ */ answers(operatorFlight)

/** Body of propose-change and propose-new-time (spec §3, §5). */
export const newTimeBody = /* @__PURE__ */ z.object({
  new_date: /* @__PURE__ */ momentOf(operatorTexts.selectNewDate),
  operator_message: operatorMessage,
})

const operators = /* @__PURE__ */ approved('operator', 'super_admin')

/** Calls of the operator's dashboard (spec §7). */
export const operatorEndpoints = {
  pendingFlights: /* @__PURE__ */ defineEndpoint({
    id: 'operator.pendingFlights',
    method: 'GET',
    path: 'operator/pending-flights',
    summary: 'Flights that wait for the operator, the earliest first (spec §2.18); a super_admin sees all. At most 500 without `limit`.',
    access: operators,
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(operatorFlight)),
  }),
  flights: /* @__PURE__ */ defineEndpoint({
    id: 'operator.flights',
    method: 'GET',
    path: 'operator/flights',
    summary: 'Flights by group: waiting for pilots, confirmed or past (addition). At most 500 without `limit`.',
    access: operators,
    query: /* @__PURE__ */ queryOf({
      group: /* @__PURE__ */ queryChoice(OPERATOR_FLIGHT_GROUPS),
      .../* @__PURE__ */ paging(),
    }),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(operatorFlight)),
  }),
  aircrafts: /* @__PURE__ */ defineEndpoint({
    id: 'operator.aircrafts',
    method: 'GET',
    path: 'operator/aircrafts',
    summary: 'The own fleet; a super_admin sees every fleet, with its operator (addition).',
    access: operators,
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(operatorAircraft)),
  }),
  approve: /* @__PURE__ */ defineEndpoint({
    id: 'operator.approve',
    method: 'POST',
    path: 'operator/flights/{id}/approve',
    summary: 'Approves a flight and holds the aircraft for it (spec §4).',
    access: operators,
    params: idParams,
    response: operatorAnswer,
    errors: [400, 409],
  }),
  decline: /* @__PURE__ */ defineEndpoint({
    id: 'operator.decline',
    method: 'POST',
    path: 'operator/flights/{id}/decline',
    summary: 'Declines a flight that is not confirmed, with a full refund (addition).',
    access: operators,
    params: idParams,
    body: /* @__PURE__ */ json(
      /* @__PURE__ */ z.prefault(/* @__PURE__ */ z.object({ operator_message: operatorMessage }), {}),
    ),
    response: operatorAnswer,
    errors: [409],
  }),
  proposeNewTime: /* @__PURE__ */ defineEndpoint({
    id: 'operator.proposeNewTime',
    method: 'POST',
    path: 'operator/flights/{id}/propose-new-time',
    summary: 'Offers another time for a request (spec §2.18; path is an addition).',
    access: operators,
    params: idParams,
    body: /* @__PURE__ */ json(newTimeBody),
    response: operatorAnswer,
    errors: [409],
  }),
  cancel: /* @__PURE__ */ defineEndpoint({
    id: 'operator.cancel',
    method: 'POST',
    path: 'operator/flights/{id}/cancel',
    summary: 'Cancels a confirmed flight before its start, with a full refund (addition).',
    access: operators,
    params: idParams,
    body: /* @__PURE__ */ json(
      /* @__PURE__ */ z.object({
        operator_message: /* @__PURE__ */ requiredText(OPERATOR_MESSAGE_MAX, 'Please tell the pilots why.'),
      }),
    ),
    response: operatorAnswer,
    errors: [409],
  }),
  proposeChange: /* @__PURE__ */ defineEndpoint({
    id: 'operator.proposeChange',
    method: 'POST',
    path: 'confirmed-flights/{id}/propose-change',
    summary: 'Offers another time for a confirmed flight; the old one holds until all accept (spec §3, §7).',
    access: operators,
    params: idParams,
    body: /* @__PURE__ */ json(newTimeBody),
    response: operatorAnswer,
    errors: [409],
  }),
} as const
