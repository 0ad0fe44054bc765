import { paymentEndpoints, sandboxEndpoints, type SandboxAnswer } from '@pilotpair/contract'
import { eq, sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { newId } from '../lib/ids.ts'
import { createTestApi, type TestApi, type TestClient, type TestUser } from '../testing/index.ts'
import { backWithCard, removeCard } from './cards.ts'
import { sweepEvents } from './events.ts'
import { GatewayFault } from './port.ts'
import { insertTestFlight, saveTestCard } from './testing.ts'

const told: string[] = []
let kit: TestApi
let pilot: TestUser
let other: TestUser
let operator: TestUser

beforeAll(async () => {
  kit = await createTestApi({
    deps: {
      flightMoney: {
        authorised: async (_deps, flightId) => void told.push(flightId),
        declined: async () => {},
        captureFailed: async () => {},
      },
    },
  })
  pilot = await kit.user({ role: 'pilot' })
  other = await kit.user({ role: 'pilot' })
  operator = await kit.user({ role: 'operator' })
})
afterAll(() => kit.close())

const visa = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2031, cvc: '123' }
const methods = async (client: TestClient) => (await client.ok(paymentEndpoints.methods)).payment_methods

const addCard = async (client: TestClient, card: Partial<typeof visa> = {}): Promise<SandboxAnswer> => {
  const { clientSecret } = await client.ok(paymentEndpoints.setupIntent)
  return kit.client().ok(sandboxEndpoints.confirm, { body: { client_secret: clientSecret, card: { ...visa, ...card } } })
}

describe('who may', () => {
  const calls = [paymentEndpoints.methods, paymentEndpoints.setupIntent, paymentEndpoints.config] as const

  test.each(calls)('$path: verified pilots only', async (endpoint) => {
    const pending = await kit.user({ role: 'pilot', verification: 'pending' })
    const admin = await kit.user({ role: 'super_admin' })
    const statuses = []
    for (const client of [kit.client(), pending.client, operator.client, admin.client, pilot.client]) {
      statuses.push((await client.call(endpoint)).status)
    }
    expect(statuses).toEqual([401, 403, 403, 403, 200])
  })
})

test('payment/config tells the browser which gateway to load', async () => {
  expect(await pilot.client.ok(paymentEndpoints.config)).toEqual({
    gateway: 'sandbox',
    publishable_key: 'pk_test_sandbox',
  })
})

