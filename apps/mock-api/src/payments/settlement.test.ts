import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { deliverSandboxEvents } from './events.ts'
import { authoriseShare, captureShares, reconcile, refundLessFee, settleRefunds, voidShares } from './money.ts'
import { GatewayFault, type PaymentGateway } from './port.ts'
import { back, createScenes, down, held, nothing, paid, SHARE_CENTS } from './testing-scene.ts'

const { flights, payments, refunds } = tables

const scenes = await createScenes()
const { kit, deps, calls, scene, share, accept, close, balances, statesOf, money } = scenes
const { withGateway, later } = scenes
afterAll(() => kit.close())

describe('closing a flight', () => {
  test('gives everybody everything back, once', async () => {
    const it = await scene()
    await accept(it)
    await captureShares(deps, it.flightId, 1)
    await close(it)
    await close(it)
    expect(await money(it, it.inviter.id)).toEqual({ state: 'refund_pending', share_cents: 16_501, refunded_cents: 0 })
    await settleRefunds(deps)
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([back, back])
    expect(await money(it, it.inviter.id)).toEqual({ state: 'refunded', share_cents: 16_501, refunded_cents: 16_501 })
  })

  test('takes a fee from the owner only', async () => {
    const it = await scene()
    await accept(it)
    await captureShares(deps, it.flightId, 1)
    await deps.db.transaction((tx) => refundLessFee(tx, it.flightId, it.inviter.id, 1501, deps.clock.now()))
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([{ ...paid, returned: 15_000 }, back])
  })

  test('a fee of the whole share leaves nothing to refund', async () => {
    const it = await scene()
    await accept(it)
    await captureShares(deps, it.flightId, 1)
    await deps.db.transaction((tx) => refundLessFee(tx, it.flightId, it.inviter.id, SHARE_CENTS, deps.clock.now()))
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([paid, back])
    expect(await money(it, it.inviter.id)).toMatchObject({ state: 'paid' })
  })

  test('gives up what is only held', async () => {
    const it = await scene({ invitee: '4000000000003220' })
    await authoriseShare(deps, share(it, 'inviter'))
    await authoriseShare(deps, share(it, 'invitee'))
    await close(it)
    await reconcile(deps)
    expect(await statesOf(it)).toEqual(['voided', 'voided'])
    expect(await balances(it)).toEqual([nothing, nothing])
  })

  test('between commit and capture: what is owed is captured and given back', async () => {
    const it = await scene()
    await accept(it)
    await close(it)
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([back, back])
  })

  test('a gateway that is down: the refund waits, longer each time, then arrives', async () => {
    const it = await scene()
    await accept(it)
    await captureShares(deps, it.flightId, 1)
    await close(it)
    await settleRefunds(withGateway({ refund: down }))
    const [row] = await deps.db.select().from(refunds).where(eq(refunds.state, 'pending')).limit(1)
    expect(row).toMatchObject({ attempts: 1, lastError: 'down' })
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([paid, paid])
    kit.clock.advance(31)
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([back, back])
  })

  test('a refund that the bank sends back is listed, not forgotten', async () => {
    const it = await scene({ invitee: '4000000000005126' })
    await accept(it)
    await captureShares(deps, it.flightId, 1)
    await close(it)
    await settleRefunds(deps)
    const { sandbox } = deps.payments
    if (sandbox) await deliverSandboxEvents(deps, sandbox)
    const failed = await deps.db
      .select({ payerId: payments.payerId, error: refunds.lastError })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.state, 'failed'), eq(payments.flightId, it.flightId)))
    expect(failed).toEqual([{ payerId: it.invitee.id, error: 'expired_or_canceled_card' }])
    expect(await money(it, it.invitee.id)).toMatchObject({ state: 'refund_pending' })
  })
})

