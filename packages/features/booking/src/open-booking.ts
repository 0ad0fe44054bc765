import { aircraft as aircraftShape, type Aircraft, bookSoloBody, proposalBody, SOLO_DURATION_HOURS } from '@pilotpair/contract'
import type { Keyed, RequestBody, SoloBody } from './api.ts'
import type { ChosenFlight } from './slots.ts'
import { dropFromTab, keepInTab, keptObject } from './tab-storage.ts'

/** A call whose outcome is not known: only the same call with the same key can be sent again without doing it twice. */
interface Open<Type, Body> extends Keyed<Body> {
  readonly type: Type
  /** As it was confirmed: the price that was shown is the one that may have been agreed to. */
  readonly aircraft: Aircraft
}

/** A solo flight that may have been booked, and paid for. */
export type OpenSolo = Open<'solo', SoloBody>
/** A flight request that may have been sent. */
export type OpenRequest = Open<'shared', RequestBody>
/** Something booked or sent whose answer was lost, or has not come yet. */
export type OpenBooking = OpenSolo | OpenRequest

const KEY = 'pilotpair.open-bookings'

/** One kept entry; `undefined` when it cannot be read. */
const readOpen = (value: unknown): OpenBooking | undefined => {
  const kept: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {}
  const { type, idempotencyKey } = kept
  const aircraft = aircraftShape.safeParse(kept['aircraft']).data
  if (aircraft === undefined || typeof idempotencyKey !== 'string' || idempotencyKey === '') return undefined
  if (type === 'solo') {
    const body = bookSoloBody.safeParse(kept['body']).data
    return body && { type, aircraft, body, idempotencyKey }
  }
  const body = type === 'shared' ? proposalBody.safeParse(kept['body']).data : undefined
  return body && { type: 'shared', aircraft, body, idempotencyKey }
}

/** All of them, the latest last. */
const all = (): readonly OpenBooking[] => {
  const list = keptObject(KEY)?.['all']
  return Array.isArray(list) ? list.map(readOpen).filter((open) => open !== undefined) : []
}

const write = (list: readonly OpenBooking[]): void => {
  if (list.length === 0) dropFromTab(KEY)
  else keepInTab(KEY, JSON.stringify({ all: list }))
}

const subjectOf = (open: OpenBooking): string =>
  JSON.stringify([open.type, open.aircraft.id_aircraft, open.type === 'shared' && open.body.invited_user_id])

/**
 * Keeps a booking before it is sent, until its outcome is known, so that every screen means the same flight, also after
 * a reload. For an aircraft and a co-pilot there is one at a time.
 */
export const keepOpen = (open: OpenBooking): void =>
  write([...all().filter((other) => subjectOf(other) !== subjectOf(open)), open])

/** Its outcome is known. */
export const dropOpen = (open: OpenBooking): void => write(all().filter((other) => subjectOf(other) !== subjectOf(open)))

/** Whether its outcome is still to be found out. */
export const isKeptOpen = ({ idempotencyKey }: OpenBooking): boolean => all().some((open) => open.idempotencyKey === idempotencyKey)

/** Forgets all of them. */
export const dropAllOpen = (): void => write([])

/** The latest one. */
export const latestOpen = (): OpenBooking | undefined => all().at(-1)

/** The solo flight of an aircraft that may have been booked. */
export const openSolo = (aircraftId: string): OpenSolo | undefined =>
  all()
    .filter((open) => open.type === 'solo')
    .find(({ aircraft }) => aircraft.id_aircraft === aircraftId)

/** The request to a pilot (`id_user_account`) with an aircraft that may have been sent. */
export const openRequest = (pilotId: string, aircraftId: string): OpenRequest | undefined =>
  all()
    .filter((open) => open.type === 'shared')
    .find(({ aircraft, body }) => aircraft.id_aircraft === aircraftId && body.invited_user_id === pilotId)

/** The flight that it is about. */
export const flightOfOpen = (open: OpenBooking): ChosenFlight => ({
  start: open.body.flight_date,
  hours: open.type === 'solo' ? SOLO_DURATION_HOURS : open.body.flight_duration,
})

const underway = new Set<string>()

/** Whether its call still waits for the answer: what is read meanwhile does not prove that nothing was done. */
export const isUnderway = ({ idempotencyKey }: OpenBooking): boolean => underway.has(idempotencyKey)

/** Marks a call as being under way until it is answered or given up. */
export const whileUnderway = async <Answer>({ idempotencyKey }: OpenBooking, send: () => Promise<Answer>): Promise<Answer> => {
  underway.add(idempotencyKey)
  try {
    return await send()
  } finally {
    underway.delete(idempotencyKey)
  }
}
