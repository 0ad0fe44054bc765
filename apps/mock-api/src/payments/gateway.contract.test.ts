import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../testing/index.ts'
import { createGateway, createSandboxClient, createStripeClient } from './gateway.ts'
import { GatewayFault, GatewayRefusal, type PaymentGateway } from './port.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** One gateway under test, and the official client on the same account, for what a browser would do. */
interface Subject {
  readonly gateway: PaymentGateway
  readonly stripe: Stripe
}

let kit: TestApi
beforeAll(async () => {
  kit = await createTestApi()
})
afterAll(() => kit.close())

const onSandbox = (): Subject => {
  const { payments } = kit.deps
  if (payments.sandbox === undefined) throw new Error('the test kit has a sandbox')
  return { gateway: payments, stripe: createSandboxClient(payments.sandbox) }
}

const testKey = process.env['STRIPE_SECRET_KEY'] ?? ''
const onStripe = (): Subject => ({
  gateway: createGateway(
    { kind: 'stripe', secretKey: testKey, publishableKey: 'pk_test', webhookSecret: undefined },
    kit.deps,
  ),
  stripe: createStripeClient(testKey),
})

const subjects: (readonly [name: string, open: () => Subject])[] = [['the sandbox', onSandbox]]
if (testKey.startsWith('sk_test_')) subjects.push(['Stripe', onStripe])

const run = crypto.randomUUID()
let count = 0
const fresh = (name: string): string => `${name}-${run}-${(count += 1)}`

