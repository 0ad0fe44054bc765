import { shareCents } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps, FlightMoneyHooks } from '../deps.ts'
import { ApiError, conflict } from '../http/errors.ts'
import {
  authoriseShare,
  backWithCard,
  captureShares,
  cardFor,
  cardOfFlight,
  commitShares,
  isStalled,
  voidShares,
  wasRefused,
} from '../payments/money.ts'
import { createJoining } from '../lib/join-running.ts'
import { wakeMails } from '../mail/queue.ts'
import { announce, tellInviter, type Obstacle } from './announce.ts'
import { act, lockFlight, type Applied } from './apply.ts'
import { isLeased, type Flight } from './machine.ts'
import { paymentRefusals } from './refusals.ts'
import { totalCents } from './rules.ts'

/** How a payment ended for the one who pays now. */
export type PaymentOutcome =
  | { readonly status: 'succeeded' }
  | { readonly status: 'requires_action'; readonly clientSecret: string }

type Role = 'solo' | 'inviter' | 'invitee'

interface Payer {
  readonly id: string
  readonly role: Role
}

const joinPayment = createJoining<PaymentOutcome>()

/** Who pays, the one at the screen first: their bank may ask, the other one's may not. */
const payersOf = ({ inviterId, inviteeId }: Flight): Payer[] =>
  inviteeId === null
    ? [{ id: inviterId, role: 'solo' }]
    : [
        { id: inviteeId, role: 'invitee' },
        { id: inviterId, role: 'inviter' },
      ]

/** How far a payment is given up. */
interface GivingUp {
  /** Whose share alone is let go. @default everybody's */
  readonly payerId?: string | undefined
  /** What the inviter is told of: they alone can do something about it. */
  readonly obstacle?: Obstacle
}

/**
 * The end of a payment that came to nothing: what was held (of one payer or of all) is given up, the lease ends, a
 * solo booking vanishes.
 */
const giveUp = async (deps: Deps, { id, paymentAttempt }: Flight, { payerId, obstacle }: GivingUp = {}): Promise<void> => {
  await voidShares(deps, id, paymentAttempt, payerId)
  await deps.db.transaction(async (tx) => {
    const [flight] = await tx.select().from(tables.flights).where(eq(tables.flights.id, id)).for('update')
    // Another attempt, or an end that came meanwhile: nothing of ours is left on the flight.
    if (flight === undefined || flight.paymentAttempt !== paymentAttempt || flight.status !== 'pending') return
    await act(tx, { flight, action: 'release', actor: 'payment', actorId: undefined, at: deps.clock.now() })
    if (obstacle !== undefined) await tellInviter(tx, deps, flight, obstacle)
  })
  if (obstacle !== undefined) wakeMails(deps)
}

/**
 * The card of a payer's share: the one that backs it, else the newest. An inviter, who is not there to choose another,
 * pays with the newest once the one that backed the request was refused; it backs it from then on.
 */
const cardOfShare = async (deps: Deps, flight: Flight, { id: payerId, role }: Payer): Promise<string | undefined> => {
  const flightId = flight.id
  const backing = await cardOfFlight(deps.db, flightId, payerId)
  const isUsable = backing !== undefined && (role !== 'inviter' || !(await wasRefused(deps.db, { flightId, payerId, cardId: backing })))
  if (isUsable) return backing
  const newest = (await cardFor(deps, payerId))?.id
  if (newest === undefined || newest === backing) return backing
  await deps.db.transaction((tx) => backWithCard(tx, { flightId, payerId, cardId: newest }))
  return newest
}

const authorise = async (deps: Deps, flight: Flight, payer: Payer): ReturnType<typeof authoriseShare> => {
  const cardId = await cardOfShare(deps, flight, payer)
  if (cardId === undefined) return { state: 'declined', detail: paymentRefusals.noCard }
  return authoriseShare(deps, {
    flightId: flight.id,
    payerId: payer.id,
    cardId,
    amountCents: shareCents(totalCents(flight), payer.role),
    attempt: flight.paymentAttempt,
  })
}

/** Holds every share. @returns what the payer's bank asks for, if it does */
const authoriseAll = async (deps: Deps, flight: Flight): Promise<PaymentOutcome | undefined> => {
  for (const payer of payersOf(flight)) {
    const answer = await authorise(deps, flight, payer)
    switch (answer.state) {
      case 'authorised':
        break
      case 'requires_action':
        if (payer.role !== 'inviter') return { status: 'requires_action', clientSecret: answer.clientSecret }
        await giveUp(deps, flight, { payerId: flight.inviteeId ?? undefined, obstacle: 'bank' })
        throw conflict(paymentRefusals.coPilotMustConfirm)
      case 'declined':
        await giveUp(deps, flight, payer.role === 'inviter' ? { obstacle: 'card' } : {})
        throw new ApiError(402, payer.role === 'inviter' ? paymentRefusals.coPilotDeclined(answer.detail) : answer.detail)
    }
  }
  return undefined
}

