import * as z from 'zod/mini'
import { AIRCRAFT_TYPES } from '../constants.ts'
import { answers, approved, creates, defineEndpoint, json } from '../define.ts'
import { aircraft, aircraftModel, availabilitySlot, projectedSlot } from '../entities/aircraft.ts'
import { detailAnswer } from '../errors.ts'
import { paging, queryChoice, queryFlag, queryNumber, queryOf, queryText } from '../query.ts'
import { aircraftBody, aircraftPatchBody, availabilitySlotBody, availabilityWeekBody } from './aircraft-bodies.ts'
import { cascadeQuery, idParams } from './params.ts'

/** Filters of the aircraft list (spec §3). An equipment flag asks for what has it, or with false for what has not. */
export const aircraftFilterQuery = /* @__PURE__ */ queryOf({
  aircraft_type: /* @__PURE__ */ queryChoice(AIRCRAFT_TYPES),
  search: /* @__PURE__ */ queryText(),
  max_rate: /* @__PURE__ */ queryNumber(/* @__PURE__ */ z.positive('Must be positive')),
  is_ifr_equipped: /* @__PURE__ */ queryFlag(),
  is_glass_cockpit: /* @__PURE__ */ queryFlag(),
  is_traditional_gauges: /* @__PURE__ */ queryFlag(),
  has_autopilot: /* @__PURE__ */ queryFlag(),
  has_gps: /* @__PURE__ */ queryFlag(),
  .../* @__PURE__ */ paging(),
})

const aircraftList = /* @__PURE__ */ z.array(aircraft)

/** Calls on aircraft (spec §7). */
export const aircraftEndpoints = {
  list: /* @__PURE__ */ defineEndpoint({
    id: 'aircraft.list',
    method: 'GET',
    path: 'aircrafts',
    summary: 'Rental aircraft by filters (spec §2.6). At most 500 without `limit`.',
    access: /* @__PURE__ */ approved(),
    query: aircraftFilterQuery,
    response: /* @__PURE__ */ answers(aircraftList),
  }),
  get: /* @__PURE__ */ defineEndpoint({
    id: 'aircraft.get',
    method: 'GET',
    path: 'aircrafts/{id}',
    summary: 'One aircraft (spec §7).',
    access: /* @__PURE__ */ approved(),
    params: idParams,
    response: /* @__PURE__ */ answers(aircraft),
  }),
  create: /* @__PURE__ */ defineEndpoint({
    id: 'aircraft.create',
    method: 'POST',
    path: 'aircrafts/',
    summary: 'Adds an aircraft to the own fleet (spec §2.18, §5).',
    access: /* @__PURE__ */ approved('operator', 'super_admin'),
    body: /* @__PURE__ */ json(aircraftBody),
    response: /* @__PURE__ */ creates(aircraft),
    errors: [409],
  }),
  update: /* @__PURE__ */ defineEndpoint({
    id: 'aircraft.update',
    method: 'PATCH',
    path: 'aircrafts/{id}',
    summary: 'Edits an aircraft; flights keep their copied rate (addition).',
    access: /* @__PURE__ */ approved('operator', 'super_admin'),
    params: idParams,
    body: /* @__PURE__ */ json(aircraftPatchBody),
    response: /* @__PURE__ */ answers(aircraft),
    errors: [409],
  }),
  retire: /* @__PURE__ */ defineEndpoint({
    id: 'aircraft.retire',
    method: 'DELETE',
    path: 'aircrafts/{id}',
    summary: 'Retires an aircraft; live flights give a 409 that names them, or are closed with cascade (addition).',
    access: /* @__PURE__ */ approved('operator', 'super_admin'),
    params: idParams,
    query: cascadeQuery,
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [400, 409],
  }),
  mine: /* @__PURE__ */ defineEndpoint({
    id: 'aircraft.mine',
    method: 'GET',
    path: 'me/aircrafts',
    summary: 'The own fleet, the oldest first (spec §2.18). At most 500 without `limit`.',
    access: /* @__PURE__ */ approved('operator', 'super_admin'),
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(aircraftList),
  }),
  models: /* @__PURE__ */ defineEndpoint({
    id: 'aircraft.models',
    method: 'GET',
    path: 'aircraft-models',
    summary: 'Makes and models of the fleets, for the pilot search (addition).',
    access: /* @__PURE__ */ approved(),
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(aircraftModel)),
  }),
} as const

/** Calls on weekly and projected availability (spec §7). */
export const availabilityEndpoints = {
  list: /* @__PURE__ */ defineEndpoint({
    id: 'availability.list',
    method: 'GET',
    path: 'availability/aircraft/{id}',
    summary: 'Weekly hours of an aircraft, wall clock at its airport (spec §3).',
    access: /* @__PURE__ */ approved(),
    params: idParams,
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(availabilitySlot)),
  }),
  projected: /* @__PURE__ */ defineEndpoint({
    id: 'availability.projected',
    method: 'GET',
    path: 'availability/aircraft/{id}/projected',
    summary: 'Free hours of the next 60 days, taken and held ranges left out (spec §2.7).',
    access: /* @__PURE__ */ approved(),
    params: idParams,
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(projectedSlot)),
  }),
  create: /* @__PURE__ */ defineEndpoint({
    id: 'availability.create',
    method: 'POST',
    path: 'availability/aircraft/{id}',
    summary: 'Adds one weekly slot (spec §5).',
    access: /* @__PURE__ */ approved('operator', 'super_admin'),
    params: idParams,
    body: /* @__PURE__ */ json(availabilitySlotBody),
    response: /* @__PURE__ */ creates(availabilitySlot),
  }),
  replace: /* @__PURE__ */ defineEndpoint({
    id: 'availability.replace',
    method: 'PUT',
    path: 'availability/aircraft/{id}',
    summary: 'Replaces the whole week in one transaction; overlapping rows are refused (addition).',
    access: /* @__PURE__ */ approved('operator', 'super_admin'),
    params: idParams,
    body: /* @__PURE__ */ json(availabilityWeekBody),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(availabilitySlot)),
  }),
  clear: /* @__PURE__ */ defineEndpoint({
    id: 'availability.clear',
    method: 'DELETE',
    path: 'availability/aircraft/{id}',
    summary: 'Deletes all weekly slots (spec §7).',
    access: /* @__PURE__ */ approved('operator', 'super_admin'),
    params: idParams,
    response: /* @__PURE__ */ answers(detailAnswer),
  }),
} as const
