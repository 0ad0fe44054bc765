import * as z from 'zod/mini'
import { LICENSE_IMAGE_SIDES } from '../constants.ts'
import { anyOf, answers, approved, defineEndpoint, image, json, multipart, publicAccess } from '../define.ts'
import { pilotMatch, pilotProfileOwn, pilotPublic } from '../entities/person.ts'
import { AIRCRAFT_MODEL_FILTER_MAX } from '../limits.ts'
import { paging, queryId, queryIds, queryLicenseType, queryNumber, queryOf, queryText } from '../query.ts'
import { uploadedFile, uploadForm, uuid } from '../schemas.ts'
import { profileBody } from './profile-body.ts'
import { idParams } from './params.ts'

/** Filters of the pilot search (spec §3); ANY is absent, `aircraft_model_ids` is repeated. */
export const pilotSearchQuery = /* @__PURE__ */ queryOf({
  airport: /* @__PURE__ */ queryId(),
  license_type: /* @__PURE__ */ queryLicenseType(),
  min_flight_hours: /* @__PURE__ */ queryNumber(/* @__PURE__ */ z.minimum(0, 'Must not be negative')),
  aircraft_model_ids: /* @__PURE__ */ queryIds(AIRCRAFT_MODEL_FILTER_MAX),
  .../* @__PURE__ */ paging(),
})

/** Calls on other pilots (spec §7). */
export const pilotEndpoints = {
  matches: /* @__PURE__ */ defineEndpoint({
    id: 'pilots.matches',
    method: 'GET',
    path: 'pilots/matches',
    summary: 'Compatible pilots, best first, each with a reason; at most 50 (spec §2.9).',
    access: /* @__PURE__ */ approved('pilot'),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(pilotMatch)),
  }),
  get: /* @__PURE__ */ defineEndpoint({
    id: 'pilots.get',
    method: 'GET',
    path: 'pilots/{id}',
    summary: 'One pilot by account id; a profile id is resolved too (spec §2.8).',
    access: /* @__PURE__ */ approved('pilot', 'super_admin'),
    params: idParams,
    response: /* @__PURE__ */ answers(pilotPublic),
  }),
  search: /* @__PURE__ */ defineEndpoint({
    id: 'pilots.search',
    method: 'GET',
    path: 'pilot-explorer',
    summary: 'Verified pilots by filters (spec §2.8). At most 500 without `limit`.',
    access: /* @__PURE__ */ approved('pilot'),
    query: pilotSearchQuery,
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(pilotPublic)),
  }),
  picture: /* @__PURE__ */ defineEndpoint({
    id: 'pilots.picture',
    method: 'GET',
    path: 'pilots/profile_picture/{userId}',
    summary: 'Picture of a person; public, as the community feed is (spec §7).',
    access: publicAccess,
    params: /* @__PURE__ */ z.object({ userId: uuid }),
    response: image,
  }),
} as const

/** Calls on the own profile (spec §7). */
export const profileEndpoints = {
  get: /* @__PURE__ */ defineEndpoint({
    id: 'profile.get',
    method: 'GET',
    path: 'me/profile',
    summary: 'The own pilot profile; null for other roles (spec §7).',
    access: /* @__PURE__ */ anyOf(),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.nullable(pilotProfileOwn)),
  }),
  update: /* @__PURE__ */ defineEndpoint({
    id: 'profile.update',
    method: 'PUT',
    path: 'me/profile',
    summary: 'Replaces the own profile; a changed licence goes back to verification (spec §5).',
    access: /* @__PURE__ */ anyOf('pilot'),
    body: /* @__PURE__ */ json(profileBody),
    response: /* @__PURE__ */ answers(pilotProfileOwn),
  }),
  uploadPicture: /* @__PURE__ */ defineEndpoint({
    id: 'profile.uploadPicture',
    method: 'POST',
    path: 'me/profile-picture',
    summary: 'Stores the own picture (spec §7).',
    access: /* @__PURE__ */ anyOf(),
    body: /* @__PURE__ */ multipart(/* @__PURE__ */ uploadForm({ profile_picture: uploadedFile })),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.strictObject({ profile_picture_url: z.string() })),
  }),
  picture: /* @__PURE__ */ defineEndpoint({
    id: 'profile.picture',
    method: 'GET',
    path: 'me/profile-picture',
    summary: 'The own picture; the query only defeats caches (spec §7).',
    access: /* @__PURE__ */ anyOf(),
    query: /* @__PURE__ */ queryOf({ time: /* @__PURE__ */ queryText() }),
    response: image,
    errors: [404],
  }),
  uploadLicenseImages: /* @__PURE__ */ defineEndpoint({
    id: 'profile.uploadLicenseImages',
    method: 'POST',
    path: 'me/license-images',
    summary: 'Stores the three licence images, all or none (spec §5); goes back to verification.',
    access: /* @__PURE__ */ anyOf('pilot'),
    body: /* @__PURE__ */ multipart(
      /* @__PURE__ */ uploadForm({
        license_front: uploadedFile,
        license_back: uploadedFile,
        selfie: uploadedFile,
      }),
    ),
    response: /* @__PURE__ */ answers(pilotProfileOwn),
  }),
  licenseImage: /* @__PURE__ */ defineEndpoint({
    id: 'profile.licenseImage',
    method: 'GET',
    path: 'me/license-images/{side}',
    summary: 'One own licence image (addition).',
    access: /* @__PURE__ */ anyOf('pilot'),
    params: /* @__PURE__ */ z.object({ side: /* @__PURE__ */ z.enum(LICENSE_IMAGE_SIDES) }),
    response: image,
  }),
} as const
