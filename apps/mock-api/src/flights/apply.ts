import { and, eq } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { refundInFull, refundLessFee } from '../payments/money.ts'
import { decide, type Action, type ActionInput, type Actor, type Decision, type Flight } from './machine.ts'
import { speakToPilots } from './messages.ts'
import { refusalTexts } from './refusals.ts'
import { writeSlots } from './slots.ts'

const { auditLog, flights } = tables

/** Something that has happened to a flight: what mails and answers are made from. */
export interface FlightEvent {
  /** `send` creates a proposal and is no change of one. */
  readonly action: Action | 'send'
  /** Who acted; undefined for the service itself. */
  readonly actorId: string | undefined
  readonly before: Flight
  readonly after: Flight
}

/** An action on a locked flight. */
export interface Act {
  readonly flight: Flight
  readonly action: Action
  readonly actor: Actor
  readonly actorId: string | undefined
  readonly at: Date
  readonly input?: ActionInput
}

/** What an action led to. A repeat changed nothing. */
export type Applied =
  | { readonly kind: 'done'; readonly event: FlightEvent; readonly money: DecisionMoney; readonly isGone: boolean }
  | { readonly kind: 'repeat'; readonly flight: Flight }

type DecisionMoney = Extract<Decision, { readonly kind: 'transition' }>['money']

/** Who a caller is on a flight. */
export const actorOf = (flight: Flight, user: { readonly id: string; readonly role: string }): Actor => {
  if (user.role === 'super_admin') return 'admin'
  if (user.role === 'operator') return flight.operatorId === user.id ? 'operator' : 'stranger'
  if (flight.inviterId === user.id) return 'inviter'
  return flight.inviteeId === user.id ? 'invitee' : 'stranger'
}

/**
 * Reads a flight and keeps everybody else from changing it until the transaction ends.
 *
 * @throws ApiError 404
 */
export const lockFlight = async (tx: Tx, id: string): Promise<Flight> => {
  const [flight] = await tx.select().from(flights).where(eq(flights.id, id)).for('update')
  if (flight === undefined) throw notFound(refusalTexts.notFound)
  return flight
}

const change = async (tx: Tx, flight: Flight, patch: Partial<Flight>): Promise<Flight> => {
  if (Object.keys(patch).length === 0) return flight
  const [changed] = await tx
    .update(flights)
    .set(patch)
    // Locked or not: a flight that has moved on since it was judged is not touched.
    .where(and(eq(flights.id, flight.id), eq(flights.status, flight.status)))
    .returning()
  if (changed === undefined) throw new ApiError(409, refusalTexts.movedOn)
  return changed
}

const giveBack = async (tx: Tx, event: FlightEvent, money: DecisionMoney, at: Date): Promise<void> => {
  const { after, action } = event
  if (money === 'refund') await refundInFull(tx, after.id, action, at)
  if (money === 'refund_less_fee') {
    await refundLessFee(tx, after.id, after.inviterId, after.cancellationFeeCents ?? 0, at)
  }
}

const audit = async (tx: Tx, { actor, actorId, action, flight, at }: Act): Promise<void> => {
  if (actor !== 'admin' || actorId === undefined) return
  await tx.insert(auditLog).values({ actorId, action: `flight.${action}`, targetId: flight.id, at })
}

/**
 * Decides an action and, when it is allowed, makes it so: status, slots, refunds and the operator's message in the
 * caller's transaction. Authorising, capturing and voiding happen outside of it, by what `money` says.
 *
 * @throws ApiError with the refusal; the violation of a slot's constraint when the time is not free
 */
export const act = async (tx: Tx, request: Act): Promise<Applied> => {
  const { flight, action, actor, actorId, at, input } = request
  const decision = decide(flight, action, actor, at, input)
  if (decision.kind === 'refusal') throw new ApiError(decision.status, decision.detail)
  if (decision.kind === 'repeat') return { kind: 'repeat', flight }
  if (decision.vanishes) {
    await tx.delete(flights).where(eq(flights.id, flight.id))
    const event = { action, actorId, before: flight, after: { ...flight, ...decision.patch } }
    return { kind: 'done', event, money: decision.money, isGone: true }
  }
  const after = await change(tx, flight, decision.patch)
  const event: FlightEvent = { action, actorId, before: flight, after }
  await writeSlots(tx, after)
  await giveBack(tx, event, decision.money, at)
  if (decision.speaks) await speakToPilots(tx, after, at)
  await audit(tx, request)
  return { kind: 'done', event, money: decision.money, isGone: false }
}
