import { eq } from 'drizzle-orm'
import { postSystemMessage } from '../chat/post.ts'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import { notFound } from '../http/errors.ts'
import type { Flight } from './machine.ts'
import { refusalTexts } from './refusals.ts'

const { aircrafts, aircraftModels, airports, flights } = tables

/** An instant as people at the aircraft's airport say it: "Sat, Jan 16, 2027, 10:00 PST". */
export const sayTime = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(instant)

/** An aircraft as messages and mails name it. */
export interface NamedAircraft {
  /** Manufacturer, model and registration. */
  readonly name: string
  /** Zone of its airport. */
  readonly zone: string
}

/** How messages and mails name an aircraft. */
export const nameAircraft = async (db: Queryable, aircraftId: string): Promise<NamedAircraft> => {
  const [found] = await db
    .select({
      manufacturer: aircraftModels.manufacturer,
      model: aircraftModels.model,
      registration: aircrafts.registration,
      zone: airports.timezone,
    })
    .from(aircrafts)
    .innerJoin(aircraftModels, eq(aircraftModels.id, aircrafts.modelId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .where(eq(aircrafts.id, aircraftId))
  if (found === undefined) throw new Error('a flight has no aircraft')
  return { name: `${found.manufacturer} ${found.model} (${found.registration})`, zone: found.zone }
}

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)

/** The invitation, in the conversation of inviter and invited pilot, in the transaction that stores the proposal. */
export const invite = async (tx: Tx, flight: Flight, inviteeId: string, at: Date): Promise<void> => {
  const { name, zone } = await nameAircraft(tx, flight.aircraftId)
  const facts = `Flight invitation: ${name}, ${sayTime(flight.startsAt, zone)}, ${hours(flight.durationHours)}.`
  await postSystemMessage(tx, {
    type: 'system_invitation',
    senderId: flight.inviterId,
    recipientId: inviteeId,
    content: flight.notes === null ? facts : `${facts}\n${flight.notes}`,
    at,
  })
}

/** The operator's offer: in the pilots' conversation, or the operator's own with a solo pilot. */
export const speakToPilots = async (tx: Tx, flight: Flight, at: Date): Promise<void> => {
  const { operatorId, inviterId, inviteeId, offerStartsAt } = flight
  if (operatorId === null || offerStartsAt === null) return
  const { name, zone } = await nameAircraft(tx, flight.aircraftId)
  const facts = `New time proposed for ${name}: ${sayTime(offerStartsAt, zone)} instead of ${sayTime(flight.startsAt, zone)}.`
  await postSystemMessage(tx, {
    type: 'SYSTEM_OPERATOR',
    senderId: operatorId,
    recipientId: inviterId,
    ...(inviteeId === null ? {} : { between: [inviterId, inviteeId] as const }),
    content: flight.operatorMessage === null ? facts : `${facts}\n${flight.operatorMessage}`,
    at,
  })
}

/** The zone of the airport of a flight's aircraft. @throws ApiError 404 for an unknown flight */
export const zoneOf = async (db: Queryable, flightId: string): Promise<string> => {
  const [found] = await db
    .select({ zone: airports.timezone })
    .from(flights)
    .innerJoin(aircrafts, eq(aircrafts.id, flights.aircraftId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .where(eq(flights.id, flightId))
  if (found === undefined) throw notFound(refusalTexts.notFound)
  return found.zone
}
