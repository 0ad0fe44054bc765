import {
  cardError,
  invalidRequest,
  missing,
  missingParam,
  ok,
  problemOf,
  Refused,
  wholeNumber,
  type Answer,
} from './answers.ts'
import { cardOfParam } from './cards.ts'
import { textOf, textsOf, type FormValue } from './form.ts'
import { askBank, type Charge, type PaymentIntent, type PaymentMethod, type Problem } from './objects.ts'
import { authenticationFailure } from './setups.ts'
import { behaviourOfCard, clientSecretOf, emit, find, insert, sandboxId, save, seconds, type Work } from './store.ts'

type Params = Readonly<Record<string, FormValue>>

/** The least that can be charged in USD. */
const LEAST_CENTS = 50

const authenticationRequired: Problem = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

const unexpectedState = (verb: string, intent: PaymentIntent, allowed: string): Answer =>
  invalidRequest(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. ` +
      `Only a PaymentIntent with one of the following statuses may be ${allowed}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )

const fail = async (work: Work, intent: PaymentIntent, problem: Problem): Promise<PaymentIntent> => {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: problem,
  }
  await save(work, failed)
  await emit(work, 'payment_intent.payment_failed', failed)
  return failed
}

const hold = async (work: Work, intent: PaymentIntent): Promise<PaymentIntent> => {
  const isManual = intent.capture_method === 'manual'
  const charge: Charge = {
    id: sandboxId(work, 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isManual ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !isManual,
    refunded: false,
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    status: 'succeeded',
    created: seconds(work.now),
    livemode: false,
    metadata: {},
  }
  await insert(work, charge)
  const held: PaymentIntent = {
    ...intent,
    status: isManual ? 'requires_capture' : 'succeeded',
    amount_capturable: isManual ? intent.amount : 0,
    amount_received: isManual ? 0 : intent.amount,
    next_action: null,
    last_payment_error: null,
    latest_charge: charge.id,
  }
  await save(work, held)
  await emit(work, isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', held)
  return held
}

/** Confirms a payment intent with a card, as a server or as the browser does. */
export const confirmPayment = async (
  work: Work,
  intent: PaymentIntent,
  card: PaymentMethod,
  { isOffSession }: { readonly isOffSession: boolean },
): Promise<Answer> => {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    const allowed = 'confirmed: requires_payment_method, requires_confirmation, requires_action'
    return unexpectedState('confirm', intent, allowed)
  }
  const behaviour = await behaviourOfCard(work, card.id)
  if (behaviour === undefined) return missingParam('PaymentMethod', card.id, 'payment_method')
  const tried: PaymentIntent = { ...intent, payment_method: card.id }
  if (behaviour.charging !== 'accepted') {
    const problem = problemOf(behaviour.charging)
    return cardError(problem, { payment_intent: await fail(work, tried, problem) })
  }
  if (!behaviour.asks) return ok(await hold(work, tried))
  if (isOffSession) {
    return cardError(authenticationRequired, { payment_intent: await fail(work, tried, authenticationRequired) })
  }
  const asking: PaymentIntent = { ...tried, status: 'requires_action', next_action: askBank, last_payment_error: null }
  await save(work, asking)
  await emit(work, 'payment_intent.requires_action', asking)
  return ok(asking)
}

/** The bank's answer to the challenge of a payment intent. */
export const finishPaymentChallenge = (
  work: Work,
  intent: PaymentIntent,
  isProven: boolean,
): Promise<PaymentIntent> => {
  if (intent.status !== 'requires_action') return Promise.resolve(intent)
  return isProven ? hold(work, intent) : fail(work, intent, authenticationFailure('payment_intent'))
}

const buildIntent = async (work: Work, params: Params): Promise<PaymentIntent> => {
  const amount = wholeNumber(params['amount'], 'amount')
  const currency = textOf(params['currency'])
  if (currency === undefined) {
    throw new Refused(
      invalidRequest('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' }),
    )
  }
  if (amount < LEAST_CENTS) {
    throw new Refused(
      invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' }),
    )
  }
  const customer = textOf(params['customer']) ?? null
  if (customer !== null && (await find(work, 'customer', customer)) === undefined) {
    throw new Refused(missingParam('customer', customer, 'customer'))
  }
  const cardId = textOf(params['payment_method'])
  const card = cardId === undefined ? undefined : await cardOfParam(work, cardId, customer)
  const id = sandboxId(work, 'pi')
  return {
    id,
    object: 'payment_intent',
    client_secret: clientSecretOf(work, id),
    amount,
    amount_capturable: 0,
    amount_received: 0,
    currency,
    customer,
    status: card === undefined ? 'requires_payment_method' : 'requires_confirmation',
    payment_method: card?.id ?? null,
    payment_method_types: ['card'],
    capture_method: params['capture_method'] === 'manual' ? 'manual' : 'automatic',
    confirmation_method: 'automatic',
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
    canceled_at: null,
    cancellation_reason: null,
    created: seconds(work.now),
    livemode: false,
    metadata: textsOf(params['metadata']),
  }
}

