import { eq, sql } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import type { Flight } from './machine.ts'
import { isConfirmed } from './rules.ts'

const HOUR = 3_600_000

/** Time that one party of a flight is not free for others. */
export interface Slot {
  readonly party: { readonly aircraftId: string } | { readonly pilotId: string }
  readonly startsAt: Date
  readonly endsAt: Date
  readonly kind: 'taken' | 'held'
  /** Held only as far as it is free: the old time of a request that held nothing before the operator's offer. */
  readonly yields: boolean
}

interface Claim {
  readonly kind: Slot['kind']
  readonly yields?: boolean
}

const acceptorsOf = (flight: Flight): string[] => [
  ...(flight.offerInviterAcceptedAt === null ? [] : [flight.inviterId]),
  ...(flight.offerInviteeAcceptedAt === null || flight.inviteeId === null ? [] : [flight.inviteeId]),
]

/**
 * The time that a flight takes or holds where it stands: the aircraft's and that of each pilot who has consented
 * (decisions, rows 1 to 19). Closed flights have none, and a pending request none until the operator approves or a
 * payment runs.
 */
export const slotsOf = (flight: Flight): Slot[] => {
  const { aircraftId, inviterId, inviteeId, startsAt, endsAt, offerStartsAt } = flight
  const everyone = inviteeId === null ? [inviterId] : [inviterId, inviteeId]
  const claim = (pilots: readonly string[], start: Date, end: Date, { kind, yields = false }: Claim): Slot[] =>
    // Always in the same order, so that two flights never wait for each other.
    [{ aircraftId }, ...[...pilots].sort().map((pilotId) => ({ pilotId }))].map((party) => ({
      party,
      startsAt: start,
      endsAt: end,
      kind,
      yields,
    }))
  const offered = (): Slot[] => {
    if (offerStartsAt === null) return []
    const end = new Date(offerStartsAt.getTime() + flight.durationHours * HOUR)
    return claim(acceptorsOf(flight), offerStartsAt, end, { kind: 'held' })
  }
  const present = (pilots: readonly string[], how: Claim): Slot[] => claim(pilots, startsAt, endsAt, how)
  switch (flight.status) {
    case 'pending':
      if (flight.leasedUntil !== null) return present(everyone, { kind: 'held' })
      return flight.operatorConsentAt === null ? [] : present([inviterId], { kind: 'held' })
    case 'OPERATOR_COUNTER_PROPOSAL': {
      const isPaid = inviteeId === null || flight.inviteeConsentAt !== null
      return [...offered(), ...present(isPaid ? everyone : [inviterId], { kind: 'held', yields: !isPaid })]
    }
    case 'accepted':
      return [...present(everyone, { kind: 'taken' }), ...(isConfirmed(flight) ? offered() : [])]
    case 'cancellation_requested':
      return present(everyone, { kind: 'taken' })
    case 'declined':
    case 'cancelled':
    case 'expired':
      return []
  }
}

const toRow = (flightId: string, slot: Slot): typeof tables.flightSlots.$inferInsert => ({
  flightId,
  ...slot.party,
  during: `["${slot.startsAt.toISOString()}","${slot.endsAt.toISOString()}")`,
  kind: slot.kind,
})

const slotLocks = 727_003

/**
 * Two flights that claim the same time at once would each see the other's row and wait for each other: an exclusion
 * constraint alone ends that as a deadlock. In line, the second one meets the constraint.
 */
const queueUp = async (tx: Tx, { aircraftId, inviterId, inviteeId }: Flight): Promise<void> => {
  const parties = [aircraftId, ...[inviterId, inviteeId].filter((id) => id !== null).sort()]
  for (const id of parties) await tx.execute(sql`select pg_advisory_xact_lock(${slotLocks}::int, hashtext(${id}))`)
}

/**
 * Puts the slots of a flight where the flight now stands, in the transaction that moved it.
 *
 * @throws the violation of `flight_slots_aircraft_free` or `flight_slots_pilot_free` when another flight is there
 */
export const writeSlots = async (tx: Tx, flight: Flight): Promise<void> => {
  const { flightSlots } = tables
  const slots = slotsOf(flight)
  if (slots.length > 0) await queueUp(tx, flight)
  await tx.delete(flightSlots).where(eq(flightSlots.flightId, flight.id))
  for (const slot of slots.filter(({ yields }) => !yields)) await tx.insert(flightSlots).values(toRow(flight.id, slot))
  const yielding = slots.filter(({ yields }) => yields)
  if (yielding.length > 0) {
    await tx.insert(flightSlots).values(yielding.map((slot) => toRow(flight.id, slot))).onConflictDoNothing()
  }
}
