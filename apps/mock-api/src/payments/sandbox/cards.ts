import { cardError, invalidRequest, missing, missingParam, ok, problemOf, Refused, type Answer } from './answers.ts'
import { pageSize, textOf, textsOf, type FormValue } from './form.ts'
import type { PaymentMethod } from './objects.ts'
import { behaviourOfCard, find, forget, forgetCard, insert, listCards, sandboxId, save, seconds, type Work } from './store.ts'
import { isToken, numberOfToken, testCards, type TestNumber } from './test-cards.ts'

type Params = Readonly<Record<string, FormValue>>

/** When a card expires. */
export interface Expiry {
  readonly month: number
  readonly year: number
}

/** Stores a card of a documented number; only its last four digits and its test name are kept. */
export const makeCard = async (
  work: Work,
  number: TestNumber,
  expiry: Expiry,
  customer: string | null,
): Promise<PaymentMethod> => {
  const card: PaymentMethod = {
    id: sandboxId(work, 'pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    created: seconds(work.now),
    livemode: false,
    metadata: {},
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: testCards[number].brand,
      last4: number.slice(-4),
      exp_month: expiry.month,
      exp_year: expiry.year,
      country: 'US',
      funding: 'credit',
      fingerprint: sandboxId(work, 'fp'),
    },
  }
  await insert(work, card, { token: testCards[number].token })
  return card
}

/** The card that a parameter names: a stored one, or a new one for a token such as `pm_card_visa`. */
export const cardOfParam = async (work: Work, id: string, customer: string | null): Promise<PaymentMethod> => {
  if (isToken(id)) {
    const number = numberOfToken(id)
    if (number === undefined) throw new Refused(missingParam('PaymentMethod', id, 'payment_method'))
    return makeCard(work, number, { month: 12, year: work.now.getUTCFullYear() + 4 }, null)
  }
  const card = await find(work, 'payment_method', id)
  if (card === undefined) throw new Refused(missingParam('PaymentMethod', id, 'payment_method'))
  if (card.customer !== null && card.customer !== customer) {
    throw new Refused(
      invalidRequest('The payment method does not belong to this customer.', {
        code: 'resource_missing',
        param: 'payment_method',
      }),
    )
  }
  if ((await behaviourOfCard(work, id)) === undefined) {
    throw new Refused(
      invalidRequest('The provided PaymentMethod was detached from a Customer. It may not be used again.', {
        code: 'payment_method_unexpected_state',
        param: 'payment_method',
      }),
    )
  }
  return card
}

/** `POST /v1/customers`. */
export const createCustomer = async (work: Work, params: Params): Promise<Answer> => {
  const customer = {
    id: sandboxId(work, 'cus'),
    object: 'customer' as const,
    created: seconds(work.now),
    livemode: false as const,
    email: textOf(params['email']) ?? null,
    name: textOf(params['name']) ?? null,
    metadata: textsOf(params['metadata']),
  }
  await insert(work, customer)
  return ok(customer)
}

/** `DELETE /v1/customers/{id}`: for good; what it has paid stays. */
export const deleteCustomer = async (work: Work, id: string): Promise<Answer> => {
  if ((await find(work, 'customer', id)) === undefined) return missing('customer', id)
  await forget(work, id)
  return ok({ id, object: 'customer', deleted: true })
}

/** `GET /v1/customers/{id}/payment_methods`, newest first. */
export const listCustomerCards = async (work: Work, customerId: string, params: Params): Promise<Answer> => {
  if ((await find(work, 'customer', customerId)) === undefined) return missing('customer', customerId, 'customer')
  const limit = pageSize(params)
  const { items, hasMore } = await listCards(work, customerId, { limit, after: textOf(params['starting_after']) })
  return ok({ object: 'list', url: `/v1/customers/${customerId}/payment_methods`, has_more: hasMore, data: items })
}

/** `POST /v1/payment_methods/{id}/attach`: saves a card without the bank's question; a refused one is refused here. */
export const attachCard = async (work: Work, id: string, params: Params): Promise<Answer> => {
  const customer = textOf(params['customer'])
  if (customer === undefined) {
    return invalidRequest('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' })
  }
  if ((await find(work, 'customer', customer)) === undefined) return missingParam('customer', customer, 'customer')
  const card = await cardOfParam(work, id, customer)
  const behaviour = await behaviourOfCard(work, card.id)
  if (behaviour !== undefined && behaviour.saving !== 'accepted') return cardError(problemOf(behaviour.saving))
  const attached = { ...card, customer }
  await save(work, attached)
  return ok(attached)
}

/** `POST /v1/payment_methods/{id}/detach`: for good. */
export const detachCard = async (work: Work, id: string): Promise<Answer> => {
  const card = await find(work, 'payment_method', id)
  if (card === undefined) return missing('PaymentMethod', id, 'payment_method')
  if (card.customer === null) {
    return invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.', {
      param: 'payment_method',
    })
  }
  const detached = { ...card, customer: null }
  await save(work, detached)
  await forgetCard(work, id)
  return ok(detached)
}
