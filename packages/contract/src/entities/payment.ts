import * as z from 'zod/mini'
import { PAYMENT_GATEWAYS } from '../constants.ts'
import { cents, instant, uuid } from '../schemas.ts'
import { flightAircraft } from './aircraft.ts'
import { userPublic } from './person.ts'

const text = /* @__PURE__ */ z.string()
const userOrNull = /* @__PURE__ */ z.nullable(userPublic)

/** A saved card (spec §3). The id is the card provider's. */
export const paymentMethod = /* @__PURE__ */ z.strictObject({
  id: text,
  card: /* @__PURE__ */ z.strictObject({
    brand: text,
    last4: text,
    exp_month: /* @__PURE__ */ z.int(),
    exp_year: /* @__PURE__ */ z.int(),
  }),
})
export type PaymentMethod = z.output<typeof paymentMethod>

/** Which gateway the browser loads, and its publishable key. */
export const paymentConfig = /* @__PURE__ */ z.strictObject({
  gateway: /* @__PURE__ */ z.enum(PAYMENT_GATEWAYS),
  publishable_key: text,
})
export type PaymentConfig = z.output<typeof paymentConfig>

/**
 * What the payment sandbox tells the stand-in for Stripe.js, in the words of Stripe's own objects: the intent as it is
 * now, and what went wrong with this call.
 */
export const sandboxAnswer = /* @__PURE__ */ z.strictObject({
  intent: /* @__PURE__ */ z.strictObject({
    id: text,
    object: /* @__PURE__ */ z.enum(['setup_intent', 'payment_intent']),
    status: text,
    client_secret: text,
    payment_method: /* @__PURE__ */ z.nullable(text),
    /** The bank asks: show its question, then call `sandbox.challenge`. */
    next_action: /* @__PURE__ */ z.nullable(
      /* @__PURE__ */ z.strictObject({ type: /* @__PURE__ */ z.literal('use_stripe_sdk') }),
    ),
  }),
  error: /* @__PURE__ */ z.nullable(
    /* @__PURE__ */ z.strictObject({
      type: text,
      code: text,
      decline_code: /* @__PURE__ */ z.nullable(text),
      message: text,
    }),
  ),
})
export type SandboxAnswer = z.output<typeof sandboxAnswer>

/** A refund that failed for good: "Refunds to look at". */
export const refundToLookAt = /* @__PURE__ */ z.strictObject({
  id_refund: uuid,
  id_flight_proporsal: uuid,
  /** Who should get the money; null when the person was removed. */
  user_account: userOrNull,
  amount_cents: cents,
  attempts: /* @__PURE__ */ z.int(),
  /** The provider's last answer. */
  last_error: /* @__PURE__ */ z.nullable(text),
  created_at: instant,
})
export type RefundToLookAt = z.output<typeof refundToLookAt>

/** A cancellation that waits for an administrator. */
export const cancellationRequest = /* @__PURE__ */ z.strictObject({
  id_flight_proporsal: uuid,
  flight_date: instant,
  flight_duration: /* @__PURE__ */ z.number(),
  aircraft: flightAircraft,
  /** The owner, whose share a fee is taken from. */
  user_account: userPublic,
  invited_user: userOrNull,
  requested_at: instant,
  /** The start has passed. */
  is_overdue: /* @__PURE__ */ z.boolean(),
  total_cents: cents,
  /** Upper bound of the fee. */
  owner_share_cents: cents,
})
export type CancellationRequest = z.output<typeof cancellationRequest>

/** Numbers on the administrator's tabs. */
export const adminUserCounts = /* @__PURE__ */ z.strictObject({
  pending_pilots: /* @__PURE__ */ z.int(),
  active_pilots: /* @__PURE__ */ z.int(),
  operators: /* @__PURE__ */ z.int(),
  cancellations: /* @__PURE__ */ z.int(),
  refunds: /* @__PURE__ */ z.int(),
})
export type AdminUserCounts = z.output<typeof adminUserCounts>
