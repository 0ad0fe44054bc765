import * as z from 'zod/mini'
import { answers, approved, defineEndpoint, json, publicAccess } from '../define.ts'
import { paymentConfig, paymentMethod, sandboxAnswer } from '../entities/payment.ts'
import { detailAnswer } from '../errors.ts'
import { checked, safeText } from '../schemas.ts'

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
    errors: [404],
  }),
} as const

const clientSecret = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.string(),
  /* @__PURE__ */ z.regex(/^(?:seti|pi)_[A-Za-z0-9]{1,100}_secret_[A-Za-z0-9]{1,100}$/, 'Must be a client secret'),
)

const typedCard = /* @__PURE__ */ z.object({
  number: /* @__PURE__ */ safeText(40),
  exp_month: /* @__PURE__ */ z.int(),
  exp_year: /* @__PURE__ */ z.int(),
  cvc: /* @__PURE__ */ safeText(10),
})

/**
 * The calls of the stand-in for Stripe.js (addition): there only while the payment sandbox is the gateway, otherwise
 * 404. A client secret opens its own intent and nothing else. A refusal of the card is a 200 with `error`.
 */
export const sandboxEndpoints = {
  retrieve: /* @__PURE__ */ defineEndpoint({
    id: 'sandbox.retrieve',
    method: 'POST',
    path: 'payment/sandbox/retrieve',
    summary: 'A setup or payment intent of the payment sandbox (addition).',
    access: publicAccess,
    body: /* @__PURE__ */ json(/* @__PURE__ */ z.object({ client_secret: clientSecret })),
    response: /* @__PURE__ */ answers(sandboxAnswer),
    errors: [404],
  }),
  confirm: /* @__PURE__ */ defineEndpoint({
    id: 'sandbox.confirm',
    method: 'POST',
    path: 'payment/sandbox/confirm',
    summary: 'Confirms an intent with a documented test card, or with the card it has (addition).',
    access: publicAccess,
    body: /* @__PURE__ */ json(
      /* @__PURE__ */ z.object({
        client_secret: clientSecret,
        card: /* @__PURE__ */ z.optional(typedCard),
      }),
    ),
    response: /* @__PURE__ */ answers(sandboxAnswer),
    errors: [404],
  }),
  challenge: /* @__PURE__ */ defineEndpoint({
    id: 'sandbox.challenge',
    method: 'POST',
    path: 'payment/sandbox/challenge',
    summary: "Completes or fails the bank's question about an intent (addition).",
    access: publicAccess,
    body: /* @__PURE__ */ json(
      /* @__PURE__ */ z.object({
        client_secret: clientSecret,
        outcome: /* @__PURE__ */ z.enum(['complete', 'fail']),
      }),
    ),
    response: /* @__PURE__ */ answers(sandboxAnswer),
    errors: [404],
  }),
} as const

const healthAnswer = /* @__PURE__ */ z.strictObject({ status: z.literal('ok') })

/** Readiness and liveness (additions). */
export const healthEndpoints = {
  get: /* @__PURE__ */ defineEndpoint({
    id: 'health.get',
    method: 'GET',
    path: 'health',
    summary: 'Readiness: 200 when the service and its database can answer, 503 when not or once it stops (addition).',
    access: publicAccess,
    response: /* @__PURE__ */ answers(healthAnswer),
  }),
  live: /* @__PURE__ */ defineEndpoint({
    id: 'health.live',
    method: 'GET',
    path: 'health/live',
    summary: 'Liveness: 200 while the process answers, whatever its database does (addition).',
    access: publicAccess,
    response: /* @__PURE__ */ answers(healthAnswer),
  }),
} as const
