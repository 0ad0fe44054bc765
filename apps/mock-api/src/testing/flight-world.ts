import {
  aircraftEndpoints,
  authEndpoints,
  flightEndpoints,
  operatorEndpoints,
  paymentEndpoints,
  proposalEndpoints,
  type PaymentAnswer,
} from '@pilotpair/contract'
import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { insertWeek } from '../availability/queries.ts'
import { expireFlights } from '../flights/jobs.ts'
import type { Flight } from '../flights/machine.ts'
import { writeSlots } from '../flights/slots.ts'
import { deliverSandboxEvents } from '../payments/events.ts'
import { createSandboxClient } from '../payments/gateway.ts'
import { customerOf } from '../payments/cards.ts'
import { reconcile, settleRefunds } from '../payments/money.ts'
import { createTestApi, type TestApi, type TestUser } from './kit.ts'

const HOUR = 3_600_000

/** Test cards by what they do when they are charged. */
export const cardTokens = {
  good: 'pm_card_visa',
  asks: 'pm_card_authenticationRequired',
  declined: 'pm_card_chargeCustomerFail',
} as const

/** Money of one payer on one flight at the gateway, integer cents. */
export interface GatewayBalance {
  /** On hold, not taken. */
  readonly held: number
  /** Taken and not given back. */
  readonly kept: number
}

const intentShape = z.object({ amount_capturable: z.int(), amount_received: z.int(), latest_charge: z.nullable(z.string()) })
const chargeShape = z.object({ amount_refunded: z.int() })

/** What one pilot asks another: bodies of `proposals.send`, with the spec's own notes. */
interface ProposalBody {
  readonly aircraft_id: string
  readonly invited_user_id: string
  readonly flight_date: string
  readonly flight_duration: number
  readonly notes: string
}

/** One aircraft that is always open, its operator, pilots with cards, and everybody whose business it is not. */
export interface FlightWorld {
  readonly kit: TestApi
  readonly aircraftId: string
  readonly inviter: TestUser
  readonly invitee: TestUser
  readonly otherPilot: TestUser
  readonly operator: TestUser
  readonly otherOperator: TestUser
  readonly admin: TestUser
  /** A start that no other flight of this world has, six hours from the next one. */
  nextStart(): Date
  /** Saves a card with the gateway. @returns its id */
  saveCard(user: TestUser, kind: keyof typeof cardTokens): Promise<string>
  /** A proposal of two hours to the invited pilot at the next start, with whatever else `over` says. */
  proposal(over?: object): ProposalBody
  send(startsAt: Date, hours?: number): Promise<string>
  /** The newest card of a pilot. @throws when there is none */
  newestCard(user: TestUser): Promise<string>
  /** The invited pilot accepts. @param idCard @default their newest card */
  accept(id: string, idCard?: string): Promise<PaymentAnswer>
  bookSolo(startsAt: Date, idCard?: string): Promise<PaymentAnswer>
  /** Sends, accepts and approves. @returns the flight's id */
  confirmed(): Promise<string>
  read(id: string): Promise<Flight | undefined>
  /** The same where it has to be there. @throws when it is gone */
  existing(id: string): Promise<Flight>
  /** Moves a flight with its slots in the database, so that the clock reads it as other than it was made. */
  shift(id: string, to: Partial<Flight>): Promise<void>
  /** Taken and held ranges as "taken aircraft", "held inviter" …, sorted. */
  slots(id: string): Promise<string[]>
  balance(id: string, payerId: string): Promise<GatewayBalance>
  /** Of the inviter and of the invited pilot. */
  balances(id: string): Promise<readonly GatewayBalance[]>
  /** The messages of the conversation of two people, oldest first; none without a conversation. */
  messagesBetween(one: TestUser, other: TestUser): Promise<{ readonly type: string; readonly senderId: string }[]>
  /** Types of the messages of the conversation of inviter and invitee, oldest first. */
  messages(): Promise<string[]>
  /** Does what a bank's confirmation does, and delivers the gateway's events. */
  confirmWithBank(clientSecret: string): Promise<void>
  /** Moves the clock on and keeps everybody logged in. */
  passTime(seconds: number): Promise<void>
  /** Runs every job of flights and payments once. */
  runJobs(): Promise<void>
}

