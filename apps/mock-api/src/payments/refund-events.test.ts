import { eq } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { deliverSandboxEvents, receiveEvent } from './events.ts'
import { captureShares, settleRefunds } from './money.ts'
import type { PaymentGateway } from './port.ts'
import { recheckRefunds } from './refund-checks.ts'
import { createScenes, down, type Scene } from './testing-scene.ts'

const { paymentEvents, payments, refunds } = tables
const RETURNED = 'expired_or_canceled_card'
const DAY = 86_400

const scenes = await createScenes()
const { kit, deps, scene, accept, close, withGateway } = scenes
const { sandbox } = deps.payments
if (sandbox === undefined) throw new Error('the test kit has a sandbox')
afterAll(() => kit.close())

/** A flight that was paid and closed; the bank of the invited pilot will send their refund back. */
const closed = async (): Promise<Scene> => {
  const it = await scene({ invitee: '4000000000005126' })
  await accept(it)
  await captureShares(deps, it.flightId, 1)
  await close(it)
  return it
}

const refundOf = async (payerId: string) => {
  const [row] = await deps.db
    .select({ refund: refunds, intentId: payments.intentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.payerId, payerId))
  if (row === undefined) throw new Error('there is a refund')
  return { ...row.refund, intentId: row.intentId }
}

const receive = async (id: string, object: object): Promise<void> => {
  const payload = JSON.stringify({ id, object: 'event', type: 'refund.failed', api_version: null, created: 1, data: { object } })
  const secret = await sandbox.webhookSecret()
  await receiveEvent(deps, payload, await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret }))
}
const isTaken = async (id: string): Promise<boolean> =>
  (await deps.db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0

describe('a refund that the bank sends back', () => {
  test('is failed also when that is told before the answer of the refund is written down', async () => {
    const it = await closed()
    const overtaken: PaymentGateway['refund'] = async (...call) => {
      const made = await deps.payments.refund(...call)
      await deliverSandboxEvents(deps, sandbox)
      return made
    }
    await settleRefunds(withGateway({ refund: overtaken }))
    expect(await refundOf(it.invitee.id)).toMatchObject({
      state: 'failed',
      lastError: RETURNED,
      refundId: expect.stringMatching(/^re_/),
    })
    expect(await refundOf(it.inviter.id)).toMatchObject({ state: 'succeeded' })
  })

  test('of ours and not known yet: 404, so that it is told again; somebody else’s is taken and ignored', async () => {
    const metadata = { pilotpair_intent: 'pi_not_here' }
    await expect(receive('evt_early', { id: 're_1', object: 'refund', metadata })).rejects.toMatchObject({ status: 404 })
    expect(await isTaken('evt_early')).toBe(false)
    await receive('evt_foreign', { id: 're_2', object: 'refund', metadata: {} })
    expect(await isTaken('evt_foreign')).toBe(true)
  })

  test('another refund of the same payment changes nothing', async () => {
    const it = await closed()
    await settleRefunds(deps)
    const before = await refundOf(it.inviter.id)
    await receive('evt_other', { id: 're_other', object: 'refund', metadata: { pilotpair_intent: before.intentId } })
    expect(await refundOf(it.inviter.id)).toEqual(before)
  })
})

describe('refunds that were taken are looked at again', () => {
  test('so that a failure whose webhook never came is found', async () => {
    const it = await closed()
    await settleRefunds(deps)
    await recheckRefunds(deps)
    expect(await refundOf(it.invitee.id)).toMatchObject({ state: 'succeeded' })
    kit.clock.advance(DAY)
    await recheckRefunds(deps)
    expect(await refundOf(it.invitee.id)).toMatchObject({ state: 'failed', lastError: RETURNED, checkAt: null })
    const { state, checkAt } = await refundOf(it.inviter.id)
    expect([state, checkAt]).toEqual(['succeeded', new Date(kit.clock.now().getTime() + DAY * 1000)])
  })

  test('later, when the gateway does not answer; and no more after a month', async () => {
    const it = await closed()
    await settleRefunds(deps)
    kit.clock.advance(DAY)
    await recheckRefunds(withGateway({ readRefund: down }))
    const { state, checkAt } = await refundOf(it.invitee.id)
    expect(state).toBe('succeeded')
    expect(checkAt?.getTime()).toBeGreaterThan(kit.clock.now().getTime())
    kit.clock.advance(31 * DAY)
    await recheckRefunds(deps)
    expect(await refundOf(it.inviter.id)).toMatchObject({ state: 'succeeded', checkAt: null })
    expect(await refundOf(it.invitee.id)).toMatchObject({ state: 'failed' })
  })
})
