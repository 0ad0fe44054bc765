import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { writeSlots } from '../flights/slots.ts'
import { newId } from '../lib/ids.ts'
import { createTestApi } from '../testing/index.ts'
import { databaseFault, tables } from './index.ts'

const { aircrafts, communityPosts, conversations, flightRatings, flights, flightSlots, messages } = tables
const { payments, postComments, refunds, userAccounts } = tables
type FlightRow = typeof flights.$inferSelect
type Change = Partial<typeof flights.$inferInsert>

const kit = await createTestApi()
const { db } = kit
afterAll(() => kit.close())

const HOUR = 3_600_000
const now = kit.clock.now()
const [airportId, modelId, aircraftId] = [newId(), newId(), newId()]
const operator = await kit.user({ role: 'operator' })
const ann = await kit.user({ role: 'pilot' })
const bob = await kit.user({ role: 'pilot' })

await db.insert(tables.airports).values({
  id: airportId,
  ident: 'KXYZ',
  name: 'Example Field',
  country: 'US',
  timezone: 'America/New_York',
  latitude: 40,
  longitude: -74,
  searchText: 'kxyz example field',
})
await db.insert(tables.aircraftModels).values({ id: modelId, manufacturer: 'Cessna', model: '172' })
await db.insert(aircrafts).values({
  id: aircraftId,
  operatorId: operator.id,
  modelId,
  airportId,
  registration: 'N123AB',
  hourlyRateCents: 15_001,
  modelYear: 2001,
  maxPassengers: 3,
  createdAt: now,
})

let starts = now.getTime() + 24 * HOUR
/** A flight of three hours that ann owns and bob has paid for, at a time of its own: 450.03, of which 225.02 are ann's. */
const accepted = (over: Change = {}): typeof flights.$inferInsert => {
  starts += 12 * HOUR
  return {
    aircraftId,
    inviterId: ann.id,
    inviteeId: bob.id,
    status: 'accepted',
    statusChangedAt: now,
    startsAt: new Date(starts),
    endsAt: new Date(starts + 3 * HOUR),
    durationHours: 3,
    rateCents: 15_001,
    inviteeConsentAt: now,
    paymentAttempt: 1,
    createdAt: now,
    ...over,
  }
}

/** Stores one with the time that follows from it. */
const store = (over: Change = {}): Promise<FlightRow> =>
  db.transaction(async (tx) => {
    const [flight] = await tx.insert(flights).values(accepted(over)).returning()
    if (flight === undefined) throw new Error('no flight was stored')
    await writeSlots(tx, flight)
    return flight
  })
const change = (id: string, set: Change) => db.update(flights).set(set).where(eq(flights.id, id))

/** The name of the rule that refused; undefined when the work was done. */
const ruleOf = async (work: PromiseLike<unknown>): Promise<string | undefined> => {
  try {
    await work
    return undefined
  } catch (error) {
    const fault = databaseFault(error)
    return fault?.constraint ?? fault?.code ?? String(error)
  }
}

const solo = { inviteeId: null, inviteeConsentAt: null } as const
const offer = { offerStartsAt: new Date(now.getTime() + 9_000 * HOUR), offerMadeAt: now } as const
const requested = { operatorConsentAt: now, cancellationRequestedAt: now } as const
const cancelling = { status: 'cancellation_requested' } as const
const blank = ' \u00a0\u200b\n'