describe.each(subjects)('the gateway on %s', (_name, open) => {
  const person = async ({ gateway }: Subject): Promise<string> => {
    const userId = fresh('user')
    return gateway.createCustomer({ userId, email: `${userId}@example.test`, name: 'Ann Example' })
  }

  const withCard = async (subject: Subject, token = 'pm_card_visa'): Promise<{ customerId: string; cardId: string }> => {
    const customerId = await person(subject)
    const { id: cardId } = await subject.stripe.paymentMethods.attach(token, { customer: customerId })
    return { customerId, cardId }
  }

  const prepare = async (subject: Subject, amountCents: number, token?: string, key = fresh('key')) => {
    const card = await withCard(subject, token)
    const id = await subject.gateway.prepare({ ...card, paymentId: fresh('p'), flightId: fresh('f'), amountCents, key })
    return { ...card, id, confirm: () => subject.gateway.confirm(id, card.cardId, `confirm-${key}`) }
  }

  test('a customer is made once for a person, also in parallel', async () => {
    const { gateway } = open()
    const facts = { userId: fresh('user'), email: 'ann@example.test', name: 'Ann' }
    const ids = await Promise.all([1, 2, 3].map(() => gateway.createCustomer(facts)))
    expect(new Set(ids).size).toBe(1)
  })

  test('a setup saves a card; cards come newest first and can be removed', async () => {
    const subject = open()
    const customerId = await person(subject)
    for (const token of ['pm_card_mastercard', 'pm_card_visa']) {
      const secret = await subject.gateway.startSetup(customerId)
      const [id = ''] = secret.split('_secret_')
      const saved = await subject.stripe.setupIntents.confirm(id, { payment_method: token })
      expect(saved.status).toBe('succeeded')
    }
    const cards = await subject.gateway.cards(customerId)
    expect(cards.map(({ brand, last4 }) => `${brand} ${last4}`)).toEqual(['visa 4242', 'mastercard 4444'])
    await subject.gateway.detachCard(cards[0]?.id ?? '')
    expect(await subject.gateway.cards(customerId)).toEqual(cards.slice(1))
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'generic_decline', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'stolen_card', 'Your card was declined.'],
  ])('%s is refused when it is saved', async (token, declineCode, message) => {
    const subject = open()
    const [id = ''] = (await subject.gateway.startSetup(await person(subject))).split('_secret_')
    const failure: unknown = await subject.stripe.setupIntents
      .confirm(id, { payment_method: token })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ type: 'StripeCardError', code: 'card_declined', decline_code: declineCode, message })
    const { status, last_setup_error: last } = await subject.stripe.setupIntents.retrieve(id)
    expect([status, last?.decline_code]).toEqual(['requires_payment_method', declineCode])
  })

  test('a share is held, captured once, and given back in parts, never more', async () => {
    const subject = open()
    const { gateway } = subject
    const { id, confirm } = await prepare(subject, 12_345)
    expect(await gateway.read(id)).toEqual({ state: 'open' })
    expect(await confirm()).toEqual({ state: 'authorised' })
    expect(await confirm()).toEqual({ state: 'authorised' })
    const key = fresh('capture')
    expect(await gateway.capture(id, key)).toEqual({ state: 'captured' })
    expect(await gateway.capture(id, key)).toEqual({ state: 'captured' })
    expect(await gateway.capture(id, fresh('capture'))).toEqual({ state: 'captured' })
    expect(await gateway.read(id)).toEqual({ state: 'captured' })
    const part = fresh('refund')
    const first = await gateway.refund(id, 345, part)
    expect(first).toMatchObject({ state: 'refunded' })
    expect(await gateway.refund(id, 345, part)).toEqual(first)
    expect(await gateway.refund(id, 12_345, fresh('refund'))).toMatchObject({ state: 'failed' })
    expect(await gateway.refund(id, 12_000, fresh('refund'))).toMatchObject({ state: 'refunded' })
    expect(await gateway.refund(id, 100, fresh('refund'))).toEqual({ state: 'refunded', id: null })
  })

  test('a refund is found again by its intent, without the key it was made with', async () => {
    const subject = open()
    const { gateway, stripe } = subject
    const { id, confirm } = await prepare(subject, 9900)
    await confirm()
    await gateway.capture(id, fresh('capture'))
    await stripe.refunds.create({ payment_intent: id, amount: 50 })
    expect(await gateway.findRefund(id)).toBeUndefined()
    const made = await gateway.refund(id, 400, fresh('refund'))
    expect(made).toMatchObject({ state: 'refunded' })
    expect(await gateway.findRefund(id)).toEqual(made)
    await expect(gateway.findRefund('pi_missing')).rejects.toThrow(GatewayRefusal)
  })

  test('a refund that failed is found as such', async () => {
    const subject = open()
    const { gateway } = subject
    const { id, confirm } = await prepare(subject, 9900, 'pm_card_refundFail')
    await confirm()
    await gateway.capture(id, fresh('capture'))
    await gateway.refund(id, 400, fresh('refund'))
    await expect.poll(() => gateway.findRefund(id)).toEqual({ state: 'failed', detail: 'expired_or_canceled_card' })
  })

  test('a hold is given up; after the capture it is too late', async () => {
    const subject = open()
    const { gateway } = subject
    const held = await prepare(subject, 9900)
    await held.confirm()
    expect(await gateway.cancel(held.id)).toEqual({ state: 'cancelled' })
    expect(await gateway.cancel(held.id)).toEqual({ state: 'cancelled' })
    expect(await gateway.capture(held.id, fresh('capture'))).toMatchObject({ state: 'failed' })
    const taken = await prepare(subject, 9900)
    await taken.confirm()
    await gateway.capture(taken.id, fresh('capture'))
    expect(await gateway.cancel(taken.id)).toEqual({ state: 'captured' })
  })

  test('a card that saves and is declined when charged: the text is the provider’s', async () => {
    const subject = open()
    const { id, confirm } = await prepare(subject, 9900, 'pm_card_chargeCustomerFail')
    expect(await confirm()).toEqual({ state: 'declined', detail: 'Your card was declined.' })
    expect(await subject.gateway.read(id)).toEqual({ state: 'declined', detail: 'Your card was declined.' })
  })

  test.each(['pm_card_threeDSecure2Required', 'pm_card_authenticationRequired'])(
    '%s waits for the payer, with a client secret',
    async (token) => {
      const subject = open()
      const { id, confirm } = await prepare(subject, 9900, token)
      const asked = await confirm()
      expect(asked).toEqual({ state: 'requires_action', clientSecret: expect.stringContaining(`${id}_secret_`) })
      expect(await confirm()).toEqual(asked)
      expect(await subject.gateway.read(id)).toEqual(asked)
    },
  )

  test('c11: one key makes one intent, however many ask at once', async () => {
    const subject = open()
    const card = await withCard(subject)
    const facts = { ...card, paymentId: fresh('p'), flightId: fresh('f'), amountCents: 7000, key: fresh('key') }
    const ids = await Promise.all(Array.from({ length: 5 }, () => subject.gateway.prepare(facts)))
    expect(new Set(ids).size).toBe(1)
    await expect(subject.gateway.prepare({ ...facts, amountCents: 7001 })).rejects.toThrow(GatewayFault)
  })

  test('what no repetition makes right is a refusal with the provider’s text', async () => {
    const subject = open()
    await expect(prepare(subject, 49)).rejects.toThrow(GatewayRefusal)
    await expect(subject.gateway.read('pi_missing')).rejects.toThrow("No such payment_intent: 'pi_missing'")
  })
})

describe('a gateway that does not answer', () => {
  const broken = (fetch: (request: Request) => Promise<Response>): PaymentGateway =>
    createStripeGateway({
      kind: 'sandbox',
      stripe: createSandboxClient({ fetch }),
      publishableKey: 'pk_test',
      webhookSecret: () => Promise.resolve('whsec'),
      sandbox: undefined,
    })

  test.each([
    ['refuses the connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers HTML', () => Promise.resolve(new Response('<html>bad gateway</html>', { status: 502 }))],
    ['answers 500', () => Promise.resolve(Response.json({ error: { type: 'api_error', message: 'oops' } }, { status: 500 }))],
    ['limits the rate', () => Promise.resolve(Response.json({ error: { message: 'slow down' } }, { status: 429 }))],
    ['does not know the key', () => Promise.resolve(Response.json({ error: { message: 'who?' } }, { status: 401 }))],
  ])('c59: %s: 502 with a readable detail, no stack and no HTML', async (_name, fetch) => {
    const failure: unknown = await broken(fetch).cards('cus_1').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(GatewayFault)
    expect(failure).toMatchObject({ status: 502, detail: 'The payment service does not answer. Please try again in a moment.' })
  })
})
