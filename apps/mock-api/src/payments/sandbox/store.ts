import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { tables, type Tx } from '../../db/index.ts'
import type { Random } from '../../runtime.ts'
import { STRIPE_API_VERSION } from '../api-version.ts'
import * as shapes from './objects.ts'
import { behaviourOf, numberOfToken, type CardBehaviour } from './test-cards.ts'

const { sandboxEvents, sandboxObjects } = tables

/** One request on its way: its transaction, its time, its randomness. */
export interface Work {
  readonly tx: Tx
  readonly now: Date
  readonly random: Random
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const randomText = (random: Random, length: number): string =>
  Array.from(random.bytes(length), (byte) => alphabet[byte % alphabet.length]).join('')

/** An id such as `pi_…`. */
export const sandboxId = ({ random }: Pick<Work, 'random'>, prefix: string): string => `${prefix}_${randomText(random, 24)}`

/** A client secret: names its intent, and cannot be guessed. */
export const clientSecretOf = ({ random }: Pick<Work, 'random'>, intentId: string): string =>
  `${intentId}_secret_${randomText(random, 32)}`

/** Seconds, as the API counts. */
export const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

const customerOf = (object: shapes.SandboxObject): string | null => ('customer' in object ? object.customer : null)

const kinds = {
  customer: shapes.customer,
  payment_method: shapes.paymentMethod,
  setup_intent: shapes.setupIntent,
  payment_intent: shapes.paymentIntent,
  charge: shapes.charge,
  refund: shapes.refund,
} as const
type Kind = keyof typeof kinds
type ObjectOf<K extends Kind> = z.output<(typeof kinds)[K]>

/** Stores a new object; `hidden` is what the API does not show. */
export const insert = async (work: Work, object: shapes.SandboxObject, hidden: object = {}): Promise<void> => {
  await work.tx
    .insert(sandboxObjects)
    .values({ id: object.id, kind: object.object, customerId: customerOf(object), data: object, hidden })
}

/** Stores a changed object. */
export const save = async (work: Work, object: shapes.SandboxObject): Promise<void> => {
  await work.tx
    .update(sandboxObjects)
    .set({ data: object, customerId: customerOf(object) })
    .where(eq(sandboxObjects.id, object.id))
}

function parsed<K extends Kind>(kind: K, data: unknown): ObjectOf<K>
function parsed(kind: Kind, data: unknown): unknown {
  return kinds[kind].parse(data)
}

/** An object, locked until the request is over; undefined when there is none of that kind. */
export const find = async <K extends Kind>(work: Work, kind: K, id: string): Promise<ObjectOf<K> | undefined> => {
  const [row] = await work.tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
    .for('update')
  return row === undefined ? undefined : parsed(kind, row.data)
}

const hiddenCard = z.object({ token: z.string() })

/** How a stored card behaves: the name of the test card is kept with it, no number. */
export const behaviourOfCard = async (work: Work, id: string): Promise<CardBehaviour | undefined> => {
  const [row] = await work.tx
    .select({ hidden: sandboxObjects.hidden })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, 'payment_method')))
  const hidden = hiddenCard.safeParse(row?.hidden)
  const number = hidden.success ? numberOfToken(hidden.data.token) : undefined
  return number === undefined ? undefined : behaviourOf(number)
}

/** Removes an object. */
export const forget = async (work: Work, id: string): Promise<void> => {
  await work.tx.delete(sandboxObjects).where(eq(sandboxObjects.id, id))
}

/** A detached card pays nothing any more. */
export const forgetCard = async (work: Work, id: string): Promise<void> => {
  await work.tx.update(sandboxObjects).set({ hidden: {} }).where(eq(sandboxObjects.id, id))
}

/** A page of a list, newest first: so many after an object. */
interface Page {
  readonly limit: number
  readonly after: string | undefined
}

interface Listed<Item> {
  readonly items: Item[]
  readonly hasMore: boolean
}

const list = async <K extends Kind>(work: Work, kind: K, which: SQL, { limit, after }: Page): Promise<Listed<ObjectOf<K>>> => {
  const [last] =
    after === undefined
      ? []
      : await work.tx
          .select({ position: sandboxObjects.position })
          .from(sandboxObjects)
          .where(eq(sandboxObjects.id, after))
  const rows = await work.tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      and(
        which,
        eq(sandboxObjects.kind, kind),
        last === undefined ? undefined : lt(sandboxObjects.position, last.position),
      ),
    )
    .orderBy(desc(sandboxObjects.position))
    .limit(limit + 1)
  return { items: rows.slice(0, limit).map(({ data }) => parsed(kind, data)), hasMore: rows.length > limit }
}

/** A customer's cards, newest first. */
export const listCards = (work: Work, customerId: string, page: Page): Promise<Listed<shapes.PaymentMethod>> =>
  list(work, 'payment_method', eq(sandboxObjects.customerId, customerId), page)

/** The refunds of a payment intent, newest first. */
export const listRefunds = (work: Work, intentId: string, page: Page): Promise<Listed<shapes.Refund>> =>
  // The index `sandbox_objects_refund_idx` (0091_jobs_and_refunds.sql) is on this kind alone, which is said outright.
  list(work, 'refund', sql`${sandboxObjects.kind} = 'refund' and ${sandboxObjects.data} ->> 'payment_intent' = ${intentId}`, page)

/** Puts an event into the outbox, in the transaction of what it tells of. */
export const emit = async (work: Work, type: string, object: shapes.SandboxObject): Promise<void> => {
  const id = sandboxId(work, 'evt')
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: STRIPE_API_VERSION,
    created: seconds(work.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
  await work.tx.insert(sandboxEvents).values({ id, payload, createdAt: work.now })
}