describe('a row of a flight cannot say', () => {
  const lies: readonly (readonly [string, string, Change])[] = [
    ['that a solo flight lasts three hours', 'flights_solo_hours', solo],
    ['that a solo flight waits without a payment', 'flights_booking_is_leased', { ...solo, status: 'pending' }],
    ['that a payment runs on a closed flight', 'flights_closed_is_unleased', { status: 'declined', leasedUntil: now }],
    ['that less than no payment was tried', 'flights_attempt_check', { paymentAttempt: -1 }],
    ['accepted without the invited pilot', 'flights_invitee_consent', { inviteeConsentAt: null }],
    ['pending with the invited pilot', 'flights_invitee_consent', { status: 'pending' }],
    ['that nobody has consented as invited pilot', 'flights_invitee_consent', { inviteeId: null }],
    ['a cancellation that was requested at no time', 'flights_cancellation_check', { ...requested, ...cancelling, cancellationRequestedAt: null }],
    ['a cancellation of what was never confirmed', 'flights_cancellation_check', { ...requested, ...cancelling, operatorConsentAt: null }],
    ['that a flight stands whose cancellation is asked for', 'flights_cancellation_check', requested],
    ['a fee on a flight that stands', 'flights_fee_of_cancelled', { cancellationFeeCents: 100 }],
    ['a fee that no one asked to cancel for', 'flights_fee_of_cancelled', { status: 'cancelled', cancellationFeeCents: 100 }],
    ['a fee above the owner’s share', 'flights_fee_within_share', { ...requested, status: 'cancelled', cancellationFeeCents: 22_503 }],
    ['that an offer was accepted which nobody made', 'flights_offer_accepted', { offerInviterAcceptedAt: now }],
    ['that nobody accepts an offer', 'flights_offer_by_invitee', { ...solo, ...offer, durationHours: 2, offerInviteeAcceptedAt: now }],
    ['notes that say nothing', 'flights_texts_check', { notes: blank }],
    ['an operator’s message that says nothing', 'flights_texts_check', { operatorMessage: blank }],
    ['another price than it was sent at', 'flights_rate_fixed', { rateCents: 15_000 }],
  ]
  test.each(lies)('%s', async (_lie, rule, set) => {
    const { id, startsAt } = await store()
    const ends = set.durationHours === undefined ? {} : { endsAt: new Date(startsAt.getTime() + set.durationHours * HOUR) }
    expect(await ruleOf(change(id, { ...set, ...ends }))).toBe(rule)
  })

  test('a fee can be the owner’s whole share, the odd cent with it', async () => {
    const { id } = await store()
    const work = db.transaction(async (tx) => {
      await tx.update(flights).set({ ...requested, status: 'cancelled', cancellationFeeCents: 22_502 }).where(eq(flights.id, id))
      await tx.delete(flightSlots).where(eq(flightSlots.flightId, id))
    })
    expect(await ruleOf(work)).toBeUndefined()
  })

  test('another operator than its aircraft’s, who stays the same', async () => {
    const { id } = await store()
    await change(id, { operatorId: ann.id })
    const [flight] = await db.select().from(flights).where(eq(flights.id, id))
    expect(flight?.operatorId).toBe(operator.id)
    const moved = db.update(aircrafts).set({ operatorId: ann.id }).where(eq(aircrafts.id, aircraftId))
    expect(await ruleOf(moved)).toBe('aircrafts_operator_fixed')
  })
})

describe('at the end of a transaction a flight has the time that follows from it:', () => {
  const kept = 'flights_keep_their_time'
  const pending = { status: 'pending', inviteeConsentAt: null } as const
  const states: readonly (readonly [string, Change])[] = [
    ['approved', { ...pending, operatorConsentAt: now }],
    ['in payment', { ...pending, leasedUntil: new Date(now.getTime() + HOUR) }],
    ['countered', { status: 'OPERATOR_COUNTER_PROPOSAL', inviteeConsentAt: null, operatorConsentAt: now, ...offer }],
    ['countered and paid', { status: 'OPERATOR_COUNTER_PROPOSAL', operatorConsentAt: now, ...offer }],
    ['accepted', {}],
    ['confirmed', { operatorConsentAt: now }],
    ['with a change offered', { operatorConsentAt: now, ...offer, offerInviterAcceptedAt: now }],
    ['with its cancellation requested', { ...requested, ...cancelling }],
  ]
  test.each(states)('%s', async (_state, over) => {
    expect(await ruleOf(db.insert(flights).values(accepted(over)))).toBe(kept)
    const { id } = await store(over)
    expect(await ruleOf(change(id, { status: 'cancelled', leasedUntil: null }))).toBe(kept)
    // The transaction that was refused left the flight and its time as they were.
    const work = db.transaction(async (tx) => {
      await tx.delete(flightSlots).where(eq(flightSlots.flightId, id))
      await tx.update(flights).set({ status: 'cancelled', leasedUntil: null }).where(eq(flights.id, id))
    })
    expect(await ruleOf(work)).toBeUndefined()
  })

  test('none, where nobody has consented yet and where it is over', async () => {
    for (const over of [pending, { status: 'declined' } as const]) {
      const { id, during } = await store(over)
      await db.insert(flightSlots).values({ flightId: id, aircraftId, during: during ?? '', kind: 'held' })
      expect(await ruleOf(change(id, { operatorConsentAt: now }))).toBe(kept)
    }
  })

  test('no slot that is taken goes, comes or changes beside it; a flight that is gone has none', async () => {
    const { id, during, startsAt } = await store()
    const ofFlight = eq(flightSlots.flightId, id)
    const later = { startsAt: new Date(startsAt.getTime() + HOUR), endsAt: new Date(startsAt.getTime() + 4 * HOUR) }
    const slot = { flightId: id, aircraftId, during: during ?? '', kind: 'taken' } as const
    expect(await ruleOf(db.delete(flightSlots).where(ofFlight))).toBe(kept)
    expect(await ruleOf(db.update(flightSlots).set({ kind: 'held' }).where(ofFlight))).toBe(kept)
    expect(await ruleOf(db.insert(flightSlots).values({ ...slot, during: '["2029-01-01","2029-01-02")' }))).toBe(kept)
    expect(await ruleOf(change(id, later))).toBe(kept)
    expect(await ruleOf(change(id, { inviterId: bob.id, inviteeId: ann.id }))).toBeUndefined()
    expect(await ruleOf(db.delete(flights).where(eq(flights.id, id)))).toBeUndefined()
  })

  test('one that was paid elsewhere is taken as it comes', async () => {
    expect(await ruleOf(db.insert(flights).values(accepted({ paymentAttempt: 0 })))).toBeUndefined()
  })
})

