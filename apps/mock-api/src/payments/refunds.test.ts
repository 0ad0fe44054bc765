import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { captureShares, refundLessFee, settleRefunds } from './money.ts'
import { GatewayFault, GatewayRefusal, type PaymentGateway } from './port.ts'
import { back, createScenes, paid, type Scene } from './testing-scene.ts'

const { payments, refunds, sandboxKeys } = tables
/** So much is kept that what is left could be given back twice. */
const FEE = 10_000
const DAY = 86_400

const scenes = await createScenes()
const { kit, deps, scene, accept, close, balances, withGateway } = scenes
afterAll(() => kit.close())

const charged = async (): Promise<Scene> => {
  const it = await scene()
  await accept(it)
  await captureShares(deps, it.flightId, 1)
  return it
}

const paymentOf = async (payerId: string) => {
  const [row] = await deps.db.select().from(payments).where(eq(payments.payerId, payerId))
  if (row === undefined || row.intentId === null) throw new Error('there is a payment')
  return { ...row, intentId: row.intentId }
}

const refundOf = async (payerId: string) => {
  const { id } = await paymentOf(payerId)
  const [row] = await deps.db.select().from(refunds).where(eq(refunds.paymentId, id))
  if (row === undefined) throw new Error('there is a refund')
  return row
}

describe('a part of a payment is given back once, though the gateway has forgotten its keys', () => {
  const cancelledLessFee = async (): Promise<Scene> => {
    const it = await charged()
    await deps.db.transaction((tx) => refundLessFee(tx, it.flightId, it.inviter.id, FEE, deps.clock.now()))
    return it
  }
  const aDayLater = async (): Promise<void> => {
    kit.clock.advance(DAY + 3600)
    await deps.payments.sandbox?.sweep()
    expect(await deps.db.$count(sandboxKeys)).toBe(0)
  }
  const lessFee = { ...back, returned: paid.taken - FEE }

  test('when its answer was lost', async () => {
    const it = await cancelledLessFee()
    const lost: PaymentGateway['refund'] = async (...call) => {
      await deps.payments.refund(...call)
      throw new GatewayFault('timeout')
    }
    await settleRefunds(withGateway({ refund: lost }))
    expect(await refundOf(it.inviter.id)).toMatchObject({ state: 'pending', attempts: 1 })
    await aDayLater()
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([lessFee, back])
    expect(await refundOf(it.inviter.id)).toMatchObject({ state: 'succeeded', refundId: expect.stringMatching(/^re_/) })
  })

  test('when the process died before it wrote the answer down', async () => {
    const it = await cancelledLessFee()
    const { intentId, idempotencyKey } = await paymentOf(it.inviter.id)
    const { amountCents } = await refundOf(it.inviter.id)
    const made = await deps.payments.refund(intentId, amountCents, `refund:${idempotencyKey}`)
    await aDayLater()
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([lessFee, back])
    expect(await refundOf(it.inviter.id)).toMatchObject({ state: 'succeeded', refundId: made.state === 'refunded' ? made.id : '' })
  })
})

describe('one refund that cannot be settled does not keep the others', () => {
  const onceFor = async (payerId: string, error: Error): Promise<PaymentGateway['refund']> => {
    const { intentId } = await paymentOf(payerId)
    return (...call) => (call[0] === intentId ? Promise.reject(error) : deps.payments.refund(...call))
  }

  test('an unexpected error: it is tried again later, behind the others', async () => {
    const [first, second] = [await charged(), await charged()]
    await close(first)
    await close(second)
    await settleRefunds(withGateway({ refund: await onceFor(first.inviter.id, new Error('unexpected')) }))
    expect(await balances(first)).toEqual([paid, back])
    expect(await balances(second)).toEqual([back, back])
    const { state, attempts, nextTryAt } = await refundOf(first.inviter.id)
    expect([state, attempts]).toEqual(['pending', 1])
    expect(nextTryAt.getTime()).toBeGreaterThan(kit.clock.now().getTime())
    kit.clock.advance(31)
    await settleRefunds(deps)
    expect(await balances(first)).toEqual([back, back])
  })

  test('a refusal is for good, and listed with its text', async () => {
    const it = await charged()
    await close(it)
    await settleRefunds(withGateway({ refund: await onceFor(it.inviter.id, new GatewayRefusal('The account is closed.')) }))
    expect(await refundOf(it.inviter.id)).toMatchObject({ state: 'failed', lastError: 'The account is closed.' })
    expect((await balances(it))[1]).toEqual(back)
  })
})
