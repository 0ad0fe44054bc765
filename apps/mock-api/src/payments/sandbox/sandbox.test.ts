import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../../db/index.ts'
import { createTestApi, type TestApi } from '../../testing/index.ts'
import { STRIPE_API_VERSION } from '../api-version.ts'
import { parseForm } from './form.ts'
import { createSandbox, SANDBOX_SECRET_KEY, type Sandbox } from './sandbox.ts'

let kit: TestApi
let sandbox: Sandbox

beforeAll(async () => {
  kit = await createTestApi()
  sandbox = createSandbox(kit.deps)
})
afterAll(() => kit.close())

const post = async (path: string, form: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await sandbox.fetch(
    new Request(`https://api.stripe.com/v1/${path}`, {
      method: 'POST',
      body: form,
      headers: {
        Authorization: `Bearer ${SANDBOX_SECRET_KEY}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    }),
  )
  const body: unknown = await response.json()
  return { status: response.status, headers: response.headers, body }
}

const idOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : ''

const newCustomer = async (): Promise<string> => idOf((await post('customers', 'email=ann%40example.test')).body)

const saveCard = async (customer: string, number: string) => {
  const setup = await post('setup_intents', `customer=${customer}`)
  const secret =
    typeof setup.body === 'object' && setup.body !== null && 'client_secret' in setup.body
      ? String(setup.body.client_secret)
      : ''
  return { secret, answer: await sandbox.confirm(secret, { number, exp_month: 4, exp_year: 2030, cvc: '123' }) }
}

describe('the pinned version', () => {
  test('is the one that the SDK was written for', () => {
    expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION)
  })
})

describe('parseForm', () => {
  test('reads nested keys and lists', () => {
    expect(parseForm('a=1&metadata[x]=y&types[]=card&types[]=link&items[0][price]=5')).toEqual({
      a: '1',
      metadata: { x: 'y' },
      types: { 0: 'card', 1: 'link' },
      items: { 0: { price: '5' } },
    })
  })

  test('reaches no prototype', () => {
    expect(parseForm('__proto__[x]=1&a[constructor][prototype][x]=1&b=2')).toEqual({ b: '2' })
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })
})

describe('the API', () => {
  test('refuses another key and an unknown address with error objects', async () => {
    expect(await post('customers', '', { Authorization: 'Bearer sk_live' })).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    })
    expect(await post('charges', '')).toMatchObject({
      status: 404,
      body: { error: { type: 'invalid_request_error', message: 'Unrecognized request URL (POST: /v1/charges).' } },
    })
  })

  test('a payment intent has the fields that Stripe documents', async () => {
    const customer = await newCustomer()
    const { status, body, headers } = await post(
      'payment_intents',
      `amount=2500&currency=usd&customer=${customer}&payment_method=pm_card_visa&capture_method=manual&confirm=true&metadata[k]=v`,
    )
    expect(status).toBe(200)
    expect(headers.get('request-id')).toMatch(/^req_/)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^pi_[A-Za-z0-9]{24}$/),
      object: 'payment_intent',
      amount: 2500,
      amount_capturable: 2500,
      amount_received: 0,
      capture_method: 'manual',
      client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      currency: 'usd',
      customer,
      last_payment_error: null,
      latest_charge: expect.stringMatching(/^ch_/),
      livemode: false,
      metadata: { k: 'v' },
      next_action: null,
      status: 'requires_capture',
    })
  })

  test.each([
    ['amount=25.5&currency=usd', 'parameter_invalid_integer', 'amount'],
    ['currency=usd', 'parameter_missing', 'amount'],
    ['amount=2500', 'parameter_missing', 'currency'],
    ['amount=49&currency=usd', 'amount_too_small', 'amount'],
    ['amount=2500&currency=usd&customer=cus_none', 'resource_missing', 'customer'],
    ['amount=2500&currency=usd&payment_method=pm_none', 'resource_missing', 'payment_method'],
  ])('%s is a 400 that names %s', async (form, code, param) => {
    expect(await post('payment_intents', form)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code, param, message: expect.any(String) } },
    })
  })

  test('a declined charge is a 402 with the intent in the error', async () => {
    const { status, body } = await post(
      'payment_intents',
      'amount=2500&currency=usd&payment_method=pm_card_chargeCustomerFail&confirm=true',
    )
    expect(status).toBe(402)
    expect(body).toMatchObject({
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
        payment_intent: { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
      },
    })
  })

  test('one customer cannot pay with another one’s card', async () => {
    const [ann, bob] = [await newCustomer(), await newCustomer()]
    const { answer } = await saveCard(ann, '4242424242424242')
    const card = answer?.intent.payment_method ?? ''
    const tried = await post('payment_intents', `amount=2500&currency=usd&customer=${bob}&payment_method=${card}`)
    expect(tried).toMatchObject({ status: 400, body: { error: { code: 'resource_missing' } } })
  })
})

describe('idempotency keys', () => {
  test('the first answer is repeated, also a refusal of the card; another body is an error', async () => {
    const form = 'amount=2500&currency=usd&payment_method=pm_card_chargeCustomerFail&confirm=true'
    const first = await post('payment_intents', form, { 'Idempotency-Key': 'k1' })
    const again = await post('payment_intents', form, { 'Idempotency-Key': 'k1' })
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await post('payment_intents', `${form}&metadata[x]=1`, { 'Idempotency-Key': 'k1' })).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    })
  })

  test('a request that failed its checks leaves the key free', async () => {
    await post('payment_intents', 'amount=49&currency=usd', { 'Idempotency-Key': 'k2' })
    const { status } = await post('payment_intents', 'amount=50&currency=usd', { 'Idempotency-Key': 'k2' })
    expect(status).toBe(200)
  })

  test('ten at once make one object', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('payment_intents', 'amount=900&currency=usd', { 'Idempotency-Key': 'k3' })),
    )
    expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(1)
  })
})

describe('the browser’s calls', () => {
  test('a client secret opens its intent and nothing else', async () => {
    const { secret } = await saveCard(await newCustomer(), '4242424242424242')
    expect((await sandbox.retrieve(secret))?.intent.status).toBe('succeeded')
    expect(await sandbox.retrieve(`${secret}x`)).toBeUndefined()
    expect(await sandbox.retrieve('pi_1_secret_1')).toBeUndefined()
    expect(await sandbox.challenge(`${secret.split('_secret_')[0] ?? ''}_secret_guess`, true)).toBeUndefined()
  })

  test.each([
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
    ['not a number', 'card_declined', 'test_mode_live_card'],
  ])('%s is no documented test number', async (number, code, declineCode) => {
    const { answer } = await saveCard(await newCustomer(), number)
    expect(answer?.error).toMatchObject({ type: 'card_error', code, decline_code: declineCode })
    expect(answer?.intent.status).toBe('requires_payment_method')
  })

  test.each([
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_year: 2026 }, 'invalid_expiry_year'],
    [{ exp_year: 2027, exp_month: 0 }, 'invalid_expiry_month'],
    [{ cvc: '12' }, 'invalid_cvc'],
  ])('%o: %s', async (wrong, code) => {
    const { secret } = await saveCard(await newCustomer(), 'none')
    const card = { number: '4242424242424242', exp_month: 4, exp_year: 2030, cvc: '123', ...wrong }
    expect((await sandbox.confirm(secret, card))?.error).toMatchObject({ type: 'card_error', code })
  })

  test.each(['4000000000003220', '4000002760003184'])('%s asks: completed it saves, failed it does not', async (number) => {
    const customer = await newCustomer()
    const failed = await saveCard(customer, number)
    expect(failed.answer).toMatchObject({ error: null, intent: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } } })
    expect(await sandbox.challenge(failed.secret, false)).toMatchObject({
      error: { code: 'setup_intent_authentication_failure' },
      intent: { status: 'requires_payment_method' },
    })
    const done = await saveCard(customer, number)
    expect(await sandbox.challenge(done.secret, true)).toMatchObject({ error: null, intent: { status: 'succeeded' } })
    const cards = await kit.deps.payments.cards(customer)
    expect(cards).toHaveLength(1)
  })

  test('no number is stored anywhere', async () => {
    await saveCard(await newCustomer(), '4000 0027 6000 3184')
    const rows = [
      await kit.db.select().from(tables.sandboxObjects),
      await kit.db.select().from(tables.sandboxKeys),
      await kit.db.select().from(tables.sandboxEvents),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/4000002760003184|4000 0027/)
  })

  test('a card saved before a restart pays after it: another process sees the same state', async () => {
    const customer = await newCustomer()
    const { answer } = await saveCard(customer, '4242424242424242')
    sandbox = createSandbox(kit.deps)
    const paid = await post(
      'payment_intents',
      `amount=2500&currency=usd&customer=${customer}&payment_method=${answer?.intent.payment_method ?? ''}&off_session=true&confirm=true`,
    )
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    expect(await sandbox.webhookSecret()).toBe(await createSandbox(kit.deps).webhookSecret())
  })
})

test('events are delivered in order, and again when they were refused', async () => {
  await sandbox.deliver(() => Promise.resolve())
  await newCustomer()
  await post('payment_intents', 'amount=900&currency=usd&payment_method=pm_card_visa&confirm=true')
  const seen: string[] = []
  const read = (payload: string): string => /"type":"([a-z_.]+)"\}$/.exec(payload)?.[1] ?? payload
  await sandbox.deliver(() => Promise.reject(new Error('closed')))
  await sandbox.deliver((payload) => Promise.resolve(void seen.push(read(payload))))
  await sandbox.deliver((payload) => Promise.resolve(void seen.push(read(payload))))
  expect(seen).toEqual(['payment_intent.created', 'payment_intent.succeeded'])
})
