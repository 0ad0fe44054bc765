import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tables, violates } from '../db/index.ts'
import { deliverSandboxEvents } from './events.ts'
import { authoriseShare, captureShares, moneyOf, paymentActionsOf, reconcile, voidShares } from './money.ts'
import { GatewayFault, type PaymentGateway } from './port.ts'
import { saveTestCard } from './testing.ts'
import { createScenes, held, nothing, paid, type Scene } from './testing-scene.ts'

const { flights, payments } = tables

const scenes = await createScenes()
const { kit, deps, calls, operator, scene, share, accept, commit, balances, statesOf, money } = scenes
const { withGateway, later } = scenes
afterAll(() => kit.close())

describe('authorise, commit, capture', () => {
  test('c11: each payer is charged once, whatever is repeated', async () => {
    const it = await scene()
    const answers = await Promise.all(Array.from({ length: 5 }, () => authoriseShare(deps, share(it, 'invitee'))))
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['authorised']))
    await authoriseShare(deps, share(it, 'inviter'))
    expect(await balances(it)).toEqual([held, held])
    expect(await money(it, it.inviter.id)).toEqual({ state: 'authorized', share_cents: 16_501, refunded_cents: 0 })
    await commit(it)
    expect(await Promise.all([1, 2, 3].map(() => captureShares(deps, it.flightId, 1)))).toEqual(
      [1, 2, 3].map(() => ({ state: 'captured' })),
    )
    expect(await balances(it)).toEqual([paid, paid])
    expect(await money(it, it.invitee.id)).toMatchObject({ state: 'paid' })
    expect(await moneyOf(deps.db, [it.flightId], operator.id)).toEqual(new Map())
  })

  test('a commit without every share rolls back with a 409', async () => {
    const it = await scene()
    await authoriseShare(deps, share(it, 'invitee'))
    await expect(commit(it)).rejects.toMatchObject({ status: 409 })
    const [flight] = await deps.db.select().from(flights).where(eq(flights.id, it.flightId))
    expect(flight?.status).toBe('pending')
    await voidShares(deps, it.flightId, 1)
    expect(await balances(it)).toEqual([nothing, nothing])
  })

  test('a declined share says why and nothing is charged; another card, another attempt', async () => {
    const it = await scene({ invitee: '4000000000000341' })
    const declined = { state: 'declined', detail: 'Your card was declined.' }
    expect(await authoriseShare(deps, share(it, 'invitee'))).toEqual(declined)
    expect(await authoriseShare(deps, share(it, 'invitee'))).toEqual(declined)
    const other = { ...it, invitee: { ...it.invitee, cardId: await saveTestCard(deps, it.invitee.id) } }
    await accept(other, 2)
    expect(await captureShares(deps, it.flightId, 2)).toEqual({ state: 'captured' })
    expect(await balances(it)).toEqual([paid, paid])
  })

  test('a card removed meanwhile is a decline, not an error', async () => {
    const it = await scene()
    await deps.payments.detachCard(it.inviter.cardId)
    expect(await authoriseShare(deps, share(it, 'inviter'))).toMatchObject({ state: 'declined' })
  })

  test('c59: an unknown outcome is 502; the next attempt goes on with the same intent', async () => {
    const it = await scene()
    const lost: PaymentGateway['confirm'] = async (...call) => {
      await deps.payments.confirm(...call)
      throw new GatewayFault('timeout')
    }
    await expect(authoriseShare(withGateway({ confirm: lost }), share(it, 'invitee'))).rejects.toMatchObject({ status: 502 })
    expect(await authoriseShare(deps, share(it, 'invitee', 2))).toEqual({ state: 'authorised' })
    expect((await balances(it))[1]).toEqual(held)
  })
})

describe('a bank that asks', () => {
  const secretOf = async (it: Scene, who: 'inviter' | 'invitee', attempt = 1): Promise<string> => {
    const asked = await authoriseShare(deps, share(it, who, attempt))
    if (asked.state !== 'requires_action') throw new Error(`expected a question, got ${asked.state}`)
    return asked.clientSecret
  }

  test('c13: only the provider’s state counts; a failed question declines', async () => {
    const it = await scene({ invitee: '4000000000003220' })
    const secret = await secretOf(it, 'invitee')
    expect(await secretOf(it, 'invitee')).toBe(secret)
    expect(await paymentActionsOf(deps.db, [it.flightId], it.invitee.id)).toEqual(
      new Map([[it.flightId, { clientSecret: secret }]]),
    )
    expect(await paymentActionsOf(deps.db, [it.flightId], it.inviter.id)).toEqual(new Map())
    await deps.payments.sandbox?.challenge(secret, false)
    expect(await authoriseShare(deps, share(it, 'invitee'))).toMatchObject({ state: 'declined' })
    expect(await balances(it)).toEqual([nothing, nothing])
  })

  test('the inviter’s confirmed share is carried over to the next attempt', async () => {
    const it = await scene({ inviter: '4000002760003184' })
    await authoriseShare(deps, share(it, 'invitee'))
    const secret = await secretOf(it, 'inviter')
    await voidShares(deps, it.flightId, 1, it.invitee.id)
    await deps.payments.sandbox?.challenge(secret, true)
    later()
    await reconcile(deps)
    expect(calls).toContain(`authorised ${it.flightId}`)
    expect(await balances(it)).toEqual([held, nothing])
    await accept(it, 2)
    await captureShares(deps, it.flightId, 2)
    expect(await balances(it)).toEqual([paid, paid])
    expect(await statesOf(it)).toEqual(['voided', 'captured', 'captured'])
  })

  test('c12: the event finishes it once, however often and late it comes', async () => {
    const it = await scene({ invitee: '4000000000003220' })
    const secret = await secretOf(it, 'invitee')
    await deps.payments.sandbox?.challenge(secret, true)
    const { sandbox } = deps.payments
    if (sandbox === undefined) throw new Error('no sandbox')
    await deliverSandboxEvents(deps, sandbox)
    await deps.db.update(tables.sandboxEvents).set({ deliveredAt: null })
    await deliverSandboxEvents(deps, sandbox)
    expect(calls.filter((call) => call === `authorised ${it.flightId}`)).toHaveLength(1)
    expect(await authoriseShare(deps, share(it, 'invitee'))).toEqual({ state: 'authorised' })
  })
})

test('the database charges nobody twice for one flight', async () => {
  const it = await scene()
  await accept(it)
  const at = kit.clock.now()
  const second = deps.db.insert(payments).values({
    ...share(it, 'inviter', 9),
    idempotencyKey: 'another',
    state: 'captured',
    createdAt: at,
    updatedAt: at,
  })
  expect(violates(await second.catch((error: unknown) => error), 'payments_one_charge')).toBe(true)
})
