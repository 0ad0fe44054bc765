import * as z from 'zod/mini'

const text = z.string()
const textOrNull = z.nullable(text)
const metadata = z.record(text, text)

const problem = z.object({
  type: z.enum(['card_error', 'invalid_request_error']),
  code: text,
  decline_code: z.optional(text),
  message: text,
  payment_method: z.optional(z.looseObject({ id: text })),
})
/** `last_payment_error` and `last_setup_error`. */
export type Problem = z.output<typeof problem>

const nextAction = z.nullable(z.object({ type: z.literal('use_stripe_sdk'), use_stripe_sdk: z.object({ type: text }) }))

const base = { id: text, created: z.int(), livemode: z.literal(false), metadata }

export const customer = z.object({ ...base, object: z.literal('customer'), email: textOrNull, name: textOrNull })

export const paymentMethod = z.object({
  ...base,
  object: z.literal('payment_method'),
  type: z.literal('card'),
  customer: textOrNull,
  billing_details: z.object({ address: z.null(), email: z.null(), name: z.null(), phone: z.null() }),
  card: z.object({
    brand: text,
    last4: text,
    exp_month: z.int(),
    exp_year: z.int(),
    country: text,
    funding: text,
    fingerprint: text,
  }),
})

export const setupIntent = z.object({
  ...base,
  object: z.literal('setup_intent'),
  client_secret: text,
  customer: textOrNull,
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  usage: text,
  payment_method: textOrNull,
  payment_method_types: z.array(text),
  next_action: nextAction,
  last_setup_error: z.nullable(problem),
  cancellation_reason: z.null(),
})

export const paymentIntent = z.object({
  ...base,
  object: z.literal('payment_intent'),
  client_secret: text,
  amount: z.int(),
  amount_capturable: z.int(),
  amount_received: z.int(),
  currency: text,
  customer: textOrNull,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  payment_method: textOrNull,
  payment_method_types: z.array(text),
  capture_method: z.enum(['automatic', 'manual']),
  confirmation_method: z.literal('automatic'),
  next_action: nextAction,
  last_payment_error: z.nullable(problem),
  latest_charge: textOrNull,
  canceled_at: z.nullable(z.int()),
  cancellation_reason: z.null(),
})

export const charge = z.object({
  ...base,
  object: z.literal('charge'),
  amount: z.int(),
  amount_captured: z.int(),
  amount_refunded: z.int(),
  captured: z.boolean(),
  refunded: z.boolean(),
  currency: text,
  customer: textOrNull,
  payment_intent: text,
  payment_method: textOrNull,
  status: z.enum(['succeeded', 'failed']),
})

export const refund = z.object({
  ...base,
  object: z.literal('refund'),
  amount: z.int(),
  currency: text,
  charge: text,
  payment_intent: text,
  reason: textOrNull,
  status: z.enum(['succeeded', 'failed']),
  failure_reason: z.optional(text),
})

export type Customer = z.output<typeof customer>
export type PaymentMethod = z.output<typeof paymentMethod>
export type SetupIntent = z.output<typeof setupIntent>
export type PaymentIntent = z.output<typeof paymentIntent>
export type Charge = z.output<typeof charge>
export type Refund = z.output<typeof refund>
export type SandboxObject = Customer | PaymentMethod | SetupIntent | PaymentIntent | Charge | Refund

/** What the SDK shows in `next_action` when the bank asks. */
export const askBank = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } } as const
