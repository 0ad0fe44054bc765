import * as z from 'zod/mini'
import { LICENSE_TYPES } from '../constants.ts'
import {
  FLIGHT_HOURS_MAX,
  LICENSE_NUMBER_MAX,
  NAME_MAX_LENGTH,
  NOTES_MAX,
  PREFERRED_AIRPORTS_MAX,
} from '../limits.ts'
import { checked, optionalText, plainDate, rateBound, requiredText, uuid } from '../schemas.ts'
import { profileTexts } from '../texts/account.ts'

const flag = /* @__PURE__ */ z.boolean('Must be true or false')

const idList = /^$|^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/i

/** An optional field of PUT me/profile: absent, null and the empty text clear it. */
/* @__NO_SIDE_EFFECTS__ */
function clearable<Inner extends z.ZodMiniType>(inner: Inner) {
  const read = z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value))
  return z.optional(z.pipe(read, z.optional(inner)))
}

/** Body of PUT me/profile (spec §5). It replaces: an omitted optional field is cleared; images stay. */
export const profileBody = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({
    first_name: /* @__PURE__ */ optionalText(NAME_MAX_LENGTH),
    license_type: /* @__PURE__ */ z.enum(LICENSE_TYPES, profileTexts.licenseTypeRequired),
    license_number: /* @__PURE__ */ requiredText(LICENSE_NUMBER_MAX, profileTexts.licenseNumberRequired),
    license_expiration: /* @__PURE__ */ clearable(plainDate),
    flight_hours: /* @__PURE__ */ checked(
      /* @__PURE__ */ z.number(profileTexts.flightHoursPositive),
      /* @__PURE__ */ z.minimum(0, profileTexts.flightHoursPositive),
      /* @__PURE__ */ z.maximum(FLIGHT_HOURS_MAX, `Must be at most ${FLIGHT_HOURS_MAX}`),
      /* @__PURE__ */ z.overwrite((hours: number) => Math.round(hours * 100) / 100),
    ),
    access_to_aircraft: /* @__PURE__ */ z.optional(flag),
    min_houry_rate: /* @__PURE__ */ clearable(/* @__PURE__ */ rateBound()),
    max_houry_rate: /* @__PURE__ */ clearable(/* @__PURE__ */ rateBound()),
    home_airport: /* @__PURE__ */ clearable(uuid),
    favourite_airport: /* @__PURE__ */ clearable(uuid),
    preferred_airports: /* @__PURE__ */ clearable(
      /* @__PURE__ */ checked(
        /* @__PURE__ */ z.string('Must be airport ids joined by commas'),
        /* @__PURE__ */ z.regex(idList, 'Must be airport ids joined by commas'),
        /* @__PURE__ */ z.maxLength(37 * PREFERRED_AIRPORTS_MAX, `Must be at most ${PREFERRED_AIRPORTS_MAX} airports`),
      ),
    ),
    notes: /* @__PURE__ */ optionalText(NOTES_MAX),
    termns_of_service_accepted: /* @__PURE__ */ z.literal(true, profileTexts.termsRequired),
  }),
  ({ value, issues }) => {
    const { min_houry_rate: lowest, max_houry_rate: highest } = value
    if (lowest === undefined || highest === undefined || lowest <= highest) return
    const message = 'The highest rate must not be below the lowest rate'
    issues.push({ code: 'custom', input: highest, path: ['max_houry_rate'], message })
  },
)
