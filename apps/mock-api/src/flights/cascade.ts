import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import { conflict } from '../http/errors.ts'
import { act, type FlightEvent } from './apply.ts'
import { OPEN_STATUSES } from './live.ts'
import { decide, isLive, phaseOf, type Action, type Flight } from './machine.ts'

const { aircrafts, airports, flights } = tables

const lockOpen = (tx: Tx, whose: SQL | undefined): Promise<Flight[]> =>
  tx
    .select()
    .from(flights)
    .where(and(inArray(flights.status, [...OPEN_STATUSES]), whose))
    .orderBy(asc(flights.id))
    .for('update')

/**
 * Row 20: cancels every live flight of a pilot who is deactivated or removed, with full refunds, in the
 * administrator's transaction. A payment that runs comes to nothing: its commit finds the flight cancelled.
 *
 * @returns what happened, for `announce` (flights/announce.ts) at the end of the transaction
 */
export const cancelFlightsOfPilot = async (
  tx: Tx,
  { pilotId, at }: { readonly pilotId: string; readonly at: Date },
): Promise<FlightEvent[]> => {
  const events: FlightEvent[] = []
  const mine = await lockOpen(tx, or(eq(flights.inviterId, pilotId), eq(flights.inviteeId, pilotId)))
  for (const flight of mine.filter((each) => isLive(each, at))) {
    const applied = await act(tx, { flight, action: 'remove_pilot', actor: 'admin', actorId: undefined, at })
    if (applied.kind === 'done') events.push(applied.event)
  }
  return events
}

/** A flight that stands in the way of an operator's or an aircraft's end. */
export interface StandingFlight {
  readonly id: string
  readonly aircraftId: string
  readonly registration: string
  readonly status: Flight['status']
  readonly startsAt: Date
  /** Zone of the aircraft's airport. */
  readonly zone: string
  /** Whether `closeFlightsOfAircraft` can close it: not when it has started, is overdue, or a payment runs. */
  readonly canBeClosed: boolean
}

const closingAction = (flight: Flight, at: Date): Action => {
  const phase = phaseOf(flight, at)
  return phase === 'confirmed' || phase === 'changing' || phase === 'cancelling' ? 'operator_cancel' : 'operator_decline'
}

/**
 * The flights that stand in the way of retiring aircraft, or of an operator's deactivation or removal (row 21): live
 * ones, confirmed ones in the air and overdue cancellation requests, the earliest first.
 */
export const liveFlightsOf = async (
  tx: Queryable,
  { aircraftIds, at }: { readonly aircraftIds: readonly string[]; readonly at: Date },
): Promise<StandingFlight[]> => {
  if (aircraftIds.length === 0) return []
  const open = await tx
    .select({ flight: flights, registration: aircrafts.registration, zone: airports.timezone })
    .from(flights)
    .innerJoin(aircrafts, eq(aircrafts.id, flights.aircraftId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .where(and(inArray(flights.aircraftId, [...aircraftIds]), inArray(flights.status, [...OPEN_STATUSES])))
    .orderBy(asc(flights.startsAt), asc(flights.id))
  return open
    .filter(({ flight }) => isLive(flight, at) || phaseOf(flight, at) === 'confirmed')
    .map(({ flight, registration, zone }) => ({
      id: flight.id,
      aircraftId: flight.aircraftId,
      registration,
      status: flight.status,
      startsAt: flight.startsAt,
      zone,
      canBeClosed: decide(flight, closingAction(flight, at), 'operator', at).kind === 'transition',
    }))
}

/**
 * Row 21 with `cascade=true`: declines what is not confirmed (rows 8 and 10) and cancels what is (row 19), all with
 * full refunds, in the caller's transaction.
 *
 * @returns what happened, for `announce` at the end of the transaction
 * @throws ApiError 409 when a flight has started, is overdue, or is being paid
 */
export const closeFlightsOfAircraft = async (
  tx: Tx,
  { aircraftIds, at }: { readonly aircraftIds: readonly string[]; readonly at: Date },
): Promise<FlightEvent[]> => {
  if (aircraftIds.length === 0) return []
  const events: FlightEvent[] = []
  const standing = await lockOpen(tx, inArray(flights.aircraftId, [...aircraftIds]))
  for (const flight of standing.filter((each) => isLive(each, at) || phaseOf(each, at) === 'confirmed')) {
    const action = closingAction(flight, at)
    const decision = decide(flight, action, 'operator', at)
    if (decision.kind === 'refusal') throw conflict(decision.detail)
    const input = { operatorMessage: 'The aircraft is no longer available.' }
    const applied = await act(tx, { flight, action, actor: 'operator', actorId: flight.operatorId ?? undefined, at, input })
    if (applied.kind === 'done') events.push(applied.event)
  }
  return events
}
