import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { tables } from '../../db/index.ts'
import { handleRequest, type SandboxParts } from './api.ts'
import { challenge, confirm, retrieve, type BrowserAnswer, type TypedCard } from './browser.ts'
import { sandboxId } from './store.ts'

const { sandboxEvents, sandboxKeys, serviceFacts } = tables

/** Key of the in-process API; it opens nothing from outside. */
export const SANDBOX_SECRET_KEY = 'sk_test_sandbox'
/** What the browser is told in place of a publishable key. */
export const SANDBOX_PUBLISHABLE_KEY = 'pk_test_sandbox'

const SECRET_FACT = 'sandbox_webhook_secret'
const DAY_MS = 86_400_000
const DELIVERIES_MAX = 20
const batch = 100

/** Stripe's API, as much of it as this product uses, on this database: state lives in no process. */
export interface Sandbox {
  /** The API for the SDK. */
  fetch(request: Request): Promise<Response>
  /** The secret that signs events: random, one a database. */
  webhookSecret(): Promise<string>
  /** The browser's calls; undefined for a client secret that opens nothing. */
  retrieve(clientSecret: string): Promise<BrowserAnswer | undefined>
  confirm(clientSecret: string, card: TypedCard | undefined): Promise<BrowserAnswer | undefined>
  challenge(clientSecret: string, isProven: boolean): Promise<BrowserAnswer | undefined>
  /** Hands waiting events over, oldest first; one that `send` rejects is tried again at the next call. */
  deliver(send: (payload: string) => Promise<void>): Promise<void>
  /** Removes idempotency keys of a day ago, as the API may, and old delivered events. */
  sweep(): Promise<void>
}

const readSecret = async ({ db, random }: SandboxParts): Promise<string> => {
  const read = () => db.select({ value: serviceFacts.value }).from(serviceFacts).where(eq(serviceFacts.key, SECRET_FACT))
  const [known] = await read()
  if (known) return known.value
  await db
    .insert(serviceFacts)
    .values({ key: SECRET_FACT, value: sandboxId({ random }, 'whsec') })
    .onConflictDoNothing()
  const [made] = await read()
  if (made === undefined) throw new Error('the sandbox has no webhook secret')
  return made.value
}

const deliver = async ({ db, clock }: SandboxParts, send: (payload: string) => Promise<void>): Promise<void> => {
  const waiting = await db
    .select({ id: sandboxEvents.id, payload: sandboxEvents.payload })
    .from(sandboxEvents)
    .where(and(isNull(sandboxEvents.deliveredAt), lt(sandboxEvents.attempts, DELIVERIES_MAX)))
    .orderBy(asc(sandboxEvents.position))
    .limit(batch)
  for (const { id, payload } of waiting) {
    const isDone = await send(payload).then(
      () => true,
      () => false,
    )
    await db
      .update(sandboxEvents)
      .set({ attempts: sql`${sandboxEvents.attempts} + 1`, ...(isDone ? { deliveredAt: clock.now() } : {}) })
      .where(eq(sandboxEvents.id, id))
  }
}

/** Opens the sandbox on a database. */
export const createSandbox = (given: Omit<SandboxParts, 'secretKey'>): Sandbox => {
  const parts: SandboxParts = { ...given, secretKey: SANDBOX_SECRET_KEY }
  return {
    fetch: (request) => handleRequest(parts, request),
    webhookSecret: () => readSecret(parts),
    retrieve: (clientSecret) => retrieve(parts, clientSecret),
    confirm: (clientSecret, card) => confirm(parts, clientSecret, card),
    challenge: (clientSecret, isProven) => challenge(parts, clientSecret, isProven),
    deliver: (send) => deliver(parts, send),
    async sweep() {
      const now = parts.clock.now().getTime()
      const old = new Date(now - 30 * DAY_MS)
      await parts.db.delete(sandboxKeys).where(lt(sandboxKeys.createdAt, new Date(now - DAY_MS)))
      await parts.db.delete(sandboxEvents).where(and(isNotNull(sandboxEvents.deliveredAt), lt(sandboxEvents.createdAt, old)))
    },
  }
}