test('a flight is rated by its owner once it is flown, in words or none', async () => {
  const past = { startsAt: new Date(now.getTime() - 9 * HOUR), endsAt: new Date(now.getTime() - 6 * HOUR) }
  const [ahead, unconfirmed] = [await store({ operatorConsentAt: now }), await store({ ...past })]
  const earlier = { startsAt: new Date(now.getTime() - 99 * HOUR), endsAt: new Date(now.getTime() - 96 * HOUR) }
  const flown = await store({ ...earlier, operatorConsentAt: now })
  const rate = (flight: FlightRow, raterId: string, comment: string | null = null) =>
    ruleOf(db.insert(flightRatings).values({ flightId: flight.id, raterId, rating: 5, comment, createdAt: now }))
  expect(await rate(ahead, ann.id)).toBe('flight_ratings_by_owner')
  expect(await rate(unconfirmed, ann.id)).toBe('flight_ratings_by_owner')
  expect(await rate(flown, bob.id)).toBe('flight_ratings_by_owner')
  expect(await rate(flown, ann.id, blank)).toBe('flight_ratings_comment_check')
  expect(await rate(flown, ann.id)).toBeUndefined()
})

test('no more goes back than was paid', async () => {
  const [id, refundId] = [newId(), newId()]
  await db.insert(payments).values({
    id, payerId: ann.id, attempt: 1, amountCents: 100, cardId: 'pm', idempotencyKey: id, state: 'captured', createdAt: now, updatedAt: now,
  })
  const refund = { id: refundId, paymentId: id, reason: 'cancelled', state: 'pending', nextTryAt: now, createdAt: now } as const
  expect(await ruleOf(db.insert(refunds).values({ ...refund, amountCents: 101 }))).toBe('refunds_within_payment')
  await db.insert(refunds).values({ ...refund, amountCents: 100 })
  expect(await ruleOf(db.update(refunds).set({ amountCents: 101 }).where(eq(refunds.id, refundId)))).toBe('refunds_within_payment')
  expect(await ruleOf(db.update(payments).set({ amountCents: 99 }).where(eq(payments.id, id)))).toBe('refunds_within_payment')
  expect(await ruleOf(db.update(refunds).set({ attempts: -1 }).where(eq(refunds.id, refundId)))).toBe('refunds_attempts_check')
})

test('an active administrator remains, also when two end each other', async () => {
  const [one, two] = [await kit.user({ role: 'super_admin' }), await kit.user({ role: 'super_admin' })]
  const end = (id: string, set: Partial<typeof userAccounts.$inferInsert>) =>
    ruleOf(db.update(userAccounts).set(set).where(eq(userAccounts.id, id)))
  const ends = await Promise.all([end(one.id, { isActivated: false }), end(two.id, { isActivated: false })])
  expect(ends.filter((rule) => rule !== undefined)).toEqual(['user_accounts_last_admin'])
  const last = ends[0] === undefined ? two.id : one.id
  expect(await end(last, { role: 'pilot' })).toBe('user_accounts_last_admin')
  expect(await end(last, { email: null, passwordHash: null, deletedAt: now })).toBe('user_accounts_last_admin')
  expect(await ruleOf(db.delete(userAccounts).where(eq(userAccounts.id, last)))).toBe('user_accounts_last_admin')
  expect(await end(last, { name: 'Another Name' })).toBeUndefined()
})

test('what people write says something', async () => {
  const [conversationId, postId] = [newId(), newId()]
  const [firstUserId = '', secondUserId = ''] = [ann.id, bob.id].sort()
  await db.insert(conversations).values({ id: conversationId, firstUserId, secondUserId, createdAt: now })
  const message = { conversationId, sequence: 1, senderId: ann.id, type: 'user_message', createdAt: now } as const
  expect(await ruleOf(db.insert(messages).values({ ...message, content: blank }))).toBe('messages_content_check')
  const post = { id: postId, authorId: ann.id, category: 'tips', createdAt: now } as const
  expect(await ruleOf(db.insert(communityPosts).values({ ...post, title: blank, content: 'x' }))).toBe('community_posts_text_check')
  expect(await ruleOf(db.insert(communityPosts).values({ ...post, title: 'x', content: '' }))).toBe('community_posts_text_check')
  await db.insert(communityPosts).values({ ...post, title: 'x', content: 'x' })
  expect(await ruleOf(db.insert(postComments).values({ postId, authorId: ann.id, content: blank, createdAt: now }))).toBe('post_comments_content_check')
})
