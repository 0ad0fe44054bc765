import type { TestUser } from '@pilotpair/mock-api/testing'
import { caller } from '../support/http.ts'
import { inParallel, report, tally } from '../support/report.ts'
import { countOf, type Stage } from '../support/stage.ts'

const HOUR = 3_600_000

/** A whole hour so many hours from now. */
export const hourAhead = (stage: Stage, hours: number): Date =>
  new Date(Math.ceil(stage.world.kit.clock.now().getTime() / HOUR) * HOUR + hours * HOUR)

/** Pairs of slots of different flights that overlap: what the exclusion constraints must never let be. */
const slotOverlaps = `select count(*) from flight_slots a join flight_slots b
  on a.flight_id < b.flight_id and a.during && b.during and (a.aircraft_id = b.aircraft_id or a.pilot_id = b.pilot_id)`

/** Flights that stand: their time is somebody's, whatever `flight_slots` says. */
const standing = `(select id, aircraft_id, during, array_remove(array[inviter_id, invitee_id], null) as pilots
  from flights where status in ('accepted', 'cancellation_requested'))`

/** Pairs of standing flights whose own times overlap on an aircraft or a pilot: seen even where a slot is missing. */
const flightOverlaps = `select count(*) from ${standing} a join ${standing} b
  on a.id < b.id and a.during && b.during and (a.aircraft_id = b.aircraft_id or a.pilots && b.pilots)`

/** Aircraft and pilots of standing flights that have no slot for that time. */
const missingSlots = `select count(*) from ${standing} f cross join lateral unnest(f.aircraft_id || f.pilots) as party
  where not exists (select from flight_slots s where s.flight_id = f.id and s.during = f.during and s.kind = 'taken'
    and coalesce(s.aircraft_id, s.pilot_id) = party)`

/** What must be nought at the end of every race, over all flights that there are. */
const countFaults = async (stage: Stage): Promise<Readonly<Record<'slotOverlaps' | 'flightOverlaps' | 'missingSlots', number>>> => ({
  slotOverlaps: await countOf(stage.client, slotOverlaps),
  flightOverlaps: await countOf(stage.client, flightOverlaps),
  missingSlots: await countOf(stage.client, missingSlots),
})

const isSound = (faults: Readonly<Record<string, number>>): boolean => Object.values(faults).every((count) => count === 0)

/** `callers` pilots book the same slot at once, again and again: one gets it, all others hear 409. */
export const raceForOneSlot = async (
  stage: Stage,
  origin: string,
  { pilots, rounds }: { readonly pilots: readonly TestUser[]; readonly rounds: number },
): Promise<void> => {
  const aircraftId = await stage.aircraft()
  const everyone = pilots.map(({ client }) => caller(origin, client.cookies))
  const statuses: number[] = []
  let bad = 0
  for (let round = 0; round < rounds; round += 1) {
    const body = { aircraft_id: aircraftId, flight_date: hourAhead(stage, 100 + round * 3).toISOString() }
    const answers = await Promise.all(everyone.map((one) => one.call('POST', 'flights/book-solo', body)))
    const won = answers.filter(({ status }) => status === 200).length
    const lost = answers.filter(({ status }) => status === 409).length
    if (won !== 1 || lost !== pilots.length - 1) bad += 1
    statuses.push(...answers.map(({ status }) => status))
  }
  const stored = await countOf(stage.client, `select count(*) from flights where aircraft_id = $1 and status = 'accepted'`, [aircraftId])
  const isPaidOnce = await countOf(
    stage.client,
    `select count(*) from payments p join flights f on f.id = p.flight_id where f.aircraft_id = $1 and p.state = 'captured'`,
    [aircraftId],
  )
  const faults = await countFaults(stage)
  report('one slot, many pilots', bad === 0 && stored === rounds && isPaidOnce === rounds && isSound(faults), {
    rounds,
    parallel: pilots.length,
    roundsThatWereNotOneAndRest: bad,
    answers: tally(statuses),
    flights: stored,
    charges: isPaidOnce,
    ...faults,
  })
}

/** So many bookings of four aircraft at random starts within `hours` by 16 clients: whatever got through does not overlap. */
export const raceForRandomHours = async (
  stage: Stage,
  origin: string,
  { pilots, bookings, hours }: { readonly pilots: readonly TestUser[]; readonly bookings: number; readonly hours: number },
): Promise<void> => {
  const fleet = [await stage.aircraft(), await stage.aircraft(), await stage.aircraft(), await stage.aircraft()]
  const clients = pilots.slice(0, 16).map(({ client }) => caller(origin, client.cookies))
  const statuses: number[] = []
  await inParallel(bookings, clients.length, async (count) => {
    const answer = await clients[count % clients.length]?.call('POST', 'flights/book-solo', {
      aircraft_id: fleet[Math.floor(Math.random() * fleet.length)],
      flight_date: hourAhead(stage, 30 + Math.floor(Math.random() * hours)).toISOString(),
    })
    statuses.push(answer?.status ?? 0)
  })
  const faults = await countFaults(stage)
  const booked = await countOf(stage.client, `select count(*) from flights where aircraft_id = any($1) and status = 'accepted'`, [fleet])
  const foreign = statuses.filter((status) => status !== 200 && status !== 409).length
  report('random overlapping bookings', isSound(faults) && foreign === 0 && booked > 0, {
    bookings,
    clients: clients.length,
    hours,
    booked,
    ...faults,
    answers: tally(statuses),
  })
}