const commit = async (deps: Deps, { id, paymentAttempt }: Flight): Promise<Applied> => {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const flight = await lockFlight(tx, id)
    if (flight.paymentAttempt !== paymentAttempt) throw conflict(paymentRefusals.tooLate)
    const actorId = flight.inviteeId ?? flight.inviterId
    const applied = await act(tx, { flight, action: 'settle', actor: 'payment', actorId, at })
    if (applied.kind === 'done') {
      await commitShares(tx, { flightId: id, attempt: paymentAttempt, at })
      await announce(tx, deps, [applied.event])
    }
    return applied
  })
}

const capture = async (deps: Deps, { id, paymentAttempt }: Flight): Promise<void> => {
  const outcome = await captureShares(deps, id, paymentAttempt)
  if (outcome.state === 'failed') {
    await declineUnpaid(deps, id)
    throw new ApiError(402, outcome.detail)
  }
  await deps.db.transaction(async (tx) => {
    const flight = await lockFlight(tx, id)
    if (flight.leasedUntil === null || flight.paymentAttempt !== paymentAttempt || flight.status !== 'accepted') return
    await act(tx, { flight, action: 'release', actor: 'payment', actorId: undefined, at: deps.clock.now() })
  })
}

/**
 * Pays a leased flight: authorise every share, commit status and slots, capture. Safe to repeat and to run twice at
 * once (webhook, return page, repeated accept): whoever is first finishes it, once.
 *
 * @throws ApiError 402 when a card is declined (its owner is named), 409 when the co-pilot's bank wants them or the
 *   flight has moved on, 502 when the gateway does not answer: then the lease stays and the same call goes on
 */
export const payFlight = (deps: Deps, flight: Flight): Promise<PaymentOutcome> =>
  joinPayment(deps.db, `${flight.id}:${flight.paymentAttempt}`, () => pay(deps, flight))

const pay = async (deps: Deps, flight: Flight): Promise<PaymentOutcome> => {
  const asked = await authoriseAll(deps, flight)
  if (asked !== undefined) return asked
  let applied: Applied
  try {
    applied = await commit(deps, flight)
  } catch (error) {
    await giveUp(deps, flight)
    throw error
  }
  if (applied.kind === 'done') wakeMails(deps)
  await capture(deps, flight)
  return { status: 'succeeded' }
}

/** A capture that failed for good: the flight is declined and the other share goes back. Idempotent. */
const declineUnpaid = async (deps: Deps, id: string): Promise<void> => {
  const applied = await deps.db.transaction(async (tx) => {
    const [flight] = await tx.select().from(tables.flights).where(eq(tables.flights.id, id)).for('update')
    if (flight === undefined || ['declined', 'cancelled', 'expired', 'pending'].includes(flight.status)) return undefined
    const at = deps.clock.now()
    const done = await act(tx, { flight, action: 'capture_failed', actor: 'payment', actorId: undefined, at })
    if (done.kind === 'done') await announce(tx, deps, [done.event])
    return done
  })
  if (applied?.kind === 'done') wakeMails(deps)
}

/**
 * A payer who comes with another card while the bank of the first one asks, or has turned it down, starts anew: what
 * waits is given up and the lease ends. Anything else is left as it is.
 *
 * @param idCard the card that the payer has chosen themself
 */
export const giveUpOtherCard = async (
  deps: Deps,
  flight: Flight,
  payerId: string,
  idCard: string | null | undefined,
): Promise<void> => {
  if (idCard === undefined || idCard === null || !isLeased(flight, deps.clock.now())) return
  const present = await cardOfFlight(deps.db, flight.id, payerId)
  if (present === undefined || present === idCard) return
  const share = { flightId: flight.id, payerId, attempt: flight.paymentAttempt }
  if (await isStalled(deps.db, share)) await giveUp(deps, flight)
}

/** What flights do when money moves outside of their own calls. */
export const flightMoneyHooks: FlightMoneyHooks = {
  async authorised(deps, flightId) {
    const [flight] = await deps.db.select().from(tables.flights).where(eq(tables.flights.id, flightId))
    // An inviter who has confirmed leaves a mandate: the invited pilot accepts again.
    if (flight === undefined || !isLeased(flight, deps.clock.now())) return
    try {
      await payFlight(deps, flight)
    } catch (error) {
      // A refusal is an outcome: what was held has been given up, and the payer finds it on the flight.
      if (!(error instanceof ApiError) || error.status >= 500) throw error
    }
  },
  async declined(deps, flightId, attempt) {
    const [flight] = await deps.db.select().from(tables.flights).where(eq(tables.flights.id, flightId))
    if (flight?.paymentAttempt === attempt && isLeased(flight, deps.clock.now())) await giveUp(deps, flight)
  },
  captureFailed: (deps, flightId) => declineUnpaid(deps, flightId),
}