const openAlways = Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startMinute: 0, endMinute: 1440 }))

const addAircraft = async (kit: TestApi, operator: TestUser, hourlyRate: number): Promise<string> => {
  const [airport] = await kit.db
    .select({ id: tables.airports.id })
    .from(tables.airports)
    .where(eq(tables.airports.ident, 'KPAO'))
  if (airport === undefined) throw new Error('the airports are loaded')
  const { id_aircraft: id } = await operator.client.ok(aircraftEndpoints.create, {
    body: {
      manufacturer: 'Cessna',
      model: '172S',
      model_year: 2015,
      max_passengers: 3,
      hourly_rate: hourlyRate,
      max_wet_hourly_rate: hourlyRate,
      registration: `N${Math.trunc(Math.random() * 90_000) + 10_000}`,
      id_airport: airport.id,
    },
  })
  await kit.db.transaction(async (tx) => {
    await tx.delete(tables.availabilitySlots).where(eq(tables.availabilitySlots.aircraftId, id))
    await insertWeek(tx, id, openAlways)
  })
  return id
}

const partyName = (world: Pick<FlightWorld, 'inviter' | 'invitee'>, slot: typeof tables.flightSlots.$inferSelect): string => {
  if (slot.aircraftId !== null) return 'aircraft'
  return slot.pilotId === world.inviter.id ? 'inviter' : slot.pilotId === world.invitee.id ? 'invitee' : 'other pilot'
}

const readBalance = async ({ db }: TestApi, id: string, payerId: string): Promise<GatewayBalance> => {
  const { payments, sandboxObjects } = tables
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(payments)
    .innerJoin(sandboxObjects, eq(sandboxObjects.id, payments.intentId))
    .where(and(eq(payments.flightId, id), eq(payments.payerId, payerId)))
  let held = 0
  let kept = 0
  for (const { data } of rows) {
    const intent = intentShape.parse(data)
    held += intent.amount_capturable
    kept += intent.amount_received
    if (intent.amount_received === 0 || intent.latest_charge === null) continue
    const [charge] = await db.select({ data: sandboxObjects.data }).from(sandboxObjects).where(eq(sandboxObjects.id, intent.latest_charge))
    kept -= chargeShape.parse(charge?.data).amount_refunded
  }
  return { held, kept }
}

/** Runs every job of flights and payments once. */
export const runFlightJobs = async (deps: Deps): Promise<void> => {
  await expireFlights(deps)
  await settleRefunds(deps)
  await reconcile(deps)
}

/**
 * Makes such a world on a fresh database.
 *
 * The aircraft costs 165.01 USD an hour, so that the halves of odd hours differ by a cent.
 *
 * @param now where the clock stands @default the test clock's own time
 */
