import { Stripe } from 'stripe'
import {
  BadSignature,
  GatewayFault,
  GatewayRefusal,
  type GatewayEvent,
  type IntentState,
  type PaymentGateway,
  type RefundState,
  type SettledState,
} from './port.ts'

/** What the adapter is made of. */
export interface StripeParts {
  readonly kind: PaymentGateway['kind']
  readonly stripe: Stripe
  readonly publishableKey: string
  readonly webhookSecret: () => Promise<string | undefined>
  readonly sandbox: PaymentGateway['sandbox']
}

const { StripeCardError, StripeError, StripeInvalidRequestError } = Stripe.errors

/** Refusals of a request: no repetition helps, and the payer should read why. Anything else may be repeated. */
const asPortError = (error: unknown): unknown => {
  if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) {
    return new GatewayRefusal(error.message)
  }
  return error instanceof StripeError ? new GatewayFault(error.type) : error
}

const call = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw asPortError(error)
  }
}

const DECLINED = 'Your card was declined.'

const stateOf = (intent: Stripe.PaymentIntent): IntentState => {
  switch (intent.status) {
    case 'requires_capture':
      return { state: 'authorised' }
    case 'succeeded':
      return { state: 'captured' }
    case 'canceled':
      return { state: 'cancelled' }
    case 'requires_confirmation':
      return { state: 'open' }
    case 'requires_payment_method':
      return intent.last_payment_error === null
        ? { state: 'open' }
        : { state: 'declined', detail: intent.last_payment_error.message ?? DECLINED }
    case 'requires_action':
      if (intent.client_secret === null) throw new GatewayFault('an intent without its client secret')
      return { state: 'requires_action', clientSecret: intent.client_secret }
    case 'processing':
      // Cards are never in it; it belongs to slower ways to pay.
      break
  }
  throw new GatewayFault(`intent is ${intent.status}`)
}

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'

const isAuthenticationRequired = (error: unknown): boolean =>
  error instanceof StripeCardError && error.code === 'authentication_required'

/** Confirms, and reads the outcome also from a refusal. */
const tryConfirm = async (
  stripe: Stripe,
  intentId: string,
  params: Stripe.PaymentIntentConfirmParams,
  idempotencyKey: string,
): Promise<IntentState | 'asks_payer'> => {
  try {
    return stateOf(await stripe.paymentIntents.confirm(intentId, params, { idempotencyKey }))
  } catch (error) {
    if (isAuthenticationRequired(error)) return 'asks_payer'
    if (error instanceof StripeCardError) return { state: 'declined', detail: error.message }
    if (isUnexpectedState(error)) return stateOf(await call(() => stripe.paymentIntents.retrieve(intentId)))
    throw asPortError(error)
  }
}

/**
 * Off session first: most banks let it pass. When the bank wants the payer, the same intent is confirmed on session,
 * which leaves it waiting for them with a client secret that the browser finishes.
 */
const confirm = async (stripe: Stripe, intentId: string, cardId: string, key: string): Promise<IntentState> => {
  const quiet = await tryConfirm(stripe, intentId, { payment_method: cardId, off_session: true }, key)
  if (quiet !== 'asks_payer') return quiet
  const asked = await tryConfirm(stripe, intentId, { payment_method: cardId }, `${key}:on-session`)
  return asked === 'asks_payer' ? { state: 'declined', detail: DECLINED } : asked
}

const failed = (error: unknown): { readonly state: 'failed'; readonly detail: string } => {
  if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) {
    return { state: 'failed', detail: error.message }
  }
  throw asPortError(error)
}

const capture = async (stripe: Stripe, intentId: string, key: string): Promise<SettledState<'captured'>> => {
  try {
    await stripe.paymentIntents.capture(intentId, {}, { idempotencyKey: key })
    return { state: 'captured' }
  } catch (error) {
    if (!isUnexpectedState(error)) return failed(error)
    const intent = await call(() => stripe.paymentIntents.retrieve(intentId))
    return intent.status === 'succeeded' ? { state: 'captured' } : failed(error)
  }
}

const cancel = async (stripe: Stripe, intentId: string): Promise<SettledState<'cancelled' | 'captured'>> => {
  try {
    await stripe.paymentIntents.cancel(intentId)
    return { state: 'cancelled' }
  } catch (error) {
    if (!isUnexpectedState(error)) return failed(error)
    const { status } = await call(() => stripe.paymentIntents.retrieve(intentId))
    if (status === 'canceled') return { state: 'cancelled' }
    return status === 'succeeded' ? { state: 'captured' } : failed(error)
  }
}

const refundStateOf = ({ id, status, failure_reason: reason }: Stripe.Refund): RefundState =>
  status === 'failed' || status === 'canceled'
    ? { state: 'failed', detail: reason ?? 'The refund failed.' }
    : { state: 'refunded', id }

