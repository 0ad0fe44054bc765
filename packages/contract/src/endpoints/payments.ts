import * as z from 'zod/mini'
import { answers, approved, defineEndpoint, json, publicAccess } from '../define.ts'
import { paymentConfig, paymentMethod } from '../entities/payment.ts'
import { detailAnswer } from '../errors.ts'
import { checked } from '../schemas.ts'

const payers = /* @__PURE__ */ approved('pilot')

/** Calls on cards (spec §7). */
export const paymentEndpoints = {
  methods: /* @__PURE__ */ defineEndpoint({
    id: 'payments.methods',
    method: 'GET',
    path: 'payment/methods',
    summary: 'Saved cards, newest first (spec §2.15).',
    access: payers,
    response: /* @__PURE__ */ answers(
      /* @__PURE__ */ z.strictObject({ payment_methods: /* @__PURE__ */ z.array(paymentMethod) }),
    ),
    errors: [502],
  }),
  setupIntent: /* @__PURE__ */ defineEndpoint({
    id: 'payments.setupIntent',
    method: 'POST',
    path: 'payment/setup-intent',
    summary: 'Starts saving a card; the browser confirms it with the provider (spec §7).',
    access: payers,
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.strictObject({ clientSecret: z.string() })),
    errors: [502],
  }),
  removeMethod: /* @__PURE__ */ defineEndpoint({
    id: 'payments.removeMethod',
    method: 'DELETE',
    path: 'payment/methods/{id}',
    summary: 'Removes a card; one that backs a live flight gives 409 (addition).',
    access: payers,
    params: /* @__PURE__ */ z.object({
      id: /* @__PURE__ */ checked(
        /* @__PURE__ */ z.string(),
        /* @__PURE__ */ z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'Must be a card id'),
      ),
    }),
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [409, 502],
  }),
  config: /* @__PURE__ */ defineEndpoint({
    id: 'payments.config',
    method: 'GET',
    path: 'payment/config',
    summary: 'Which card gateway the browser loads, and its publishable key (addition).',
    access: payers,
    response: /* @__PURE__ */ answers(paymentConfig),
  }),
  webhook: /* @__PURE__ */ defineEndpoint({
    id: 'payments.webhook',
    method: 'POST',
    path: 'payment/webhook',
    summary: 'Signed events of the card provider (addition). A bad signature gives 400.',
    access: publicAccess,
    body: /* @__PURE__ */ json(/* @__PURE__ */ z.looseObject({ id: z.string(), type: z.string() })),
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.strictObject({ received: z.literal(true) })),
  }),
} as const

/** Readiness (addition). */
export const healthEndpoints = {
  get: /* @__PURE__ */ defineEndpoint({
    id: 'health.get',
    method: 'GET',
    path: 'health',
    summary: '200 when the service and its database are ready (addition).',
    access: publicAccess,
    response: /* @__PURE__ */ answers(/* @__PURE__ */ z.strictObject({ status: z.literal('ok') })),
  }),
} as const
