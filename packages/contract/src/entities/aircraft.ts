import * as z from 'zod/mini'
import { AIRCRAFT_TYPES } from '../constants.ts'
import { dayOfWeek, endTime, plainDate, startTime, uuid } from '../schemas.ts'
import { airport } from './airport.ts'
import { userPublic } from './person.ts'

const flag = /* @__PURE__ */ z.boolean()

/** A make and model; the id serves the pilot search (addition). */
export const aircraftModel = /* @__PURE__ */ z.strictObject({
  id_aircraft_model: uuid,
  manufacturer: /* @__PURE__ */ z.string(),
  model: /* @__PURE__ */ z.string(),
})
export type AircraftModel = z.output<typeof aircraftModel>

const aircraftShape = {
  id_aircraft: uuid,
  registration: /* @__PURE__ */ z.string(),
  /** USD an hour, at most two decimals. */
  hourly_rate: /* @__PURE__ */ z.number(),
  /** USD an hour with fuel; null means the rate is dry (spec §2.6). */
  max_wet_hourly_rate: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.number()),
  aircraft_model: aircraftModel,
  airport,
  aircraft_type: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(AIRCRAFT_TYPES)),
  is_ifr_equipped: flag,
  is_glass_cockpit: flag,
  is_traditional_gauges: flag,
  has_autopilot: flag,
  has_gps: flag,
  model_year: /* @__PURE__ */ z.int(),
  max_passengers: /* @__PURE__ */ z.int(),
  image_url: /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  id_airport: uuid,
  /** The operator. */
  user_account_id: uuid,
}

/** A rental aircraft (spec §3). */
export const aircraft = /* @__PURE__ */ z.strictObject(aircraftShape)
export type Aircraft = z.output<typeof aircraft>

/** An aircraft in the operator's dashboard, its operator named (addition, for administrators). */
export const operatorAircraft = /* @__PURE__ */ z.strictObject({ ...aircraftShape, operator: userPublic })
export type OperatorAircraft = z.output<typeof operatorAircraft>

/**
 * The aircraft of a flight. `hourly_rate` is the rate copied when the flight was sent; later edits of the aircraft
 * do not change it. Registration, type, image and operator are additions to the listed fields.
 */
export const flightAircraft = /* @__PURE__ */ z.strictObject({
  id_aircraft: aircraftShape.id_aircraft,
  registration: aircraftShape.registration,
  hourly_rate: aircraftShape.hourly_rate,
  max_wet_hourly_rate: aircraftShape.max_wet_hourly_rate,
  aircraft_model: aircraftModel,
  airport,
  aircraft_type: aircraftShape.aircraft_type,
  image_url: aircraftShape.image_url,
  user_account_id: aircraftShape.user_account_id,
})
export type FlightAircraft = z.output<typeof flightAircraft>

/** Hours of one weekday, wall clock at the aircraft's airport (spec §3). An `end_time` of 00:00 ends the day. */
export const availabilitySlot = /* @__PURE__ */ z.strictObject({
  id_availability: uuid,
  day_of_week: dayOfWeek,
  start_time: startTime,
  end_time: endTime,
})
export type AvailabilitySlot = z.output<typeof availabilitySlot>

/** Free hours of one date, taken and held ranges left out; wall clock in `timezone`. */
export const projectedSlot = /* @__PURE__ */ z.strictObject({
  date: plainDate,
  start_time: startTime,
  end_time: endTime,
  timezone: /* @__PURE__ */ z.string(),
})
export type ProjectedSlot = z.output<typeof projectedSlot>

