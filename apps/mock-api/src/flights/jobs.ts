import { PROPOSAL_EXPIRY_HOURS } from '@pilotpair/contract'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../http/database-errors.ts'
import { sweepIdempotencyKeys } from '../http/idempotent.ts'
import type { Job } from '../jobs/job.ts'
import { wakeMails } from '../mail/queue.ts'
import { captureShares, voidShares } from '../payments/money.ts'
import { announce } from './announce.ts'
import { act } from './apply.ts'
import { OPEN_STATUSES } from './live.ts'
import { decide, phaseOf, type Flight } from './machine.ts'

const { flights } = tables
const HOUR = 3_600_000
const batch = 200

/**
 * Flights that silence has ended (rows 13 and 15), exactly those that `decide` lets lapse: what nothing becomes of
 * would stand here for ever.
 */
const isDue = (now: Date): SQL | undefined => {
  const silent = new Date(now.getTime() - PROPOSAL_EXPIRY_HOURS * HOUR)
  const hasStarted = lte(flights.startsAt, now)
  const isOverdue = or(hasStarted, lte(flights.offerStartsAt, now))
  const isUnconfirmed = or(
    isNull(flights.operatorConsentAt),
    and(isNotNull(flights.inviteeId), isNull(flights.inviteeConsentAt)),
  )
  const isConfirmed = and(
    isNotNull(flights.operatorConsentAt),
    or(isNull(flights.inviteeId), isNotNull(flights.inviteeConsentAt)),
  )
  const hasLapsed = or(
    and(
      inArray(flights.status, ['pending', 'OPERATOR_COUNTER_PROPOSAL']),
      or(lte(flights.statusChangedAt, silent), isOverdue),
    ),
    and(eq(flights.status, 'accepted'), isUnconfirmed, or(lte(flights.statusChangedAt, silent), hasStarted)),
    and(
      eq(flights.status, 'accepted'),
      isConfirmed,
      isNotNull(flights.offerStartsAt),
      or(lte(flights.offerMadeAt, silent), isOverdue),
    ),
  )
  return or(
    and(inArray(flights.status, [...OPEN_STATUSES]), lte(flights.leasedUntil, now)),
    // A payment that runs ends first.
    and(isNull(flights.leasedUntil), hasLapsed),
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
    const done = await act(tx, { flight, action: 'lapse', actor: 'clock', actorId: undefined, at })
    // What is left over of a flight that is over is nobody's news.
    if (done.kind === 'done' && phaseOf(flight, at) !== 'flown') await announce(tx, deps, [done.event])
    return done
  })
  if (applied?.kind !== 'done') return false
  wakeMails(deps)
  return true
}

/**
 * Does what silence does: ends leases, lets requests and offers lapse, each with its refund, slots and mail.
 * Idempotent, in any process.
 *
 * @returns how many flights changed
 */
export const expireFlights = async (deps: Deps): Promise<number> => {
  let changed = 0
  let after: string | undefined
  // Page by page to the end: flights that cannot be ended must not hide the others.
  for (;;) {
    const due = await deps.db
      .select()
      .from(flights)
      .where(and(isDue(deps.clock.now()), after === undefined ? undefined : gt(flights.id, after)))
      .orderBy(asc(flights.id))
      .limit(batch)
    for (const flight of due) {
      try {
        if (await endOne(deps, flight)) changed += 1
      } catch (error) {
        // One flight's failure must not keep the others from ending.
        deps.logger.error({ flight: flight.id, ...describeError(error) }, 'a flight could not be ended')
      }
    }
    after = due.at(-1)?.id
    if (after === undefined || due.length < batch) return changed
  }
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
