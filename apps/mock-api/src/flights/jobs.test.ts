import { operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { expireFlights } from './jobs.ts'
import type { Flight } from './machine.ts'

const HOUR = 3_600_000
const SHARE = 16_501
const kept = { held: 0, kept: SHARE }
const taken = ['taken aircraft', 'taken invitee', 'taken inviter']

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const hence = (hours: number): Date => new Date(world.kit.clock.now().getTime() + hours * HOUR)
let past = 0
/** The flight is over by now: as when the service was away from before its start to after its end. */
const over = (): Partial<Flight> => {
  past += 6
  return { startsAt: hence(-past), endsAt: hence(2 - past) }
}

const withOffer = async (): Promise<string> => {
  const id = await world.confirmed()
  const body = { new_date: world.nextStart().toISOString() }
  await world.operator.client.ok(operatorEndpoints.proposeChange, { params: { id }, body })
  return id
}

const due = (): Promise<number> => expireFlights(world.kit.deps)

describe('a service that was away from before the start to after the end', () => {
  test('withdraws the offer that nobody answered, frees its time and tells nobody', async () => {
    const id = await withOffer()
    await world.kit.settled()
    const mails = world.kit.mails.length
    await world.shift(id, over())
    expect(await due()).toBe(1)
    expect(await world.existing(id)).toMatchObject({ status: 'accepted', offerStartsAt: null, offerMadeAt: null })
    expect(await world.slots(id)).toEqual(taken)
    expect(await world.balances(id)).toEqual([kept, kept])
    await world.kit.settled()
    expect(world.kit.mails).toHaveLength(mails)
    expect(await due()).toBe(0)
  })

  test('ends the lease of a payment that was committed, then the offer', async () => {
    const id = await withOffer()
    await world.shift(id, { ...over(), leasedUntil: hence(-1) })
    expect(await due()).toBe(1)
    expect(await due()).toBe(1)
    expect(await world.existing(id)).toMatchObject({ status: 'accepted', leasedUntil: null, offerStartsAt: null })
    expect(await world.balances(id)).toEqual([kept, kept])
    expect(await due()).toBe(0)
  })
})

describe('a lease that a payment left behind', () => {
  test('ends also while an offer is open, which stays', async () => {
    const id = await withOffer()
    await world.shift(id, { leasedUntil: hence(-1) })
    expect(await due()).toBe(1)
    const { leasedUntil, offerStartsAt } = await world.existing(id)
    expect([leasedUntil, offerStartsAt]).toEqual([null, expect.any(Date)])
    expect(await due()).toBe(0)
  })

  test('ends also while a cancellation is requested, which stays', async () => {
    const id = await world.confirmed()
    await world.inviter.client.ok(proposalEndpoints.requestCancellation, { params: { id } })
    await world.shift(id, { leasedUntil: hence(-1) })
    expect(await due()).toBe(1)
    expect(await world.existing(id)).toMatchObject({ status: 'cancellation_requested', leasedUntil: null })
    expect(await world.slots(id)).toEqual(taken)
    expect(await due()).toBe(0)
  })
})

test('flights that cannot be ended do not hide the others, however many they are', async () => {
  const { db } = world.kit
  const first = await world.confirmed()
  // A whole page of them, before the one that waits: the trigger below lets none of them go.
  await db.execute(sql`
    insert into flights (id, aircraft_id, inviter_id, invitee_id, status, status_changed_at, starts_at, ends_at,
      duration_hours, rate_cents, created_at, notes)
    select gen_random_uuid(), aircraft_id, inviter_id, invitee_id, 'pending', ${hence(-49).toISOString()}::timestamptz,
      starts_at + n * interval '1 second', ends_at + n * interval '1 second', duration_hours, rate_cents, created_at, 'stuck'
    from flights, generate_series(1, 200) as n where id = ${first}`)
  await db.execute(sql`update flights set id = overlay(id::text placing '00' from 1 for 2)::uuid where notes = 'stuck'`)
  await db.execute(sql`
    create function refuse_ending() returns trigger language plpgsql as $$
    begin
      if new.notes = 'stuck' and new.status = 'expired' then raise exception 'stuck'; end if;
      return new;
    end $$`)
  await db.execute(sql`create trigger refuse_ending before update on flights for each row execute function refuse_ending()`)
  const waiting = await world.send(world.nextStart())
  await world.shift(waiting, { statusChangedAt: hence(-49) })
  expect(await due()).toBe(1)
  expect((await world.existing(waiting)).status).toBe('expired')
})
