import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { conflict } from '../http/errors.ts'
import { customerOf } from './cards.ts'
import { captureOne, voidMarked } from './settle.ts'
import { GatewayRefusal, type IntentState } from './port.ts'

const { flights, payments } = tables
type Payment = typeof payments.$inferSelect

/** One pilot's part of one accept. */
export interface Share {
  readonly flightId: string
  readonly payerId: string
  readonly cardId: string
  readonly amountCents: number
  /** The number of this accept, `payment_attempt` of the flight: counted up under the lease. */
  readonly attempt: number
}

/** How holding a share ended; `detail` is the gateway's text. */
export type ShareAnswer =
  | { readonly state: 'authorised' }
  | { readonly state: 'requires_action'; readonly clientSecret: string }
  | { readonly state: 'declined'; readonly detail: string }

/** How capturing ended; `pending`: the gateway did not answer and the job goes on. */
export type CaptureAnswer =
  | { readonly state: 'captured' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly payerId: string; readonly detail: string }

const OPEN = ['creating', 'requires_action', 'authorised'] as const
const GIVEN_UP = 'This payment was given up. Please try again.'

const isSameShare = (row: Payment, share: Share): boolean =>
  row.cardId === share.cardId && row.amountCents === share.amountCents

/** The open or finished row to go on with; open ones on another card are given up. */
const reuseRow = async (tx: Tx, share: Share, now: Date): Promise<Payment | undefined> => {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.flightId, share.flightId), eq(payments.payerId, share.payerId)))
    .for('update')
  const done = rows.find(({ state }) => state === 'committed' || state === 'captured')
  if (done) return done
  const current = rows.find(({ attempt }) => attempt === share.attempt)
  const open = rows.find((row) => OPEN.some((state) => state === row.state) && isSameShare(row, share))
  const kept = current ?? open
  const stale = rows.filter((row) => row !== kept && OPEN.some((state) => state === row.state)).map(({ id }) => id)
  if (stale.length > 0) {
    await tx
      .update(payments)
      .set({ state: 'voiding', clientSecret: null, updatedAt: now })
      .where(inArray(payments.id, stale))
  }
  if (kept === undefined || kept.attempt === share.attempt) return kept
  const [carried] = await tx
    .update(payments)
    .set({ attempt: share.attempt, updatedAt: now })
    .where(eq(payments.id, kept.id))
    .returning()
  return carried
}

