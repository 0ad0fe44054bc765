import * as z from 'zod/mini'
import { AIRCRAFT_TYPES } from '../constants.ts'
import type { aircraftBody } from '../endpoints/aircraft-bodies.ts'
import {
  AIRCRAFT_TEXT_MAX,
  PASSENGERS_MAX,
  RATE_MAX,
  REGISTRATION_MAX,
  SEARCH_MAX,
} from '../limits.ts'
import { modelYearProblem } from '../model-year.ts'
import { checked, dayOfWeek, endTime, hasAtMostTwoDecimals, requiredText, safeText, startTime } from '../schemas.ts'
import { isBlank, isHttpUrl } from '../text-rules.ts'
import { aircraftTexts } from '../texts/fleet.ts'
import { numberField, optionalChoice, optionalNumberField, wholeNumberField } from './number-field.ts'

const flag = /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean())

/**
 * The aircraft form (spec §5).
 *
 * @param currentYear upper bound is the year after it
 */
/* @__NO_SIDE_EFFECTS__ */
export function aircraftForm(currentYear: number) {
  const year: z.core.CheckFn<number> = ({ value, issues }) => {
    const problem = modelYearProblem(value, currentYear)
    if (problem) issues.push({ code: 'custom', input: value, path: [], message: problem })
  }
  return z.object({
    manufacturer: requiredText(AIRCRAFT_TEXT_MAX, aircraftTexts.manufacturerRequired),
    model: requiredText(AIRCRAFT_TEXT_MAX, aircraftTexts.modelRequired),
    model_year: wholeNumberField(aircraftTexts.yearTooEarly, z.check(year)),
    max_passengers: wholeNumberField(
      aircraftTexts.passengersTooFew,
      z.minimum(1, aircraftTexts.passengersTooFew),
      z.maximum(PASSENGERS_MAX, `Must be at most ${PASSENGERS_MAX}`),
    ),
    wet_hourly_rate: numberField(
      aircraftTexts.wetRatePositive,
      z.positive(aircraftTexts.wetRatePositive),
      z.maximum(RATE_MAX, `Must be at most ${RATE_MAX}`),
      z.refine<number>((value) => hasAtMostTwoDecimals(value), 'Must have at most two decimals'),
    ),
    registration: requiredText(REGISTRATION_MAX, aircraftTexts.registrationRequired),
    id_airport: z.guid(aircraftTexts.airportInvalid),
    image_url: z.optional(
      checked(
        z.string(),
        z.trim(),
        z.refine((text: string) => isBlank(text) || isHttpUrl(text), aircraftTexts.imageUrlInvalid),
      ),
    ),
    aircraft_type: optionalChoice(AIRCRAFT_TYPES, 'Must be a known aircraft type'),
    is_ifr_equipped: flag,
    is_glass_cockpit: flag,
    is_traditional_gauges: flag,
    has_autopilot: flag,
    has_gps: flag,
  })
}
export type AircraftForm = z.output<ReturnType<typeof aircraftForm>>
/** The aircraft form while it is edited: numbers as people type them. */
export type AircraftFormInput = z.input<ReturnType<typeof aircraftForm>>

/** The body of POST aircrafts/: both rates hold the wet rate, `wet_hourly_rate` is removed (spec §7). */
export function aircraftBodyFromForm(values: AircraftForm): z.input<typeof aircraftBody> {
  const { wet_hourly_rate, image_url, ...rest } = values
  return {
    ...rest,
    hourly_rate: wet_hourly_rate,
    max_wet_hourly_rate: wet_hourly_rate,
    ...(image_url ? { image_url } : {}),
  }
}

/** Advanced Search of /rentals (spec §5). A cleared rate is absent, never 0. */
export const aircraftFilterForm = /* @__PURE__ */ z.object({
  search: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ checked(/* @__PURE__ */ safeText(SEARCH_MAX), /* @__PURE__ */ z.trim()),
  ),
  aircraft_type: /* @__PURE__ */ optionalChoice(AIRCRAFT_TYPES, 'Must be a known aircraft type'),
  max_rate: /* @__PURE__ */ optionalNumberField(
    /* @__PURE__ */ z.positive('Maximum rate must be a positive number'),
  ),
  is_ifr_equipped: flag,
  is_glass_cockpit: flag,
  is_traditional_gauges: flag,
  has_autopilot: flag,
  has_gps: flag,
})
export type AircraftFilterForm = z.output<typeof aircraftFilterForm>

/** One row of the week editor; order and overlap are judged by `availabilityProblems`. */
export const availabilityRowForm = /* @__PURE__ */ z.object({
  day_of_week: dayOfWeek,
  start_time: startTime,
  end_time: endTime,
})
export type AvailabilityRowForm = z.output<typeof availabilityRowForm>
