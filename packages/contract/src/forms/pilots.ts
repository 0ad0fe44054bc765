import * as z from 'zod/mini'
import { LICENSE_TYPES, LICENSE_TYPE_FILTERS } from '../constants.ts'
import type { profileBody } from '../endpoints/profile-body.ts'
import {
  FLIGHT_HOURS_MAX,
  LICENSE_NUMBER_MAX,
  NAME_MAX_LENGTH,
  NOTES_MAX,
  PREFERRED_AIRPORTS_MAX,
  RATE_MAX,
} from '../limits.ts'
import { type CheckOf, checked, hasAtMostTwoDecimals, plainDate, requiredText, safeText, uuid } from '../schemas.ts'
import { profileTexts } from '../texts/account.ts'
import { numberField, optionalChoice, optionalNumberField } from './number-field.ts'

/* @__NO_SIDE_EFFECTS__ */
function emptyOr<Inner extends z.ZodMiniType>(inner: Inner) {
  return z.optional(z.union([z.literal(''), inner], 'Must be empty or a valid value'))
}

/* @__NO_SIDE_EFFECTS__ */
function rateField() {
  return optionalNumberField(
    z.minimum(0, 'Must not be negative'),
    z.maximum(RATE_MAX, `Must be at most ${RATE_MAX}`),
    z.refine<number>((value) => hasAtMostTwoDecimals(value), 'Must have at most two decimals'),
  )
}

const ratesInOrder: CheckOf<{ min_houry_rate?: number | undefined; max_houry_rate?: number | undefined }> = ({
  value,
  issues,
}) => {
  const { min_houry_rate: lowest, max_houry_rate: highest } = value
  if (lowest === undefined || highest === undefined || lowest <= highest) return
  const message = 'The highest rate must not be below the lowest rate'
  issues.push({ code: 'custom', input: highest, path: ['max_houry_rate'], message })
}

/** The profile form (spec §5). Empty texts mean "not given"; `preferred_airports` is a list here. */
export const profileForm = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({
    first_name: /* @__PURE__ */ z.optional(/* @__PURE__ */ safeText(NAME_MAX_LENGTH)),
    license_type: /* @__PURE__ */ z.enum(LICENSE_TYPES, profileTexts.licenseTypeRequired),
    license_number: /* @__PURE__ */ requiredText(LICENSE_NUMBER_MAX, profileTexts.licenseNumberRequired),
    license_expiration: /* @__PURE__ */ emptyOr(plainDate),
    flight_hours: /* @__PURE__ */ numberField(
      profileTexts.flightHoursPositive,
      /* @__PURE__ */ z.minimum(0, profileTexts.flightHoursPositive),
      /* @__PURE__ */ z.maximum(FLIGHT_HOURS_MAX, `Must be at most ${FLIGHT_HOURS_MAX}`),
    ),
    access_to_aircraft: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.boolean()),
    min_houry_rate: /* @__PURE__ */ rateField(),
    max_houry_rate: /* @__PURE__ */ rateField(),
    home_airport: /* @__PURE__ */ emptyOr(uuid),
    favourite_airport: /* @__PURE__ */ emptyOr(uuid),
    preferred_airports: /* @__PURE__ */ z.optional(
      /* @__PURE__ */ checked(
        /* @__PURE__ */ z.array(uuid),
        /* @__PURE__ */ z.maxLength(PREFERRED_AIRPORTS_MAX, `Must be at most ${PREFERRED_AIRPORTS_MAX} airports`),
      ),
    ),
    notes: /* @__PURE__ */ z.optional(/* @__PURE__ */ safeText(NOTES_MAX)),
    termns_of_service_accepted: /* @__PURE__ */ checked(
      /* @__PURE__ */ z.boolean(profileTexts.termsRequired),
      /* @__PURE__ */ z.refine((accepted: boolean) => accepted, profileTexts.termsRequired),
    ),
  }),
  ratesInOrder,
)
export type ProfileForm = z.output<typeof profileForm>

/** The body of PUT me/profile: empty fields are omitted, preferred airports joined by commas (spec §3, §5). */
export function profileBodyFromForm(values: ProfileForm): z.input<typeof profileBody> {
  const { preferred_airports: preferred, termns_of_service_accepted: _accepted, ...rest } = values
  return {
    ...rest,
    license_expiration: values.license_expiration || undefined,
    home_airport: values.home_airport || undefined,
    favourite_airport: values.favourite_airport || undefined,
    preferred_airports: preferred && preferred.length > 0 ? preferred.join(',') : undefined,
    termns_of_service_accepted: true,
  }
}

/** The three licence images: none, or all of them (spec §5). */
export interface LicenseImageChoice {
  readonly license_front?: unknown
  readonly license_back?: unknown
  readonly selfie?: unknown
}

/** Names of the images that are still missing; empty when all or none are chosen. */
export function missingLicenseImages(choice: LicenseImageChoice): (keyof LicenseImageChoice)[] {
  const parts = ['license_front', 'license_back', 'selfie'] as const
  const missing = parts.filter((part) => choice[part] === undefined || choice[part] === null)
  return missing.length === parts.length ? [] : missing
}

/** Filter bar of the pilot search (spec §3, §5). */
export const pilotSearchForm = /* @__PURE__ */ z.object({
  airport: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string()),
  license_type: /* @__PURE__ */ optionalChoice(LICENSE_TYPE_FILTERS, 'Must be a known license type'),
  min_flight_hours: /* @__PURE__ */ optionalNumberField(
    /* @__PURE__ */ z.minimum(0, 'Must be a number of at least 0'),
  ),
  aircraft_model_ids: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(uuid)),
})
export type PilotSearchForm = z.output<typeof pilotSearchForm>
