import { tables, type Queryable } from '../db/index.ts'

/** What an administrator did: no names, only ids. */
export interface AuditEntry {
  readonly actorId: string
  /** For example `user.approve`. */
  readonly action: string
  readonly targetId: string
  readonly reason?: string
  readonly at: Date
}

/** Writes down what was done; within the transaction that does it, so that neither is there without the other. */
export const recordAudit = async (db: Queryable, entry: AuditEntry): Promise<void> => {
  await db.insert(tables.auditLog).values({ ...entry, reason: entry.reason ?? null })
}
