import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { GatewayRefusal } from './port.ts'
import { unlessDown } from './settle.ts'

const { paymentCustomers, payments } = tables

const batch = 50

/** States of a share in which the gateway may still be asked to do something with it. */
const moving = ['creating', 'requires_action', 'authorised', 'committed', 'voiding'] as const

const hasMoneyOnTheWay = async (deps: Deps, userId: string): Promise<boolean> => {
  const rows = await deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.payerId, userId), inArray(payments.state, [...moving])))
    .limit(1)
  return rows.length > 0
}

const isRemoved = async (deps: Deps, customerId: string): Promise<boolean> => {
  try {
    const { state } = await unlessDown(deps, 'removal of a customer', async () => {
      await deps.payments.removeCustomer(customerId)
      return { state: 'removed' as const }
    })
    return state === 'removed'
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    deps.logger.error({ reason: error.message }, 'the payment gateway refuses to remove a customer')
    return false
  }
}

/**
 * Removes the customers of removed people at the gateway, with their cards; refunds of what they paid need neither. One
 * whose money is still on its way, or at a gateway that does not answer, is left for the next run.
 */
export const removeLeavingCustomers = async (deps: Deps): Promise<void> => {
  const leaving = await deps.db
    .select({ userId: paymentCustomers.userId, customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(isNotNull(paymentCustomers.leavingAt), eq(paymentCustomers.gateway, deps.payments.kind)))
    .orderBy(asc(paymentCustomers.leavingAt))
    .limit(batch)
  for (const { userId, customerId } of leaving) {
    if (await hasMoneyOnTheWay(deps, userId)) continue
    if (!(await isRemoved(deps, customerId))) continue
    await deps.db
      .delete(paymentCustomers)
      .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.gateway, deps.payments.kind)))
  }
}
