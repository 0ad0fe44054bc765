import { SOLO_DURATION_HOURS, PAYMENT_LEASE_MINUTES, type ParsedBodyOf, type PaymentAnswer, type flightEndpoints } from '@pilotpair/contract'
import type { SessionUser } from '../auth/session.ts'
import { tables, type Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { backWithCard, cardFor } from '../payments/money.ts'
import { assertBookable, assertFree, assertPrice, holdParties, readBookable, readStart, type BookableAircraft } from './bookable.ts'
import { chooseCard } from './card.ts'
import { findLive, type FlightKey } from './live.ts'
import { isLeased, type Flight } from './machine.ts'
import { giveUpOtherCard, payFlight } from './pay.ts'
import { totalCents } from './rules.ts'
import { writeSlots } from './slots.ts'
import { conflict } from '../http/errors.ts'
import { refusalTexts } from './refusals.ts'

const HOUR = 3_600_000

type Body = ParsedBodyOf<typeof flightEndpoints.bookSolo>

interface Wanted {
  readonly aircraft: BookableAircraft
  readonly pilotId: string
  readonly startsAt: Date
  readonly cardId: string
}

/** Stores the flight for the time of its payment, leased, its slots held; undefined when the same came first. */
const store = async (tx: Tx, { aircraft, pilotId, startsAt, cardId }: Wanted, at: Date): Promise<Flight | undefined> => {
  await holdParties(tx, { aircraftId: aircraft.id, pilotIds: [pilotId] })
  const [flight] = await tx
    .insert(tables.flights)
    .values({
      aircraftId: aircraft.id,
      inviterId: pilotId,
      status: 'pending',
      statusChangedAt: at,
      startsAt,
      endsAt: new Date(startsAt.getTime() + SOLO_DURATION_HOURS * HOUR),
      durationHours: SOLO_DURATION_HOURS,
      rateCents: aircraft.rateCents,
      leasedUntil: new Date(at.getTime() + PAYMENT_LEASE_MINUTES * 60_000),
      paymentAttempt: 1,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (flight === undefined) return undefined
  await writeSlots(tx, flight)
  await backWithCard(tx, { flightId: flight.id, payerId: pilotId, cardId })
  return flight
}

/** The same booking once more: joins the payment that runs, or answers the first result. */
const again = async (deps: Deps, flight: Flight, { expected_total_cents: expected }: Body): Promise<PaymentAnswer> => {
  if (flight.status !== 'pending') return { status: 'succeeded', id_flight_proporsal: flight.id }
  if (!isLeased(flight, deps.clock.now())) throw conflict(refusalTexts.paymentTooLate)
  assertPrice(totalCents(flight), expected)
  return { ...(await payFlight(deps, flight)), id_flight_proporsal: flight.id }
}

/** The same booking, unless the pilot now comes with another card than the one whose bank asks: then it vanishes. */
const findBooked = async (deps: Deps, key: FlightKey, idCard: string | null | undefined): Promise<Flight | undefined> => {
  const first = await findLive(deps.db, key)
  if (first?.status !== 'pending' || idCard === undefined || idCard === null) return first
  const isTheirs = (await cardFor(deps, key.inviterId, idCard)) !== null
  if (!isTheirs) return first
  await giveUpOtherCard(deps, first, key.inviterId, idCard)
  return findLive(deps.db, key)
}

/**
 * Row 2: books and pays a solo flight of two hours. Without a saved card, and when the card is declined, nothing is
 * stored; while the bank asks, the time is held for 15 minutes.
 *
 * @throws ApiError 404, 422 for a time that cannot be booked, 409 when it is taken or costs another sum than expected, 402 when the card is declined
 */
export const bookSolo = async (deps: Deps, user: SessionUser, body: Body): Promise<PaymentAnswer> => {
  const { db, clock } = deps
  const aircraft = await readBookable(db, body.aircraft_id)
  const startsAt = readStart(aircraft, body.flight_date)
  const key = { aircraftId: aircraft.id, inviterId: user.id, inviteeId: null, startsAt }
  const first = await findBooked(deps, key, body.id_card)
  if (first !== undefined) return again(deps, first, body)
  assertBookable(aircraft, clock.now(), startsAt, SOLO_DURATION_HOURS)
  await assertFree(db, { aircraftId: aircraft.id, pilotId: user.id, start: startsAt, hours: SOLO_DURATION_HOURS })
  assertPrice(aircraft.rateCents * SOLO_DURATION_HOURS, body.expected_total_cents)
  const choice = await chooseCard(deps, user.id, body.id_card)
  if (choice.kind === 'none') return choice.answer
  const wanted = { aircraft, pilotId: user.id, startsAt, cardId: choice.cardId }
  const flight = await db.transaction((tx) => store(tx, wanted, clock.now()))
  if (flight !== undefined) return { ...(await payFlight(deps, flight)), id_flight_proporsal: flight.id }
  const winner = await findLive(db, key)
  if (winner === undefined) throw conflict(refusalTexts.slotTaken)
  return again(deps, winner, body)
}
