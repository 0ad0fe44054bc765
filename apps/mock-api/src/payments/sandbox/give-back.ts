import { invalidRequest, missing, missingParam, ok, wholeNumber, type Answer } from './answers.ts'
import { pageSize, textOf, textsOf, type FormValue } from './form.ts'
import type { Charge, Refund } from './objects.ts'
import { behaviourOfCard, emit, find, insert, listRefunds, sandboxId, save, seconds, type Work } from './store.ts'

const failLater = async (work: Work, refund: Refund): Promise<void> => {
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  await save(work, failed)
  await emit(work, 'refund.failed', failed)
}

/** `POST /v1/refunds`: all or a part of a captured payment, never more than was taken. */
export const createRefund = async (work: Work, params: Readonly<Record<string, FormValue>>): Promise<Answer> => {
  const intentId = textOf(params['payment_intent'])
  if (intentId === undefined) {
    return invalidRequest('One of the following params should be provided for this request: payment_intent or charge.')
  }
  const intent = await find(work, 'payment_intent', intentId)
  if (intent === undefined) return missingParam('payment_intent', intentId, 'payment_intent')
  const charge = intent.latest_charge === null ? undefined : await find(work, 'charge', intent.latest_charge)
  if (charge === undefined || intent.status !== 'succeeded') {
    return invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  }
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) {
    return invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  const amount = params['amount'] === undefined ? left : wholeNumber(params['amount'], 'amount')
  if (amount < 1 || amount > left) {
    return invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  }
  const refund: Refund = {
    id: sandboxId(work, 're'),
    object: 'refund',
    amount,
    currency: intent.currency,
    charge: charge.id,
    payment_intent: intent.id,
    reason: null,
    status: 'succeeded',
    created: seconds(work.now),
    livemode: false,
    metadata: textsOf(params['metadata']),
  }
  await insert(work, refund)
  const behaviour = charge.payment_method === null ? undefined : await behaviourOfCard(work, charge.payment_method)
  if (behaviour?.refunds === 'fail') {
    await failLater(work, refund)
    return ok(refund)
  }
  const refunded = charge.amount_refunded + amount
  const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured }
  await save(work, after)
  await emit(work, 'charge.refunded', after)
  return ok(refund)
}

/** `GET /v1/refunds/{id}`. */
export const getRefund = async (work: Work, id: string): Promise<Answer> => {
  const refund = await find(work, 'refund', id)
  return refund === undefined ? missing('refund', id) : ok(refund)
}

/** `GET /v1/refunds?payment_intent=…`, newest first. */
export const listRefundsCall = async (work: Work, params: Readonly<Record<string, FormValue>>): Promise<Answer> => {
  const intentId = textOf(params['payment_intent'])
  if (intentId === undefined) {
    return invalidRequest('Missing required param: payment_intent.', { code: 'parameter_missing', param: 'payment_intent' })
  }
  if ((await find(work, 'payment_intent', intentId)) === undefined) {
    return missingParam('payment_intent', intentId, 'payment_intent')
  }
  const limit = pageSize(params)
  const { items, hasMore } = await listRefunds(work, intentId, { limit, after: textOf(params['starting_after']) })
  return ok({ object: 'list', url: '/v1/refunds', has_more: hasMore, data: items })
}
