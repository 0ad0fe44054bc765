import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../http/database-errors.ts'
import { refundFailed } from './refunds.ts'
import { recheckAt } from './rules.ts'

const { refunds } = tables
type Refund = typeof refunds.$inferSelect

const batch = 100
/** A look that came to nothing is repeated after so long. */
const AGAIN_MS = 3_600_000

const look = async (deps: Deps, { id, refundId, settledAt }: Refund): Promise<Date | null> => {
  if (refundId === null) return null
  const now = deps.clock.now()
  const found = await deps.payments.readRefund(refundId)
  if (found.state === 'failed') await refundFailed(deps, id, refundId, found.detail)
  return found.state === 'failed' ? null : recheckAt(settledAt ?? now, now)
}

/**
 * Looks again at refunds that the gateway took: a bank may send one back weeks later, and the webhook that tells of it
 * may never come.
 */
export const recheckRefunds = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const due = await deps.db
    .select()
    .from(refunds)
    .where(and(isNotNull(refunds.checkAt), lte(refunds.checkAt, now)))
    .orderBy(asc(refunds.checkAt))
    .limit(batch)
  for (const refund of due) {
    let checkAt: Date | null
    try {
      checkAt = await look(deps, refund)
    } catch (error) {
      deps.logger.warn({ refund: refund.id, ...describeError(error) }, 'a refund could not be looked at again')
      checkAt = new Date(now.getTime() + AGAIN_MS)
    }
    await deps.db.update(refunds).set({ checkAt }).where(eq(refunds.id, refund.id))
  }
}
