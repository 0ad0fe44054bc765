import { and, asc, eq, isNull } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import { DELETED_USER } from '../profile/people.ts'
import type { TargetFacts } from './rules.ts'

const { aircrafts, passwordResetTokens, paymentCustomers, pilotProfiles, userAccounts } = tables

/** An account as an administrator's action finds it. */
export interface Target extends TargetFacts {
  readonly name: string
  readonly email: string | null
}

/**
 * Holds every active administrator, in order of id, until the transaction ends: two who act on each other follow one
 * another, and the second sees what the first has done.
 *
 * @returns their ids
 */
export const holdActiveAdmins = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .select({ id: userAccounts.id })
    .from(userAccounts)
    .where(
      and(eq(userAccounts.role, 'super_admin'), eq(userAccounts.isActivated, true), isNull(userAccounts.deletedAt)),
    )
    .orderBy(asc(userAccounts.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Holds an account that was not removed for a change; undefined when there is none. */
export const holdTarget = async (tx: Tx, id: string): Promise<Target | undefined> => {
  const [account] = await tx
    .select({
      id: userAccounts.id,
      name: userAccounts.name,
      email: userAccounts.email,
      role: userAccounts.role,
      isActivated: userAccounts.isActivated,
    })
    .from(userAccounts)
    .where(and(eq(userAccounts.id, id), isNull(userAccounts.deletedAt)))
    .for('no key update')
  if (account === undefined) return undefined
  if (account.role !== 'pilot') return { ...account, verification: undefined }
  const [profile] = await tx
    .select({ verification: pilotProfiles.verification })
    .from(pilotProfiles)
    .where(eq(pilotProfiles.userId, id))
    .for('no key update')
  return { ...account, verification: profile?.verification ?? 'pending' }
}

/** Marks a pilot as verified. */
export const approvePilot = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await tx
    .update(pilotProfiles)
    .set({ verification: 'approved', updatedAt: at })
    .where(eq(pilotProfiles.userId, userId))
}

/** Switches an account on or off. */
export const setActivated = async (tx: Tx, userId: string, isActivated: boolean): Promise<void> => {
  await tx.update(userAccounts).set({ isActivated }).where(eq(userAccounts.id, userId))
}

/** Holds an operator's aircraft that are not retired: nobody books one meanwhile. @returns their ids */
export const holdFleet = async (tx: Tx, operatorId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: aircrafts.id })
    .from(aircrafts)
    .where(and(eq(aircrafts.operatorId, operatorId), isNull(aircrafts.retiredAt)))
    .orderBy(asc(aircrafts.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Retires an operator's whole fleet. */
export const retireFleet = async (tx: Tx, operatorId: string, at: Date): Promise<void> => {
  await tx
    .update(aircrafts)
    .set({ retiredAt: at })
    .where(and(eq(aircrafts.operatorId, operatorId), isNull(aircrafts.retiredAt)))
}

/**
 * Removes what is personal of an account: name, address, password, profile; cards at the gateway follow by a job. The row stays, because flights, payments,
 * posts and messages refer to it; they show "Deleted user".
 */
export const anonymise = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
  await tx.delete(pilotProfiles).where(eq(pilotProfiles.userId, userId))
  await tx.update(paymentCustomers).set({ leavingAt: at }).where(eq(paymentCustomers.userId, userId))
  await tx
    .update(userAccounts)
    .set({ name: DELETED_USER, email: null, passwordHash: null, isActivated: false, deletedAt: at })
    .where(eq(userAccounts.id, userId))
}