export const createFlightWorld = async (now?: Date): Promise<FlightWorld> => {
  const kit = await createTestApi({ world: 'airports' })
  if (now !== undefined) kit.clock.set(now)
  const { sandbox } = kit.deps.payments
  if (sandbox === undefined) throw new Error('the test kit has a sandbox')
  const gateway = createSandboxClient(sandbox)
  const saveCard: FlightWorld['saveCard'] = async (user, kind) => {
    const customer = await customerOf(kit.deps, user.id)
    const { id } = await gateway.paymentMethods.attach(cardTokens[kind], { customer })
    return id
  }
  const operator = await kit.user({ role: 'operator' })
  const people = {
    inviter: await kit.user({ role: 'pilot', name: 'Ines Inviter' }),
    invitee: await kit.user({ role: 'pilot', name: 'Ivan Invited' }),
    otherPilot: await kit.user({ role: 'pilot', name: 'Olga Other' }),
  }
  for (const user of Object.values(people)) await saveCard(user, 'good')
  const aircraftId = await addAircraft(kit, operator, 165.01)
  const opened = kit.clock.now()
  let count = 0
  const { inviter, invitee } = people
  const otherOperator = await kit.user({ role: 'operator' })
  const admin = await kit.user({ role: 'super_admin' })
  const staff = [operator, otherOperator, admin]
  const proposal = (startsAt: Date): ProposalBody => ({
    aircraft_id: aircraftId,
    invited_user_id: invitee.id,
    flight_date: startsAt.toISOString(),
    flight_duration: 2,
    notes: "Let's fly together!",
  })
  const world: FlightWorld = {
    kit,
    aircraftId,
    ...people,
    operator,
    otherOperator,
    admin,
    nextStart() {
      count += 1
      return new Date(opened.getTime() + (72 + count * 6) * HOUR)
    },
    saveCard,
    proposal: (over = {}) => ({ ...proposal(world.nextStart()), ...over }),
    async send(startsAt, hours = 2) {
      const body = { ...proposal(startsAt), flight_duration: hours }
      const { id_flight_proporsal: id } = await inviter.client.ok(proposalEndpoints.send, { body })
      if (id === undefined) throw new Error('the proposal was not stored')
      return id
    },
    async newestCard({ client }) {
      const { payment_methods: cards } = await client.ok(paymentEndpoints.methods)
      const [newest] = cards
      if (newest === undefined) throw new Error('there is no saved card')
      return newest.id
    },
    async accept(id, idCard) {
      const body = { id_card: idCard ?? (await world.newestCard(invitee)) }
      return invitee.client.ok(proposalEndpoints.accept, { params: { id }, body })
    },
    bookSolo: (startsAt, idCard) =>
      inviter.client.ok(flightEndpoints.bookSolo, {
        body: {
          aircraft_id: aircraftId,
          flight_date: startsAt.toISOString(),
          ...(idCard === undefined ? {} : { id_card: idCard }),
        },
      }),
    async confirmed() {
      const id = await world.send(world.nextStart())
      await world.accept(id)
      await operator.client.ok(operatorEndpoints.approve, { params: { id } })
      return id
    },
    async read(id) {
      const [flight] = await kit.db.select().from(tables.flights).where(eq(tables.flights.id, id))
      return flight
    },
    async existing(id) {
      const flight = await world.read(id)
      if (flight === undefined) throw new Error('the flight is gone')
      return flight
    },
    async shift(id, to) {
      await kit.db.transaction(async (tx) => {
        const [flight] = await tx.update(tables.flights).set(to).where(eq(tables.flights.id, id)).returning()
        if (flight !== undefined) await writeSlots(tx, flight)
      })
    },
    async slots(id) {
      const rows = await kit.db.select().from(tables.flightSlots).where(eq(tables.flightSlots.flightId, id))
      return rows.map((slot) => `${slot.kind} ${partyName(people, slot)}`).sort()
    },
    balance: (id, payerId) => readBalance(kit, id, payerId),
    balances: async (id) => [await readBalance(kit, id, inviter.id), await readBalance(kit, id, invitee.id)],
    async messagesBetween(one, other) {
      const { conversations, messages } = tables
      const [firstUserId = '', secondUserId = ''] = [one.id, other.id].sort()
      return kit.db
        .select({ type: messages.type, senderId: messages.senderId })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(conversations.firstUserId, firstUserId), eq(conversations.secondUserId, secondUserId)))
        .orderBy(asc(messages.sequence))
    },
    messages: async () => (await world.messagesBetween(inviter, invitee)).map(({ type }) => type),
    async confirmWithBank(clientSecret) {
      await sandbox.challenge(clientSecret, true)
      await deliverSandboxEvents(kit.deps, sandbox)
    },
    async passTime(seconds) {
      kit.clock.advance(seconds)
      for (const { client } of [...Object.values(people), ...staff]) await client.ok(authEndpoints.tokenRefresh)
    },
    runJobs: () => runFlightJobs(kit.deps),
  }
  return world
}

