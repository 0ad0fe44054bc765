import { eq } from 'drizzle-orm'
import { tables, type Db } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { setupSecret } from './cards.ts'

/** Saves a test card as a browser does, its bank's question answered. @returns the card's id */
export const saveTestCard = async (deps: Deps, userId: string, number = '4242424242424242'): Promise<string> => {
  const { sandbox } = deps.payments
  if (sandbox === undefined) throw new Error('only the sandbox takes test cards')
  const secret = await setupSecret(deps, userId)
  const card = { number, exp_month: 12, exp_year: deps.clock.now().getUTCFullYear() + 3, cvc: '123' }
  const asked = await sandbox.confirm(secret, card)
  const saved = asked?.intent.status === 'requires_action' ? await sandbox.challenge(secret, true) : asked
  if (saved?.intent.status !== 'succeeded') throw new Error(`the card was not saved: ${saved?.error?.message ?? ''}`)
  return saved.intent.payment_method ?? ''
}

/** What is held, taken and given back of a payer's money on a flight, as the sandbox has it. */
export const balanceAtGateway = async (
  db: Db,
  flightId: string,
  payerId: string,
): Promise<{ readonly held: number; readonly taken: number; readonly returned: number }> => {
  const rows = await db.select().from(tables.payments).where(eq(tables.payments.payerId, payerId))
  const ids = new Set(rows.map(({ intentId }) => intentId))
  const objects = await db
    .select({ data: tables.sandboxObjects.data, kind: tables.sandboxObjects.kind })
    .from(tables.sandboxObjects)
  const sum = { held: 0, taken: 0, returned: 0 }
  for (const { data, kind } of objects) {
    if (typeof data !== 'object' || data === null) continue
    const read = (key: string): unknown => Object.entries(data).find(([name]) => name === key)?.[1]
    const number = (key: string): number => Number(read(key) ?? 0)
    if (kind === 'payment_intent' && isOf(read('metadata'), flightId) && ids.has(String(read('id')))) {
      sum.held += number('amount_capturable')
      sum.taken += number('amount_received')
    }
    if (kind === 'refund' && ids.has(String(read('payment_intent'))) && read('status') === 'succeeded') {
      sum.returned += number('amount')
    }
  }
  return sum
}

const isOf = (metadata: unknown, flightId: string): boolean =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'pilotpair_flight' in metadata &&
  metadata.pilotpair_flight === flightId

/** A flight on an aircraft of its own: $165.01 an hour, two hours, three days ahead. */
export const insertTestFlight = async (
  deps: Deps,
  people: { readonly operatorId: string; readonly inviterId: string; readonly inviteeId: string | null },
  over: Partial<typeof tables.flights.$inferInsert> = {},
): Promise<string> => {
  const { db } = deps
  const now = deps.clock.now()
  const [airportId, modelId, aircraftId, id] = [newId(), newId(), newId(), newId()]
  await db.insert(tables.airports).values({
    id: airportId,
    ident: `K${airportId.slice(-6).toUpperCase()}`,
    name: 'Example Field',
    country: 'US',
    timezone: 'America/New_York',
    latitude: 40,
    longitude: -74,
    searchText: 'example field',
  })
  await db.insert(tables.aircraftModels).values({ id: modelId, manufacturer: 'Cessna', model: modelId })
  await db.insert(tables.aircrafts).values({
    id: aircraftId,
    operatorId: people.operatorId,
    modelId,
    airportId,
    registration: `N${aircraftId.slice(-6)}`.toUpperCase(),
    hourlyRateCents: 16_501,
    modelYear: 2001,
    maxPassengers: 3,
    createdAt: now,
  })
  const startsAt = new Date(now.getTime() + 72 * 3_600_000)
  await db.insert(tables.flights).values({
    id,
    aircraftId,
    inviterId: people.inviterId,
    inviteeId: people.inviteeId,
    status: 'pending',
    statusChangedAt: now,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 2 * 3_600_000),
    durationHours: 2,
    rateCents: 16_501,
    createdAt: now,
    ...over,
  })
  return id
}