const confirmWith = async (work: Work, intent: PaymentIntent, params: Params): Promise<Answer> => {
  const cardId = textOf(params['payment_method']) ?? intent.payment_method
  if (cardId === null) {
    return invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  const card = await cardOfParam(work, cardId, intent.customer)
  return confirmPayment(work, intent, card, { isOffSession: params['off_session'] === 'true' })
}

/** `POST /v1/payment_intents`, with `confirm` at once when asked. */
export const createPayment = async (work: Work, params: Params): Promise<Answer> => {
  const intent = await buildIntent(work, params)
  await insert(work, intent)
  await emit(work, 'payment_intent.created', intent)
  return params['confirm'] === 'true' ? confirmWith(work, intent, params) : ok(intent)
}

const withIntent = async (
  work: Work,
  id: string,
  act: (intent: PaymentIntent) => Promise<Answer>,
): Promise<Answer> => {
  const intent = await find(work, 'payment_intent', id)
  return intent === undefined ? missing('payment_intent', id, 'intent') : act(intent)
}

/** `GET /v1/payment_intents/{id}`. */
export const getPayment = (work: Work, id: string): Promise<Answer> =>
  withIntent(work, id, (intent) => Promise.resolve(ok(intent)))

/** `POST /v1/payment_intents/{id}/confirm`. */
export const confirmPaymentCall = (work: Work, id: string, params: Params): Promise<Answer> =>
  withIntent(work, id, (intent) => confirmWith(work, intent, params))

/** `POST /v1/payment_intents/{id}/capture`. */
export const capturePayment = (work: Work, id: string): Promise<Answer> =>
  withIntent(work, id, async (intent) => {
    if (intent.status !== 'requires_capture') return unexpectedState('capture', intent, 'captured: requires_capture')
    const charge = intent.latest_charge === null ? undefined : await find(work, 'charge', intent.latest_charge)
    if (charge) await save(work, { ...charge, captured: true, amount_captured: charge.amount })
    const done: PaymentIntent = {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount_capturable,
      amount_capturable: 0,
    }
    await save(work, done)
    await emit(work, 'payment_intent.succeeded', done)
    return ok(done)
  })

/** `POST /v1/payment_intents/{id}/cancel`. */
export const cancelPayment = (work: Work, id: string): Promise<Answer> =>
  withIntent(work, id, async (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      return unexpectedState(
        'cancel',
        intent,
        'canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action',
      )
    }
    const charge = intent.latest_charge === null ? undefined : await find(work, 'charge', intent.latest_charge)
    if (charge) await save(work, { ...charge, refunded: true, amount_refunded: charge.amount })
    const done: PaymentIntent = {
      ...intent,
      status: 'canceled',
      amount_capturable: 0,
      next_action: null,
      canceled_at: seconds(work.now),
    }
    await save(work, done)
    await emit(work, 'payment_intent.canceled', done)
    return ok(done)
  })
