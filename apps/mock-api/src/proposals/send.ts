import { bookingTexts, type PaymentAnswer, type ParsedBodyOf, type proposalEndpoints } from '@pilotpair/contract'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { SessionUser } from '../auth/session.ts'
import { tables, type Db, type Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { announce } from '../flights/announce.ts'
import { lockFlight, type FlightEvent } from '../flights/apply.ts'
import { assertBookable, assertFree, assertPrice, holdParties, readBookable, readStart } from '../flights/bookable.ts'
import { chooseCard } from '../flights/card.ts'
import { findLive } from '../flights/live.ts'
import { isLeased, type Flight } from '../flights/machine.ts'
import { invite } from '../flights/messages.ts'
import { refusalTexts } from '../flights/refusals.ts'
import { conflict, invalidField, notFound } from '../http/errors.ts'
import { wakeMails } from '../mail/queue.ts'
import { backWithCard } from '../payments/money.ts'

const { flights, pilotProfiles, userAccounts } = tables
const HOUR = 3_600_000

type Body = ParsedBodyOf<typeof proposalEndpoints.send>

/** The account of an invited pilot, by its id or its profile's: verified and active. @throws ApiError 404 */
const readInvitee = async (db: Db, id: string): Promise<string> => {
  const [found] = await db
    .select({ id: userAccounts.id })
    .from(userAccounts)
    .innerJoin(pilotProfiles, eq(pilotProfiles.userId, userAccounts.id))
    .where(
      and(
        or(eq(userAccounts.id, id), eq(pilotProfiles.id, id)),
        eq(userAccounts.role, 'pilot'),
        eq(userAccounts.isActivated, true),
        isNull(userAccounts.deletedAt),
        eq(pilotProfiles.verification, 'approved'),
      ),
    )
  if (found === undefined) throw notFound('Pilot not found.')
  return found.id
}

/** A wanted proposal, checked. */
interface Wanted {
  readonly aircraftId: string
  readonly inviterId: string
  readonly inviteeId: string
  readonly startsAt: Date
  readonly hours: number
  readonly rateCents: number
  readonly notes: string | null
  readonly cardId: string
}

/** Stores the proposal with its card, its message and its mails; undefined when the same one has come first. */
const store = async (tx: Tx, deps: Deps, wanted: Wanted): Promise<FlightEvent | undefined> => {
  const at = deps.clock.now()
  const { aircraftId, inviterId, inviteeId, startsAt, hours, rateCents, notes, cardId } = wanted
  await holdParties(tx, { aircraftId, pilotIds: [inviterId, inviteeId] })
  await assertFree(tx, { aircraftId, pilotId: inviterId, start: startsAt, hours })
  const [flight] = await tx
    .insert(flights)
    .values({
      aircraftId,
      inviterId,
      inviteeId,
      status: 'pending',
      statusChangedAt: at,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hours * HOUR),
      durationHours: hours,
      rateCents,
      notes,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (flight === undefined) return undefined
  await backWithCard(tx, { flightId: flight.id, payerId: inviterId, cardId })
  await invite(tx, flight, inviteeId, at)
  const event: FlightEvent = { action: 'send', actorId: inviterId, before: flight, after: flight }
  await announce(tx, deps, [event])
  return event
}

/** Whether a body that names a live proposal asks for what that proposal is; without words of its own it keeps the first ones. */
const isSame = (first: Flight, { flight_duration: hours, notes }: Body): boolean =>
  first.durationHours === hours && (notes === bookingTexts.defaultNotes || (notes ?? null) === first.notes)

/**
 * The same proposal once more: the answer is the first. With another card it is that card that backs it from now on,
 * so that an inviter whose card was refused need not begin anew.
 *
 * @throws ApiError 409 for another length or message, 422 for a card that is not theirs
 */
const repeat = async (deps: Deps, first: Flight, body: Body): Promise<PaymentAnswer> => {
  if (!isSame(first, body)) throw conflict(refusalTexts.alreadySent)
  if (body.id_card !== undefined && body.id_card !== null) {
    const choice = await chooseCard(deps, first.inviterId, body.id_card)
    if (choice.kind === 'none') return choice.answer
    await deps.db.transaction(async (tx) => {
      const flight = await lockFlight(tx, first.id)
      const isOpen = flight.status === 'pending' && !isLeased(flight, deps.clock.now())
      if (isOpen) await backWithCard(tx, { flightId: flight.id, payerId: flight.inviterId, cardId: choice.cardId })
    })
  }
  return { status: 'pending', id_flight_proporsal: first.id }
}

/**
 * Row 1: sends a proposal. The same inviter, aircraft, start and invited pilot never makes a second live one: the
 * answer is the first, and 409 where another length or message was wanted. Without a saved card nothing is stored.
 *
 * @throws ApiError 404 for an unknown aircraft or pilot, 422 for a time that cannot be booked, 409 when it is taken or costs another sum than
 * expected
 */
export const sendProposal = async (deps: Deps, user: SessionUser, body: Body): Promise<PaymentAnswer> => {
  const { db, clock } = deps
  const aircraft = await readBookable(db, body.aircraft_id)
  const inviteeId = await readInvitee(db, body.invited_user_id)
  if (inviteeId === user.id) throw invalidField('invited_user_id', 'You cannot invite yourself.')
  const startsAt = readStart(aircraft, body.flight_date)
  const same = { aircraftId: aircraft.id, inviterId: user.id, inviteeId, startsAt }
  const first = await findLive(db, same)
  if (first !== undefined) return repeat(deps, first, body)
  assertBookable(aircraft, clock.now(), startsAt, body.flight_duration)
  await assertFree(db, { aircraftId: aircraft.id, pilotId: user.id, start: startsAt, hours: body.flight_duration })
  assertPrice(aircraft.rateCents * body.flight_duration, body.expected_total_cents)
  const choice = await chooseCard(deps, user.id, body.id_card)
  if (choice.kind === 'none') return choice.answer
  const wanted = {
    ...same,
    hours: body.flight_duration,
    rateCents: aircraft.rateCents,
    notes: body.notes ?? null,
    cardId: choice.cardId,
  }
  const event = await db.transaction((tx) => store(tx, deps, wanted))
  if (event !== undefined) {
    wakeMails(deps)
    return { status: 'pending', id_flight_proporsal: event.after.id }
  }
  const winner = await findLive(db, same)
  if (winner === undefined) throw new Error('a proposal that stood in the way is gone')
  return repeat(deps, winner, body)
}