const refund = async (
  stripe: Stripe,
  intentId: string,
  amountCents: number,
  key: string,
): Promise<RefundState> => {
  try {
    const made = await stripe.refunds.create(
      { payment_intent: intentId, amount: amountCents, metadata: { pilotpair_intent: intentId } },
      { idempotencyKey: key },
    )
    return refundStateOf(made)
  } catch (error) {
    const isDone = error instanceof StripeInvalidRequestError && error.code === 'charge_already_refunded'
    return isDone ? { state: 'refunded', id: null } : failed(error)
  }
}

const findRefund = async (stripe: Stripe, intentId: string): Promise<RefundState | undefined> => {
  let failure: RefundState | undefined
  for await (const made of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    if (made.metadata?.['pilotpair_intent'] !== intentId) continue
    const found = refundStateOf(made)
    if (found.state === 'refunded') return found
    failure ??= found
  }
  return failure
}

const isGone = (error: unknown): boolean => error instanceof StripeInvalidRequestError && error.code === 'resource_missing'

/** Deleting a customer leaves its cards to nobody; detached first, none of them can ever be charged again. */
const removeCustomer = async (stripe: Stripe, customerId: string): Promise<void> => {
  try {
    for await (const { id } of stripe.customers.listPaymentMethods(customerId, { limit: 100 })) {
      await stripe.paymentMethods.detach(id)
    }
    await stripe.customers.del(customerId)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

const objectOf = (event: Stripe.Event): GatewayEvent['object'] => {
  const { object } = event.data
  if (!('id' in object) || typeof object.id !== 'string') return { kind: 'other', id: '' }
  if (object.object === 'payment_intent' || object.object === 'refund') return { kind: object.object, id: object.id }
  return { kind: 'other', id: object.id }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const noteOf = (event: Stripe.Event, name: string): string | undefined => {
  const { object } = event.data
  const metadata = 'metadata' in object ? object.metadata : undefined
  return metadata?.[name]
}

const ownPayment = (event: Stripe.Event): string | undefined => {
  const id = noteOf(event, 'pilotpair_payment')
  return id !== undefined && UUID.test(id) ? id : undefined
}

const readEvent = async (parts: StripeParts, payload: string, signature: string): Promise<GatewayEvent> => {
  const secret = await parts.webhookSecret()
  if (secret === undefined) throw new BadSignature()
  try {
    const event = await parts.stripe.webhooks.constructEventAsync(payload, signature, secret)
    return {
      id: event.id,
      type: event.type,
      object: objectOf(event),
      paymentId: ownPayment(event),
      refundedIntent: noteOf(event, 'pilotpair_intent'),
    }
  } catch {
    throw new BadSignature()
  }
}

/** The port over the official SDK: the same code path for Stripe and for the sandbox. */
export const createStripeGateway = (parts: StripeParts): PaymentGateway => {
  const { stripe } = parts
  return {
    kind: parts.kind,
    publishableKey: parts.publishableKey,
    sandbox: parts.sandbox,
    createCustomer: ({ userId, email, name }) =>
      call(async () => {
        const made = await stripe.customers.create(
          { email, name, metadata: { pilotpair_user: userId } },
          { idempotencyKey: `customer:${userId}` },
        )
        return made.id
      }),
    startSetup: (customerId) =>
      call(async () => {
        const made = await stripe.setupIntents.create({
          customer: customerId,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        })
        if (made.client_secret === null) throw new GatewayFault('a setup without its client secret')
        return made.client_secret
      }),
    cards: (customerId) =>
      call(async () => {
        const page = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 })
        return page.data.flatMap(({ id, card }) =>
          card === undefined
            ? []
            : [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }],
        )
      }),
    detachCard: (cardId) => call(async () => void (await stripe.paymentMethods.detach(cardId))),
    removeCustomer: (customerId) => call(() => removeCustomer(stripe, customerId)),
    prepare: (facts) =>
      call(async () => {
        const made = await stripe.paymentIntents.create(
          {
            amount: facts.amountCents,
            currency: 'usd',
            customer: facts.customerId,
            payment_method: facts.cardId,
            allowed_payment_method_types: ['card'],
            capture_method: 'manual',
            metadata: { pilotpair_payment: facts.paymentId, pilotpair_flight: facts.flightId },
          },
          { idempotencyKey: facts.key },
        )
        return made.id
      }),
    confirm: (intentId, cardId, key) => confirm(stripe, intentId, cardId, key),
    read: (intentId) => call(async () => stateOf(await stripe.paymentIntents.retrieve(intentId))),
    capture: (intentId, key) => capture(stripe, intentId, key),
    cancel: (intentId) => cancel(stripe, intentId),
    refund: (intentId, amountCents, key) => refund(stripe, intentId, amountCents, key),
    readRefund: (refundId) =>
      call(async () => {
        const found = refundStateOf(await stripe.refunds.retrieve(refundId))
        return found.state === 'failed' ? found : { state: 'refunded' }
      }),
    findRefund: (intentId) => call(() => findRefund(stripe, intentId)),
    readEvent: (payload, signature) => readEvent(parts, payload, signature),
  }
}
