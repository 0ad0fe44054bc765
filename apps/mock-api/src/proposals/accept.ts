import type { PaymentAnswer } from '@pilotpair/contract'
import type { SessionUser } from '../auth/session.ts'
import type { Deps } from '../deps.ts'
import { act, actorOf, lockFlight } from '../flights/apply.ts'
import { chooseCard } from '../flights/card.ts'
import { decide, isLeased, type Flight } from '../flights/machine.ts'
import { giveUpOtherCard, payFlight } from '../flights/pay.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { backWithCard, setupSecret } from '../payments/money.ts'
import { findFlight } from '../flights/queries.ts'

/** Leases the flight for the payment and remembers the card; undefined when it was accepted before. */
const lease = (deps: Deps, user: SessionUser, flightId: string, cardId: string): Promise<Flight | undefined> => {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const flight = await lockFlight(tx, flightId)
    const applied = await act(tx, { flight, action: 'accept', actor: actorOf(flight, user), actorId: user.id, at })
    if (applied.kind === 'repeat') return undefined
    const isNewAttempt = applied.event.after.paymentAttempt !== flight.paymentAttempt
    if (isNewAttempt) await backWithCard(tx, { flightId, payerId: user.id, cardId })
    return applied.event.after
  })
}

/**
 * Row 3: the invited pilot accepts and both pay. Without `id_card` nothing is charged: a card is asked for,
 * since the pilot has chosen none for this share. Repeating it joins the payment that runs, and answers the first result
 * once it has finished; with another card, while the bank of the first one asks, it starts anew.
 *
 * @throws ApiError 402 when a card is declined, 409 for a wrong status, a taken time, or a co-pilot who must confirm
 */
export const acceptProposal = async (
  deps: Deps,
  user: SessionUser,
  flightId: string,
  idCard: string | null | undefined,
): Promise<PaymentAnswer> => {
  const known = await findFlight(deps.db, flightId)
  if (known === undefined) throw notFound('Flight not found')
  const decision = decide(known, 'accept', actorOf(known, user), deps.clock.now())
  if (decision.kind === 'refusal') throw new ApiError(decision.status, decision.detail)
  const done: PaymentAnswer = { status: 'succeeded', id_flight_proporsal: flightId }
  if (decision.kind === 'repeat') return done
  const isChosen = idCard !== undefined && idCard !== null
  if (!isChosen && !isLeased(known, deps.clock.now())) {
    const clientSecret = await setupSecret(deps, user.id)
    return { status: 'requires_payment_method', clientSecret, id_flight_proporsal: flightId }
  }
  const choice = await chooseCard(deps, user.id, idCard)
  if (choice.kind === 'none') return { ...choice.answer, id_flight_proporsal: flightId }
  await giveUpOtherCard(deps, known, user.id, idCard)
  const leased = await lease(deps, user, flightId, choice.cardId)
  return leased === undefined ? done : { ...(await payFlight(deps, leased)), id_flight_proporsal: flightId }
}
