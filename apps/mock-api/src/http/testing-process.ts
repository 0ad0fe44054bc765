import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { tables, type Db } from '../db/index.ts'
import { guardTransactions } from '../db/transaction-guard.ts'
import { createTestApi, TEST_PASSWORD, type TestApi, type TestClient, type TestUser } from '../testing/index.ts'

/** What happens to a process at the next transaction of a call. */
type Fate = 'goes on' | 'waits' | 'dies before it' | 'dies after it'

/** A process beside that of a test API, on the same database. */
export interface OtherProcess {
  readonly api: TestApi
  /** The person of the other API, logged in here. */
  logIn(user: TestUser): Promise<TestClient>
  /** The next transaction waits. @returns once one waits, what lets it go on */
  holdNext(): { readonly waits: Promise<void>; go(): void }
  /** The process is killed around its next transaction: nothing of it reaches the database after that. */
  killNext(when: 'before it' | 'after it'): void
}

/** On PostgreSQL the reads that are prepared under a name are known to one database of a pool; another has its own. */
const openBeside = (db: Db): Db => {
  const client: unknown = Reflect.get(db, '$client')
  return client instanceof Pool ? guardTransactions(drizzle(client, { schema: tables })) : db
}

/** Starts a process on the database of `first`; it ends with that. */
export const startBeside = async (first: Pick<TestApi, 'db' | 'deps' | 'clock'>): Promise<OtherProcess> => {
  let fate: Fate = 'goes on'
  let isDead = false
  let reached = Promise.withResolvers<void>()
  let gate = Promise.withResolvers<void>()
  const die = (): never => {
    isDead = true
    throw new Error('the process was killed')
  }
  const transact = async (begin: () => Promise<unknown>): Promise<unknown> => {
    const now = fate
    fate = 'goes on'
    if (now === 'dies before it') die()
    if (now === 'waits') {
      reached.resolve()
      await gate.promise
    }
    const result = await begin()
    return now === 'dies after it' ? die() : result
  }
  const db: Db = new Proxy(openBeside(first.db), {
    get(target, property) {
      if (isDead) die()
      const value: unknown = Reflect.get(target, property)
      if (property !== 'transaction' || typeof value !== 'function') return value
      return (...parts: unknown[]) => transact(() => Reflect.apply(value, target, parts))
    },
  })
  const api = await createTestApi({ store: { db, kind: 'pglite', ping: first.deps.ping, close: async () => {} } })
  api.clock.set(first.clock.now())
  return {
    api,
    logIn: ({ email }) => api.logIn(email, TEST_PASSWORD),
    holdNext() {
      fate = 'waits'
      reached = Promise.withResolvers()
      gate = Promise.withResolvers()
      return { waits: reached.promise, go: gate.resolve }
    },
    killNext(when) {
      fate = when === 'before it' ? 'dies before it' : 'dies after it'
    },
  }
}

/** Lets the leases of a person's claims run out. */
export const outliveLeases = async (db: Db, userId: string): Promise<void> => {
  const { idempotencyKeys } = tables
  const leasedUntil = new Date('2000-01-01T00:00:00.000Z')
  await db.update(idempotencyKeys).set({ leasedUntil }).where(eq(idempotencyKeys.userId, userId))
}
