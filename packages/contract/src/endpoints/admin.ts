import * as z from 'zod/mini'
import { ADMIN_USER_CATEGORIES, LICENSE_IMAGE_SIDES } from '../constants.ts'
import { anyOf, answers, creates, defineEndpoint, image, json } from '../define.ts'
import { adminUserCounts, cancellationRequest, refundToLookAt } from '../entities/payment.ts'
import { proposalStatus } from '../entities/flight.ts'
import { userAdmin } from '../entities/person.ts'
import { detailAnswer } from '../errors.ts'
import { passwordRule, passwordText } from '../password.ts'
import { paging, queryChoice, queryExactly, queryFlag, queryOf, queryText } from '../query.ts'
import { cents, checked, email, uuid } from '../schemas.ts'
import { personName } from './person-name.ts'
import { cascadeQuery, idParams } from './params.ts'

const admins = /* @__PURE__ */ anyOf('super_admin')

/** Body of PATCH admin/users/{id}: exactly one of the known shapes, with real booleans (spec §7). */
export const adminUserPatchBody = /* @__PURE__ */ z.union(
  [
    /* @__PURE__ */ z.strictObject({ verification: /* @__PURE__ */ z.literal('approved') }),
    /* @__PURE__ */ z.strictObject({ is_activated: /* @__PURE__ */ z.boolean() }),
  ],
  'Must be {"verification": "approved"} or {"is_activated": true or false}',
)

/** Body of POST admin/operators: the password rule of registration. */
export const operatorBody = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({ name: personName, email, password: passwordText }),
  passwordRule,
)

/** Query of DELETE admin/users/{id}: `expect=pending` removes only a pilot whose verification still waits. */
const removalQuery = /* @__PURE__ */ queryOf({
  cascade: /* @__PURE__ */ queryFlag(),
  expect: /* @__PURE__ */ queryExactly(['pending']),
})

const cancellationAnswer = /* @__PURE__ */ answers(
  /* @__PURE__ */ z.strictObject({ id_flight_proporsal: uuid, status: proposalStatus }),
)

/** Calls of the user management (spec §7). */
export const adminEndpoints = {
  users: /* @__PURE__ */ defineEndpoint({
    id: 'admin.users',
    method: 'GET',
    path: 'admin/users',
    summary: 'Accounts, one tab with `category` (spec §2.19). At most 500 without `limit`.',
    access: admins,
    query: /* @__PURE__ */ queryOf({
      category: /* @__PURE__ */ queryChoice(ADMIN_USER_CATEGORIES),
      search: /* @__PURE__ */ queryText(),
      .../* @__PURE__ */ paging(),
    }),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(userAdmin)),
  }),
  userCounts: /* @__PURE__ */ defineEndpoint({
    id: 'admin.userCounts',
    method: 'GET',
    path: 'admin/users/counts',
    summary: 'Numbers on the tabs (addition).',
    access: admins,
    response: /* @__PURE__ */ answers(adminUserCounts),
  }),
  updateUser: /* @__PURE__ */ defineEndpoint({
    id: 'admin.updateUser',
    method: 'PATCH',
    path: 'admin/users/{id}',
    summary: 'Approves, deactivates or reactivates (spec §4). Live flights: 409, or closed with cascade for an operator.',
    access: admins,
    params: idParams,
    query: cascadeQuery,
    body: /* @__PURE__ */ json(adminUserPatchBody),
    response: /* @__PURE__ */ answers(userAdmin),
    errors: [409],
  }),
  deleteUser: /* @__PURE__ */ defineEndpoint({
    id: 'admin.deleteUser',
    method: 'DELETE',
    path: 'admin/users/{id}',
    summary: 'Rejects a pilot or deletes an operator (spec §4). Live flights: 409, or closed with cascade for an operator. '
      + 'With expect=pending only a pilot who still waits, else 409.',
    access: admins,
    params: idParams,
    query: removalQuery,
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [400, 409],
  }),
  createOperator: /* @__PURE__ */ defineEndpoint({
    id: 'admin.createOperator',
    method: 'POST',
    path: 'admin/operators',
    summary: 'Creates an operator (spec §2.19).',
    access: admins,
    body: /* @__PURE__ */ json(operatorBody),
    response: /* @__PURE__ */ creates(userAdmin),
    errors: [409],
  }),
  licenseImage: /* @__PURE__ */ defineEndpoint({
    id: 'admin.licenseImage',
    method: 'GET',
    path: 'admin/license-images/{id}/{side}',
    summary: 'A licence image of the account: front, back or selfie (spec §7). Every view is audited.',
    access: admins,
    params: /* @__PURE__ */ z.object({ id: uuid, side: /* @__PURE__ */ z.enum(LICENSE_IMAGE_SIDES) }),
    response: image,
  }),
  cancellations: /* @__PURE__ */ defineEndpoint({
    id: 'admin.cancellations',
    method: 'GET',
    path: 'admin/cancellations',
    summary: 'Cancellations that wait for a decision (addition). At most 500 without `limit`.',
    access: admins,
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(cancellationRequest)),
  }),
  confirmCancellation: /* @__PURE__ */ defineEndpoint({
    id: 'admin.confirmCancellation',
    method: 'POST',
    path: 'admin/cancellations/{id}/confirm',
    summary: 'Cancels the flight; the owner gets their share less the fee, the other pilot all of theirs (addition).',
    access: admins,
    params: idParams,
    body: /* @__PURE__ */ json(
      /* @__PURE__ */ z.prefault(
        /* @__PURE__ */ z.object({ fee_cents: /* @__PURE__ */ z.optional(cents) }),
        {},
      ),
    ),
    response: cancellationAnswer,
    errors: [409],
  }),
  rejectCancellation: /* @__PURE__ */ defineEndpoint({
    id: 'admin.rejectCancellation',
    method: 'POST',
    path: 'admin/cancellations/{id}/reject',
    summary: 'Refuses the cancellation; the flight stands at its old time (addition).',
    access: admins,
    params: idParams,
    response: cancellationAnswer,
    errors: [400, 409],
  }),
  refunds: /* @__PURE__ */ defineEndpoint({
    id: 'admin.refunds',
    method: 'GET',
    path: 'admin/refunds',
    summary: 'Refunds that failed for good: "Refunds to look at" (addition). At most 500 without `limit`.',
    access: admins,
    query: /* @__PURE__ */ queryOf(/* @__PURE__ */ paging()),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.array(refundToLookAt)),
  }),
} as const
