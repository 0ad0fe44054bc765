import * as z from 'zod/mini'
import { AIRCRAFT_TYPES } from '../constants.ts'
import { AIRCRAFT_TEXT_MAX, AVAILABILITY_MAX_ROWS, MODEL_YEAR_MIN, PASSENGERS_MAX, REGISTRATION_MAX } from '../limits.ts'
import { availabilityProblems, availabilityProblemText } from '../availability-rules.ts'
import { checked, dayOfWeek, endTime, httpUrl, moneyRate, requiredText, startTime } from '../schemas.ts'
import { aircraftTexts } from '../texts/fleet.ts'

const flag = /* @__PURE__ */ z.boolean('Must be true or false')

/** Fields of an aircraft body. The upper bound of the year needs a clock: see `modelYearProblem`. */
const aircraftFields = {
  manufacturer: /* @__PURE__ */ requiredText(AIRCRAFT_TEXT_MAX, aircraftTexts.manufacturerRequired),
  model: /* @__PURE__ */ requiredText(AIRCRAFT_TEXT_MAX, aircraftTexts.modelRequired),
  model_year: /* @__PURE__ */ checked(
    /* @__PURE__ */ z.int(aircraftTexts.yearTooEarly),
    /* @__PURE__ */ z.minimum(MODEL_YEAR_MIN, aircraftTexts.yearTooEarly),
  ),
  max_passengers: /* @__PURE__ */ checked(
    /* @__PURE__ */ z.int(aircraftTexts.passengersTooFew),
    /* @__PURE__ */ z.minimum(1, aircraftTexts.passengersTooFew),
    /* @__PURE__ */ z.maximum(PASSENGERS_MAX, `Must be at most ${PASSENGERS_MAX}`),
  ),
  hourly_rate: /* @__PURE__ */ moneyRate(),
  registration: /* @__PURE__ */ requiredText(REGISTRATION_MAX, aircraftTexts.registrationRequired),
  id_airport: /* @__PURE__ */ z.guid(aircraftTexts.airportInvalid),
}

/** Optional fields of an aircraft body; null clears on PATCH and means "not given" on POST. */
const aircraftOptions = {
  max_wet_hourly_rate: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.nullable(/* @__PURE__ */ moneyRate(aircraftTexts.wetRatePositive)),
  ),
  image_url: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.nullable(httpUrl)),
  aircraft_type: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(AIRCRAFT_TYPES, 'Must be a known aircraft type')),
  ),
  is_ifr_equipped: /* @__PURE__ */ z.optional(flag),
  is_glass_cockpit: /* @__PURE__ */ z.optional(flag),
  is_traditional_gauges: /* @__PURE__ */ z.optional(flag),
  has_autopilot: /* @__PURE__ */ z.optional(flag),
  has_gps: /* @__PURE__ */ z.optional(flag),
}

/** Body of POST aircrafts/ (spec §7): both rates hold the form's wet rate. The owner comes from the session. */
export const aircraftBody = /* @__PURE__ */ z.object({ ...aircraftFields, ...aircraftOptions })

/** Body of PATCH aircrafts/{id}: any of the fields. */
export const aircraftPatchBody = /* @__PURE__ */ z.partial(
  /* @__PURE__ */ z.object({ ...aircraftFields, ...aircraftOptions }),
)

/** Body of POST availability/aircraft/{id}: one slot. */
export const availabilitySlotBody = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({ day_of_week: dayOfWeek, start_time: startTime, end_time: endTime }),
  ({ value, issues }) => {
    for (const problem of availabilityProblems([value])) {
      // Unreadable times are told by the fields themselves.
      if (problem.kind === 'time') continue
      issues.push({ code: 'custom', input: value, path: ['start_time'], message: availabilityProblemText(problem, [value]) })
    }
  },
)

/** Body of PUT availability/aircraft/{id}: the whole week. */
export const availabilityWeekBody = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({
    slots: /* @__PURE__ */ checked(
      /* @__PURE__ */ z.array(
        /* @__PURE__ */ z.object({ day_of_week: dayOfWeek, start_time: startTime, end_time: endTime }),
      ),
      /* @__PURE__ */ z.maxLength(AVAILABILITY_MAX_ROWS, `Must be at most ${AVAILABILITY_MAX_ROWS} rows`),
    ),
  }),
  ({ value, issues }) => {
    for (const problem of availabilityProblems(value.slots)) {
      if (problem.kind === 'time') continue
      const message = availabilityProblemText(problem, value.slots)
      issues.push({ code: 'custom', input: value, path: ['slots', problem.row, 'start_time'], message })
    }
  },
)