describe('reconciliation after a crash', () => {
  test('before the commit: holds are given up once the lease is over', async () => {
    const it = await scene()
    await deps.db
      .update(flights)
      .set({ leasedUntil: new Date(kit.clock.now().getTime() + 900_000) })
      .where(eq(flights.id, it.flightId))
    await authoriseShare(deps, share(it, 'invitee'))
    await authoriseShare(deps, share(it, 'inviter'))
    later()
    await reconcile(deps)
    expect(await balances(it)).toEqual([held, held])
    kit.clock.advance(900)
    await reconcile(deps)
    expect(await balances(it)).toEqual([nothing, nothing])
  })

  test('after the commit: the shares are captured, once', async () => {
    const it = await scene()
    await accept(it)
    expect(await captureShares(withGateway({ capture: down }), it.flightId, 1)).toEqual({ state: 'pending' })
    later()
    await reconcile(deps)
    await reconcile(deps)
    expect(await balances(it)).toEqual([paid, paid])
  })

  test('a capture whose answer was lost is no second charge', async () => {
    const it = await scene()
    await accept(it)
    const lost: PaymentGateway['capture'] = async (...call) => {
      await deps.payments.capture(...call)
      throw new GatewayFault('timeout')
    }
    expect(await captureShares(withGateway({ capture: lost }), it.flightId, 1)).toEqual({ state: 'pending' })
    expect(await captureShares(deps, it.flightId, 1)).toEqual({ state: 'captured' })
    expect(await balances(it)).toEqual([paid, paid])
  })

  test('a capture that fails for good is told to the flight; the other share goes back', async () => {
    const it = await scene()
    await accept(it)
    const [row] = await deps.db.select().from(payments).where(eq(payments.payerId, it.invitee.id))
    await deps.payments.cancel(row?.intentId ?? '')
    later()
    await reconcile(deps)
    expect(calls.some((call) => call.startsWith(`captureFailed ${it.flightId}`))).toBe(true)
    await close(it)
    await settleRefunds(deps)
    expect(await balances(it)).toEqual([back, nothing])
  })

  test('a flight that vanished with its lease leaves no hold', async () => {
    const it = await scene()
    await authoriseShare(deps, share(it, 'inviter'))
    await deps.db.delete(flights).where(eq(flights.id, it.flightId))
    later()
    await reconcile(deps)
    expect((await balances(it))[0]).toEqual(nothing)
  })

  test('a hold that was taken after all goes back in full', async () => {
    const it = await scene()
    await authoriseShare(deps, share(it, 'inviter'))
    const [row] = await deps.db.select().from(payments).where(eq(payments.payerId, it.inviter.id))
    await deps.payments.capture(row?.intentId ?? '', 'by hand')
    await voidShares(deps, it.flightId, 1)
    await settleRefunds(deps)
    expect((await balances(it))[0]).toEqual(back)
  })

  test('holds that cannot be given up do not hide the others', async () => {
    const it = await scene()
    await authoriseShare(deps, share(it, 'inviter'))
    const now = deps.clock.now()
    const stuck = Array.from({ length: 200 }, (_, index) => ({
      payerId: it.invitee.id,
      attempt: 1,
      amountCents: SHARE_CENTS,
      cardId: it.invitee.cardId,
      idempotencyKey: `stuck-${index}`,
      intentId: `pi_stuck_${index}`,
      state: 'voiding' as const,
      createdAt: now,
      updatedAt: now,
    }))
    await deps.db.insert(payments).values(stuck)
    later()
    await deps.db.update(payments).set({ state: 'voiding', updatedAt: deps.clock.now() }).where(eq(payments.payerId, it.inviter.id))
    kit.clock.advance(1)
    const cancel: PaymentGateway['cancel'] = (intentId) =>
      intentId.startsWith('pi_stuck_') ? Promise.resolve({ state: 'failed', detail: 'no' }) : deps.payments.cancel(intentId)
    await reconcile(withGateway({ cancel }))
    await reconcile(withGateway({ cancel }))
    expect((await balances(it))[0]).toEqual(nothing)
    await deps.db.update(payments).set({ state: 'voided' }).where(eq(payments.state, 'voiding'))
  })

  test('one payment that cannot be settled does not keep the others', async () => {
    const [first, second] = [await scene(), await scene()]
    for (const it of [first, second]) await accept(it)
    const [row] = await deps.db.select().from(payments).where(eq(payments.payerId, first.inviter.id))
    later()
    const capture: PaymentGateway['capture'] = (intentId, key) =>
      intentId === row?.intentId ? Promise.reject(new Error('unexpected')) : deps.payments.capture(intentId, key)
    await reconcile(withGateway({ capture }))
    expect(await balances(second)).toEqual([paid, paid])
    expect((await balances(first))[1]).toEqual(paid)
    await reconcile(deps)
    expect(await balances(first)).toEqual([paid, paid])
  })
})