const insertRow = async (tx: Tx, share: Share, now: Date): Promise<Payment | undefined> => {
  const { flightId, payerId, attempt } = share
  const [row] = await tx
    .insert(payments)
    .values({
      ...share,
      idempotencyKey: `${flightId}:${payerId}:${attempt}`,
      state: 'creating',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

const takeRow = (deps: Deps, share: Share): Promise<Payment> => {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    // A parallel call may have stored the row after the first look; the second one then finds it.
    const row = (await reuseRow(tx, share, now)) ?? (await insertRow(tx, share, now)) ?? (await reuseRow(tx, share, now))
    if (row === undefined) throw new Error('a share was not stored')
    return row
  })
}

/**
 * The row with its intent, prepared at first need. Stored before anything is confirmed: whatever the gateway
 * holds is known here.
 */
const prepareIntent = async (deps: Deps, row: Payment, share: Share): Promise<string | undefined> => {
  if (row.intentId !== null) return row.intentId
  const intentId = await deps.payments.prepare({
    paymentId: row.id,
    flightId: share.flightId,
    customerId: await customerOf(deps, share.payerId),
    cardId: row.cardId,
    amountCents: row.amountCents,
    key: `prepare:${row.idempotencyKey}`,
  })
  const [stored] = await deps.db
    .update(payments)
    .set({ intentId, updatedAt: deps.clock.now() })
    .where(and(eq(payments.id, row.id), eq(payments.state, 'creating')))
    .returning({ id: payments.id })
  return stored === undefined ? undefined : intentId
}

/** Writes what the gateway says of an intent, unless the row has gone on meanwhile. @returns the row after it */
export const recordIntent = async (deps: Deps, row: Payment, intent: IntentState): Promise<Payment> => {
  const now = deps.clock.now()
  const set = ((): Partial<typeof payments.$inferInsert> => {
    switch (intent.state) {
      case 'open':
        return {}
      case 'requires_action':
        return { state: 'requires_action', clientSecret: intent.clientSecret }
      case 'authorised':
      case 'captured':
        return {
          state: 'authorised',
          clientSecret: null,
          confirmedAt: row.state === 'requires_action' ? now : row.confirmedAt,
        }
      case 'declined':
        return { state: 'declined', clientSecret: null, detail: intent.detail }
      case 'cancelled':
        return { state: 'voided', clientSecret: null, detail: GIVEN_UP }
    }
  })()
  const [written] = await deps.db
    .update(payments)
    .set({ ...set, updatedAt: now })
    .where(and(eq(payments.id, row.id), inArray(payments.state, [...OPEN])))
    .returning()
  if (written) return written
  const [present] = await deps.db.select().from(payments).where(eq(payments.id, row.id))
  return present ?? row
}

const answerOf = (row: Payment): ShareAnswer => {
  switch (row.state) {
    case 'authorised':
    case 'committed':
    case 'captured':
      return { state: 'authorised' }
    case 'requires_action':
      return row.clientSecret === null
        ? { state: 'declined', detail: GIVEN_UP }
        : { state: 'requires_action', clientSecret: row.clientSecret }
    case 'creating':
    case 'declined':
    case 'voiding':
    case 'voided':
    case 'failed':
      return { state: 'declined', detail: row.detail ?? GIVEN_UP }
  }
}

const askGateway = async (deps: Deps, row: Payment, share: Share): Promise<IntentState | undefined> => {
  switch (row.state) {
    case 'creating': {
      const intentId = await prepareIntent(deps, row, share)
      return intentId === undefined
        ? undefined
        : deps.payments.confirm(intentId, row.cardId, `confirm:${row.idempotencyKey}`)
    }
    case 'requires_action':
      return row.intentId === null ? undefined : deps.payments.read(row.intentId)
    case 'authorised':
    case 'committed':
    case 'captured':
    case 'declined':
    case 'voiding':
    case 'voided':
    case 'failed':
      return undefined
  }
}

/**
 * Holds one pilot's share on their card; nothing is taken. Repeating it is safe and answers the state at the gateway.
 * Not inside a transaction.
 *
 * @throws GatewayFault 502 when the outcome is unknown: the next accept goes on where this one stopped
 */
export const authoriseShare = async (deps: Deps, share: Share): Promise<ShareAnswer> => {
  const row = await takeRow(deps, share)
  const intent = await askGateway(deps, row, share).catch((error: unknown): IntentState => {
    // The gateway says that no repetition helps (a card removed meanwhile, a share below its least amount).
    if (error instanceof GatewayRefusal) return { state: 'declined', detail: error.message }
    throw error
  })
  if (intent !== undefined) return answerOf(await recordIntent(deps, row, intent))
  const [present] = await deps.db.select().from(payments).where(eq(payments.id, row.id))
  return answerOf(present ?? row)
}

/**
 * Binds the authorised shares of an attempt to the flight, in the transaction that accepts it: from then on they
 * must be captured. Whatever else of the flight is open is given up.
 *
 * @throws ApiError 409 unless each pilot's share is authorised (one share on a solo flight, two on a shared one)
 */
export const commitShares = async (
  tx: Tx,
  { flightId, attempt, at }: { readonly flightId: string; readonly attempt: number; readonly at: Date },
): Promise<void> => {
  const ofFlight = eq(payments.flightId, flightId)
  const bound = await tx
    .update(payments)
    .set({ state: 'committed', updatedAt: at })
    .where(and(ofFlight, eq(payments.attempt, attempt), eq(payments.state, 'authorised')))
    .returning({ id: payments.id })
  const [flight] = await tx
    .select({ pilots: sql<number>`num_nonnulls(${flights.inviterId}, ${flights.inviteeId})`.mapWith(Number) })
    .from(flights)
    .where(eq(flights.id, flightId))
  if (bound.length !== flight?.pilots) throw conflict('The payment is no longer valid. Please try again.')
  await tx
    .update(payments)
    .set({ state: 'voiding', clientSecret: null, updatedAt: at })
    .where(and(ofFlight, inArray(payments.state, [...OPEN])))
}

/**
 * Takes the money of the committed shares. Idempotent: one already captured is skipped. Not inside a transaction.
 */
export const captureShares = async (deps: Deps, flightId: string, attempt: number): Promise<CaptureAnswer> => {
  const rows = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.flightId, flightId), eq(payments.attempt, attempt), ne(payments.state, 'captured')))
  let isPending = false
  for (const row of rows) {
    if (row.state === 'failed') return { state: 'failed', payerId: row.payerId, detail: row.detail ?? GIVEN_UP }
    if (row.state !== 'committed') continue
    const outcome = await captureOne(deps, row)
    if (outcome.state === 'failed') return { state: 'failed', payerId: row.payerId, detail: outcome.detail }
    if (outcome.state === 'pending') isPending = true
  }
  return { state: isPending ? 'pending' : 'captured' }
}

/**
 * Gives up what is held or waits for a bank under an attempt, of one payer or of all. Best effort at once; the job
 * goes on where the gateway does not answer. Committed shares are not touched. Not inside a transaction.
 */
export const voidShares = async (deps: Deps, flightId: string, attempt: number, payerId?: string): Promise<void> => {
  const marked = await deps.db
    .update(payments)
    .set({ state: 'voiding', clientSecret: null, updatedAt: deps.clock.now() })
    .where(
      and(
        eq(payments.flightId, flightId),
        eq(payments.attempt, attempt),
        inArray(payments.state, [...OPEN]),
        payerId === undefined ? undefined : eq(payments.payerId, payerId),
      ),
    )
    .returning()
  for (const row of marked) await voidMarked(deps, row)
}
