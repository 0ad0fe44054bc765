import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../http/errors.ts'
import type { SavedCard } from './port.ts'

const { cardRemovals, flightCards, flights, paymentCustomers, userAccounts } = tables

const findCustomer = async (deps: Deps, userId: string): Promise<string | undefined> => {
  const [row] = await deps.db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.gateway, deps.payments.kind)))
  return row?.customerId
}

/** The person's customer at the gateway, made at first need; in parallel the same one. */
export const customerOf = async (deps: Deps, userId: string): Promise<string> => {
  const known = await findCustomer(deps, userId)
  if (known !== undefined) return known
  const [person] = await deps.db
    .select({ name: userAccounts.name, email: userAccounts.email })
    .from(userAccounts)
    .where(eq(userAccounts.id, userId))
  if (person === undefined || person.email === null) throw notFound('There is no such account.')
  const customerId = await deps.payments.createCustomer({ userId, name: person.name, email: person.email })
  await deps.db
    .insert(paymentCustomers)
    .values({
      userId,
      gateway: deps.payments.kind,
      customerId,
      createdAt: deps.clock.now(),
      // Somebody who was removed while the gateway was asked leaves this one, too.
      leavingAt: sql`(select deleted_at from user_accounts where id = ${userId})`,
    })
    .onConflictDoNothing()
  return (await findCustomer(deps, userId)) ?? customerId
}

/** Saved cards of a person, newest first; empty for somebody who never saved one. */
export const cardsOf = async (deps: Deps, userId: string): Promise<SavedCard[]> => {
  const customerId = await findCustomer(deps, userId)
  return customerId === undefined ? [] : deps.payments.cards(customerId)
}

/**
 * The card for a share: `idCard` if it is one of the person's, null if it is not; without it the newest.
 *
 * @throws GatewayFault 502
 */
export const cardFor = async (deps: Deps, userId: string, idCard?: string | null): Promise<SavedCard | null> => {
  const cards = await cardsOf(deps, userId)
  if (idCard === undefined || idCard === null) return cards[0] ?? null
  return cards.find(({ id }) => id === idCard) ?? null
}

/** Starts saving a card: the client secret of a setup intent. @throws GatewayFault 502 */
export const setupSecret = async (deps: Deps, userId: string): Promise<string> =>
  deps.payments.startSetup(await customerOf(deps, userId))

const cardLocks = 727_004

/** Whoever backs a flight with a card and whoever removes it wait for each other's transaction. */
const lockCard = async (tx: Tx, cardId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${cardLocks}::int, hashtext(${cardId}))`)
}

/** Looks back longer than any call lasts that has chosen the card before. */
const wasRemoved = async (tx: Tx, cardId: string): Promise<boolean> => {
  const rows = await tx
    .select({ cardId: cardRemovals.cardId })
    .from(cardRemovals)
    .where(and(eq(cardRemovals.cardId, cardId), gt(cardRemovals.at, sql`now() - interval '10 minutes'`)))
  return rows.length > 0
}

/**
 * Remembers with which card a payer backs a flight, from sending or accepting on.
 *
 * @throws ApiError 409 for a card that is being removed
 */
export const backWithCard = async (
  tx: Tx,
  { flightId, payerId, cardId }: { readonly flightId: string; readonly payerId: string; readonly cardId: string },
): Promise<void> => {
  await lockCard(tx, cardId)
  if (await wasRemoved(tx, cardId)) throw conflict('This card has just been removed. Please choose another one.')
  await tx
    .insert(flightCards)
    .values({ flightId, payerId, cardId })
    .onConflictDoUpdate({ target: [flightCards.flightId, flightCards.payerId], set: { cardId } })
}

/** The id of the card with which a payer backs a flight; undefined when none is remembered. */
export const cardOfFlight = async (db: Queryable, flightId: string, payerId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ cardId: flightCards.cardId })
    .from(flightCards)
    .where(and(eq(flightCards.flightId, flightId), eq(flightCards.payerId, payerId)))
  return row?.cardId
}

const backsLiveFlight = async (tx: Tx, userId: string, cardId: string, now: Date): Promise<boolean> => {
  const isLive = or(
    eq(flights.status, 'cancellation_requested'),
    and(
      inArray(flights.status, ['pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL']),
      sql`greatest(${flights.startsAt}, ${flights.offerStartsAt}) > ${now.toISOString()}::timestamptz`,
    ),
  )
  const rows = await tx
    .select({ id: flights.id })
    .from(flightCards)
    .innerJoin(flights, eq(flights.id, flightCards.flightId))
    .where(and(eq(flightCards.cardId, cardId), eq(flightCards.payerId, userId), isLive))
    .limit(1)
  return rows.length > 0
}

/**
 * Removes a card of the person's. That it goes is written first, in line with whoever would back a flight with it: the
 * gateway is never called inside of a transaction.
 *
 * @throws ApiError 404 for a card that is not theirs, 409 for one that backs a live flight
 */
export const removeCard = async (deps: Deps, userId: string, cardId: string): Promise<void> => {
  if ((await cardFor(deps, userId, cardId)) === null) throw notFound('Card not found')
  await deps.db.transaction(async (tx) => {
    await lockCard(tx, cardId)
    if (await backsLiveFlight(tx, userId, cardId, deps.clock.now())) {
      throw conflict('This card pays for a flight that is not over yet.')
    }
    await tx
      .insert(cardRemovals)
      .values({ cardId })
      .onConflictDoUpdate({ target: cardRemovals.cardId, set: { at: sql`now()` } })
  })
  await deps.payments.detachCard(cardId)
}
