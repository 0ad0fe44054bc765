import { shareCents, totalCents } from '@pilotpair/contract'
import * as z from 'zod/mini'
import { tables, type Tx } from '../db/index.ts'
import type { Random } from '../runtime.ts'
import type { Answer } from '../payments/sandbox/answers.ts'
import { createCustomer, makeCard } from '../payments/sandbox/cards.ts'
import { createRefund } from '../payments/sandbox/give-back.ts'
import { capturePayment, createPayment } from '../payments/sandbox/intents.ts'
import type { Work } from '../payments/sandbox/store.ts'
import type { TestNumber } from '../payments/sandbox/test-cards.ts'
import { demoFleet } from './fleet.ts'
import { demoFlights, isPaid, type DemoFlight } from './flights.ts'
import { demoId } from './ids.ts'
import { DEMO_DOMAIN, demoPilots } from './people.ts'
import { personId } from './rows.ts'

const HOUR = 3_600_000

/** Test cards of approved pilots, oldest first; the newest pays. Everybody else has one that works. */
const cardsByMailbox: Readonly<Record<string, readonly TestNumber[]>> = {
  pilot: ['5555555555554444', '4242424242424242'],
  'elena.marchetti': ['4000002760003184'],
}

/** Ids of the demo's sandbox objects are the same in every database. */
const countingRandom = (): Random => {
  let state = 20_260_000
  return {
    bytes: (count) =>
      Uint8Array.from({ length: count }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return state >>> 24
      }),
  }
}

const withId = z.object({ id: z.string() })
const idOf = ({ body }: Answer): string => withId.parse(body).id

const mailboxOf = (email: string): string => email.slice(0, -DEMO_DOMAIN.length - 1)

interface Wallet {
  readonly customerId: string
  readonly cardId: string
}

const insertWallets = async (work: Work): Promise<Map<string, Wallet>> => {
  const wallets = new Map<string, Wallet>()
  for (const { email, name, verification, profile } of demoPilots) {
    if (verification !== 'approved' || profile === null) continue
    const mailbox = mailboxOf(email)
    const userId = personId(mailbox)
    const customerId = idOf(await createCustomer(work, { email, name, metadata: { pilotpair_user: userId } }))
    let cardId = ''
    for (const number of cardsByMailbox[mailbox] ?? ['4242424242424242']) {
      const expiry = { month: 1 + (wallets.size % 12), year: work.now.getUTCFullYear() + 3 }
      cardId = (await makeCard(work, number, expiry, customerId)).id
    }
    wallets.set(mailbox, { customerId, cardId })
    await work.tx
      .insert(tables.paymentCustomers)
      .values({ userId, gateway: 'sandbox', customerId, createdAt: work.now })
  }
  return wallets
}

interface Charge {
  readonly flight: DemoFlight
  readonly flightId: string
  readonly payer: string
  readonly amountCents: number
}

const total = (flight: DemoFlight): number => {
  const aircraft = demoFleet.find(({ facts }) => facts.registration === flight.aircraft)
  if (aircraft === undefined) throw new Error(`The demo fleet has no ${flight.aircraft}`)
  return totalCents(aircraft.facts.hourly_rate, flight.hours)
}

/** Accepted flights are paid by everybody on them; a solo flight that closed was paid when it was booked. */
const charges = (): Charge[] =>
  demoFlights.flatMap((flight, position) => {
    const flightId = demoId('flight', position)
    if (flight.invitee === null) {
      return [{ flight, flightId, payer: flight.inviter, amountCents: shareCents(total(flight), 'solo') }]
    }
    if (!isPaid(flight)) return []
    return [
      { flight, flightId, payer: flight.inviter, amountCents: shareCents(total(flight), 'inviter') },
      { flight, flightId, payer: flight.invitee, amountCents: shareCents(total(flight), 'invitee') },
    ]
  })

const walletOf = (wallets: ReadonlyMap<string, Wallet>, mailbox: string): Wallet => {
  const wallet = wallets.get(mailbox)
  if (wallet === undefined) throw new Error(`${mailbox} has no card in the demo world`)
  return wallet
}

const insertCharge = async (work: Work, charge: Charge, wallet: Wallet, position: number): Promise<void> => {
  const { flight, flightId, amountCents } = charge
  const id = demoId('payment', position)
  const payerId = personId(charge.payer)
  const paidAt = new Date(work.now.getTime() - (flight.status === 'accepted' ? flight.changed : flight.sent) * HOUR)
  const intentId = idOf(
    await createPayment(work, {
      amount: String(amountCents),
      currency: 'usd',
      customer: wallet.customerId,
      payment_method: wallet.cardId,
      capture_method: 'manual',
      confirm: 'true',
      metadata: { pilotpair_payment: id, pilotpair_flight: flightId },
    }),
  )
  await capturePayment(work, intentId)
  await work.tx.insert(tables.payments).values({
    id,
    flightId,
    payerId,
    attempt: 1,
    amountCents,
    cardId: wallet.cardId,
    idempotencyKey: `${flightId}:${payerId}:1`,
    intentId,
    state: 'captured',
    createdAt: paidAt,
    updatedAt: paidAt,
  })
  if (flight.status !== 'cancelled') return
  const refundId = idOf(await createRefund(work, { payment_intent: intentId, amount: String(amountCents) }))
  const closedAt = new Date(work.now.getTime() - flight.changed * HOUR)
  await work.tx.insert(tables.refunds).values({
    id: demoId('refund', position),
    paymentId: id,
    amountCents,
    reason: 'cancelled',
    state: 'succeeded',
    attempts: 1,
    nextTryAt: closedAt,
    refundId,
    createdAt: closedAt,
    settledAt: closedAt,
  })
}

/** Saved test cards of the demo pilots, what they paid for their flights, and what went back to them. */
export const insertDemoPayments = async (tx: Tx, now: Date): Promise<void> => {
  const work: Work = { tx, now, random: countingRandom() }
  const wallets = await insertWallets(work)
  for (const [position, charge] of charges().entries()) {
    await insertCharge(work, charge, walletOf(wallets, charge.payer), position)
  }
  const backed = demoFlights.flatMap((flight, position) => {
    const { inviter, invitee, status } = flight
    const payers = status === 'accepted' && invitee !== null ? [inviter, invitee] : [inviter]
    return payers.map((payer) => ({
      flightId: demoId('flight', position),
      payerId: personId(payer),
      cardId: walletOf(wallets, payer).cardId,
    }))
  })
  await tx.insert(tables.flightCards).values(backed)
  // All of it is settled already: nobody needs to be told.
  await tx.delete(tables.sandboxEvents)
}