describe('saving cards', () => {
  test('starts empty, and lists the newest first', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    expect(await methods(client)).toEqual([])
    await addCard(client, { number: '5555555555554444' })
    const saved = await addCard(client)
    expect(saved).toMatchObject({ error: null, intent: { object: 'setup_intent', status: 'succeeded', next_action: null } })
    const cards = await methods(client)
    expect(cards.map(({ card }) => `${card.brand} ${card.last4} ${card.exp_month}/${card.exp_year}`)).toEqual([
      'visa 4242 12/2031',
      'mastercard 4444 12/2031',
    ])
    expect(cards[0]?.id).toBe(saved.intent.payment_method)
  })

  test.each([
    ['4000000000000002', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009979', 'stolen_card', 'Your card was declined.'],
  ])('%s is declined: %s', async (number, declineCode, message) => {
    const { client } = await kit.user({ role: 'pilot' })
    expect((await addCard(client, { number })).error).toEqual({
      type: 'card_error',
      code: 'card_declined',
      decline_code: declineCode,
      message,
    })
    expect(await methods(client)).toEqual([])
  })

  test.each(['4000000000003220', '4000002760003184'])('%s asks first', async (number) => {
    const { client } = await kit.user({ role: 'pilot' })
    const { intent } = await addCard(client, { number })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    expect(await methods(client)).toEqual([])
    const body = { client_secret: intent.client_secret, outcome: 'complete' } as const
    const done = await kit.client().ok(sandboxEndpoints.challenge, { body })
    expect(done.intent.status).toBe('succeeded')
    expect(await methods(client)).toHaveLength(1)
    const read = await kit.client().ok(sandboxEndpoints.retrieve, { body: { client_secret: intent.client_secret } })
    expect(read).toEqual(done)
  })

  test('a failed question saves nothing', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    const { intent } = await addCard(client, { number: '4000000000003220' })
    const failed = await kit.client().ok(sandboxEndpoints.challenge, {
      body: { client_secret: intent.client_secret, outcome: 'fail' },
    })
    expect(failed.error?.code).toBe('setup_intent_authentication_failure')
    expect(await methods(client)).toEqual([])
  })

  test('a client secret that opens nothing is 404, one of another form 422', async () => {
    const wrong = (secret: string) => kit.client().call(sandboxEndpoints.retrieve, { body: { client_secret: secret } })
    expect((await wrong('seti_1_secret_1')).status).toBe(404)
    expect((await wrong('seti_1')).status).toBe(422)
  })

  test('with Stripe as the gateway the sandbox’s calls do not exist', async () => {
    const { payments } = kit.deps
    const stripe = await createTestApi({ deps: { payments: { ...payments, kind: 'stripe', sandbox: undefined } } })
    try {
      const answer = await stripe.client().call(sandboxEndpoints.retrieve, { body: { client_secret: 'pi_1_secret_1' } })
      expect(answer.status).toBe(404)
    } finally {
      await stripe.close()
    }
  })

  test('c59: a gateway that does not answer is a 502 with a detail', async () => {
    const down = () => Promise.reject(new GatewayFault('down'))
    const { payments } = kit.deps
    const broken = await createTestApi({ deps: { payments: { ...payments, createCustomer: down } } })
    try {
      const { client } = await broken.user({ role: 'pilot' })
      const answer = await client.call(paymentEndpoints.setupIntent)
      expect([answer.status, answer.json]).toEqual([
        502,
        { detail: 'The payment service does not answer. Please try again in a moment.' },
      ])
    } finally {
      await broken.close()
    }
  })
})

describe('removing a card', () => {
  const remove = async (client: TestClient, id: string) => client.call(paymentEndpoints.removeMethod, { params: { id } })

  test('is for its owner; an unknown one is 404', async () => {
    const id = await saveTestCard(kit.deps, pilot.id)
    expect((await remove(other.client, id)).status).toBe(404)
    expect((await remove(kit.client(), id)).status).toBe(401)
    expect((await remove(pilot.client, 'pm_none')).status).toBe(404)
    expect((await remove(pilot.client, id)).status).toBe(200)
    expect((await methods(pilot.client)).map((card) => card.id)).not.toContain(id)
    expect((await remove(pilot.client, id)).status).toBe(404)
  })

  test('a flight cannot be backed with a card that is being detached meanwhile', async () => {
    const id = await saveTestCard(kit.deps, pilot.id)
    const flightId = await insertTestFlight(kit.deps, { operatorId: operator.id, inviterId: pilot.id, inviteeId: other.id })
    const back = () => kit.db.transaction((tx) => backWithCard(tx, { flightId, payerId: pilot.id, cardId: id }))
    let outcome: unknown
    const detachCard = async (cardId: string): Promise<void> => {
      outcome = await back().catch((error: unknown) => error)
      await kit.deps.payments.detachCard(cardId)
    }
    await removeCard({ ...kit.deps, payments: { ...kit.deps.payments, detachCard } }, pilot.id, id)
    expect(outcome).toMatchObject({ status: 409, detail: 'This card has just been removed. Please choose another one.' })
    // Whoever chose it before it went comes too late as well.
    await expect(back()).rejects.toMatchObject({ status: 409 })
    expect(await kit.db.select().from(tables.flightCards).where(eq(tables.flightCards.flightId, flightId))).toEqual([])
    await sweepEvents(kit.deps)
    expect(await kit.db.$count(tables.cardRemovals)).toBeGreaterThan(0)
    await kit.db.update(tables.cardRemovals).set({ at: sql`now() - interval '2 days'` })
    await sweepEvents(kit.deps)
    expect(await kit.db.$count(tables.cardRemovals)).toBe(0)
  })

  test('a card is not removed while a flight is about to be backed with it: the removal waits', async () => {
    const id = await saveTestCard(kit.deps, pilot.id)
    const flightId = await insertTestFlight(kit.deps, { operatorId: operator.id, inviterId: pilot.id, inviteeId: other.id })
    const [backed, ending] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const backing = kit.db.transaction(async (tx) => {
      await backWithCard(tx, { flightId, payerId: pilot.id, cardId: id })
      backed.resolve(undefined)
      await ending.promise
    })
    await backed.promise
    const removal = removeCard(kit.deps, pilot.id, id).catch((error: unknown) => error)
    ending.resolve(undefined)
    await backing
    expect(await removal).toMatchObject({ status: 409 })
    expect((await methods(pilot.client)).map((card) => card.id)).toContain(id)
  })

  test('a card that backs a live flight stays: 409; once the flight is over it goes', async () => {
    const id = await saveTestCard(kit.deps, pilot.id)
    const people = { operatorId: operator.id, inviterId: pilot.id, inviteeId: other.id }
    const flightId = await insertTestFlight(kit.deps, people)
    await kit.db.transaction((tx) => backWithCard(tx, { flightId, payerId: pilot.id, cardId: id }))
    expect((await remove(pilot.client, id)).status).toBe(409)
    await kit.db.update(tables.flights).set({ status: 'declined' }).where(eq(tables.flights.id, flightId))
    expect((await remove(pilot.client, id)).status).toBe(200)
  })
})

