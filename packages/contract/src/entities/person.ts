import * as z from 'zod/mini'
import { LICENSE_TYPES, ROLES, VERIFICATIONS } from '../constants.ts'
import { instant, plainDate, uuid } from '../schemas.ts'
import { airport } from './airport.ts'

const text = /* @__PURE__ */ z.string()
const textOrNull = /* @__PURE__ */ z.nullable(text)
const numberOrNull = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.number())
const idOrNull = /* @__PURE__ */ z.nullable(uuid)
const licenseType = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.enum(LICENSE_TYPES))

/** A person as anybody may see them: id, name, picture. A removed one is named "Deleted user". */
export const userPublic = /* @__PURE__ */ z.strictObject({
  id_user_account: uuid,
  name: text,
  profile_picture_url: textOrNull,
})
export type UserPublic = z.output<typeof userPublic>

/** What public, own and administrators' views of a pilot share. `null` means not given yet. */
const profileBase = {
  id_pilot_profile: uuid,
  license_type: licenseType,
  flight_hours: numberOrNull,
  /** Airport id. */
  home_airport: idOrNull,
  profile_picture_url: textOrNull,
  first_name: textOrNull,
  user_account: userPublic,
}

/** What the owner and other pilots may see, and administrators need not. */
const profilePreferences = {
  /** Airport id. */
  favourite_airport: idOrNull,
  /** Airport ids joined by commas; the empty text means none (spec §3). */
  preferred_airports: text,
  min_houry_rate: numberOrNull,
  max_houry_rate: numberOrNull,
  notes: textOrNull,
  /** The airports named by the ids above, so that a label needs no airport list (addition). */
  airports: /* @__PURE__ */ z.array(airport),
}

/** Licence data: the owner's and the administrators' only. Image addresses are null until uploaded. */
const profileLicense = {
  verification: /* @__PURE__ */ z.enum(VERIFICATIONS),
  license_number: textOrNull,
  license_expiration: /* @__PURE__ */ z.nullable(plainDate),
  termns_of_service_accepted: /* @__PURE__ */ z.boolean(),
  license_front_url: textOrNull,
  license_back_url: textOrNull,
  selfie_url: textOrNull,
  /** Licence type, number, hours and terms are all there; computed by the service. */
  profile_completed: /* @__PURE__ */ z.boolean(),
}

/** A pilot's profile as its owner sees it (spec §3). */
export const pilotProfileOwn = /* @__PURE__ */ z.strictObject({
  ...profileBase,
  ...profilePreferences,
  ...profileLicense,
  access_to_aircraft: /* @__PURE__ */ z.boolean(),
})
export type PilotProfileOwn = z.output<typeof pilotProfileOwn>

/** A pilot's profile as an administrator sees it: what verification needs, images at admin/license-images. */
export const pilotProfileAdmin = /* @__PURE__ */ z.strictObject({ ...profileBase, ...profileLicense })
export type PilotProfileAdmin = z.output<typeof pilotProfileAdmin>

/** A pilot as other pilots see them: no licence number, no expiry, no documents, no e-mail. */
export const pilotPublic = /* @__PURE__ */ z.strictObject({ ...profileBase, ...profilePreferences })
export type PilotPublic = z.output<typeof pilotPublic>

/** A compatible pilot with the reason of the match in a few words ("Same home airport"). */
export const pilotMatch = /* @__PURE__ */ z.strictObject({ ...profileBase, ...profilePreferences, reason: text })
export type PilotMatch = z.output<typeof pilotMatch>

const account = {
  id_user_account: uuid,
  name: text,
  email: text,
  role: /* @__PURE__ */ z.enum(ROLES),
  is_activated: /* @__PURE__ */ z.boolean(),
  /** Address of the picture, null without one. */
  profile_picture: textOrNull,
  created_at: instant,
}

/** The account of the session (spec §3). `pilot_profile` is null for operators and administrators. */
export const userAccount = /* @__PURE__ */ z.strictObject({
  ...account,
  pilot_profile: /* @__PURE__ */ z.nullable(pilotProfileOwn),
})
export type UserAccount = z.output<typeof userAccount>

/** An account as an administrator sees it. */
export const userAdmin = /* @__PURE__ */ z.strictObject({
  ...account,
  pilot_profile: /* @__PURE__ */ z.nullable(pilotProfileAdmin),
})
export type UserAdmin = z.output<typeof userAdmin>
