import { PROPOSAL_EXPIRY_HOURS } from '@pilotpair/contract'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../http/database-errors.ts'
import { sweepIdempotencyKeys } from '../http/idempotent.ts'
import type { Job } from '../jobs/job.ts'
import { captureShares, voidShares } from '../payments/money.ts'
import { announce } from './announce.ts'
import { act } from './apply.ts'
import { decide, type Flight } from './machine.ts'

const { flights } = tables
const HOUR = 3_600_000
const batch = 200

/** Flights that silence may have ended (rows 13 and 15); `decide` has the last word. */
const isDue = (now: Date): SQL | undefined => {
  const silent = new Date(now.getTime() - PROPOSAL_EXPIRY_HOURS * HOUR)
  const hasStarted = or(lte(flights.startsAt, now), lte(flights.offerStartsAt, now))
  const isUnconfirmed = or(
    isNull(flights.operatorConsentAt),
    and(isNotNull(flights.inviteeId), isNull(flights.inviteeConsentAt)),
  )
  return or(
    lte(flights.leasedUntil, now),
    and(
      inArray(flights.status, ['pending', 'OPERATOR_COUNTER_PROPOSAL']),
      or(lte(flights.statusChangedAt, silent), hasStarted),
    ),
    and(eq(flights.status, 'accepted'), isUnconfirmed, or(lte(flights.statusChangedAt, silent), hasStarted)),
    and(eq(flights.status, 'accepted'), isNotNull(flights.offerStartsAt), or(lte(flights.offerMadeAt, silent), hasStarted)),
  )
}

const endOne = async (deps: Deps, found: Flight): Promise<boolean> => {
  const at = deps.clock.now()
  const expected = decide(found, 'lapse', 'clock', at)
  if (expected.kind !== 'transition') return false
  // Outside of the transaction and before it: a flight that vanishes takes its name off its payments.
  if (expected.money === 'void') await voidShares(deps, found.id, found.paymentAttempt)
  if (expected.money === 'capture') await captureShares(deps, found.id, found.paymentAttempt)
  const applied = await deps.db.transaction(async (tx) => {
    const [flight] = await tx.select().from(flights).where(eq(flights.id, found.id)).for('update')
    if (flight === undefined || flight.paymentAttempt !== found.paymentAttempt) return undefined
    if (decide(flight, 'lapse', 'clock', at).kind !== 'transition') return undefined
    return act(tx, { flight, action: 'lapse', actor: 'clock', actorId: undefined, at })
  })
  if (applied?.kind === 'done') announce(deps, [applied.event])
  return applied?.kind === 'done'
}

/**
 * Does what silence does: ends leases, lets requests and offers lapse, each with its refund, slots and mail.
 * Idempotent, in any process.
 *
 * @returns how many flights changed
 */
export const expireFlights = async (deps: Deps): Promise<number> => {
  const due = await deps.db
    .select()
    .from(flights)
    .where(isDue(deps.clock.now()))
    .orderBy(asc(flights.id))
    .limit(batch)
  let changed = 0
  for (const flight of due) {
    try {
      if (await endOne(deps, flight)) changed += 1
    } catch (error) {
      // One flight's failure must not keep the others from ending.
      deps.logger.error({ flight: flight.id, ...describeError(error) }, 'a flight could not be ended')
    }
  }
  return changed
}

/** The clock of flights. */
export const flightJobs = (): Job[] => [
  {
    name: 'flights',
    everySeconds: 20,
    async run(deps) {
      await expireFlights(deps)
      await sweepIdempotencyKeys(deps.db, deps.clock.now())
    },
  },
]