describe('POST payment/webhook', () => {
  const event = (id: string, object: object) =>
    JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', api_version: null, created: 1, data: { object } })
  const sign = async (payload: string): Promise<string> => {
    const secret = (await kit.deps.payments.sandbox?.webhookSecret()) ?? ''
    return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  }
  const deliver = async (payload: string, signature: string) =>
    kit.client().send('/api/v1/payment/webhook', {
      method: 'POST',
      body: payload,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
    })

  test('c12: a bad signature, an old one, another body: 400, and nothing happens', async () => {
    const payload = event('evt_bad', { id: 'pi_x', object: 'payment_intent' })
    const good = await sign(payload)
    const secret = (await kit.deps.payments.sandbox?.webhookSecret()) ?? ''
    const old = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: 1_700_000_000 })
    for (const [body, signature] of [
      [payload, ''],
      [payload, 'garbage'],
      [payload, old],
      [`${payload} `, good],
      ['not json', 'garbage'],
    ] as const) {
      expect((await deliver(body, signature)).status).toBe(400)
    }
    expect(await kit.db.select().from(tables.paymentEvents).where(eq(tables.paymentEvents.id, 'evt_bad'))).toEqual([])
  })

  test('c12: ours but unknown is 404 so that it comes again; somebody else’s is taken and ignored', async () => {
    const metadata = { pilotpair_payment: newId() }
    const ours = event('evt_ours', { id: 'pi_y', object: 'payment_intent', metadata })
    expect((await deliver(ours, await sign(ours))).status).toBe(404)
    const foreign = event('evt_foreign', { id: 'pi_z', object: 'payment_intent', metadata: {} })
    const taken = await deliver(foreign, await sign(foreign))
    expect([taken.status, taken.json]).toEqual([200, { received: true }])
    expect((await deliver(foreign, await sign(foreign))).status).toBe(200)
  })

  test('another content type is 415; another method 405', async () => {
    const plain = { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain' } }
    expect((await kit.client().send('/api/v1/payment/webhook', plain)).status).toBe(415)
    expect((await kit.client().send('/api/v1/payment/webhook')).status).toBe(405)
  })

  test('needs no origin of ours: its signature proves where it comes from', async () => {
    const payload = event('evt_origin', { id: 'pi_o', object: 'payment_intent', metadata: {} })
    const answer = await kit.client().send('/api/v1/payment/webhook/', {
      method: 'POST',
      body: payload,
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': await sign(payload),
        Origin: 'https://elsewhere.example',
      },
    })
    expect(answer.status).toBe(200)
  })
})
