import { caller, jsonOf, type Answer } from '../support/http.ts'
import { inParallel, report, tally } from '../support/report.ts'
import { countOf, type Stage } from '../support/stage.ts'
import { hourAhead } from './bookings.ts'

const charged = `select count(*) from payments p join stripe_sandbox.objects o on o.id = p.intent_id
  where p.flight_id = $1 and (o.data->>'amount_received')::int > 0`
const intents = `select count(*) from stripe_sandbox.objects
  where kind = 'payment_intent' and data->'metadata'->>'pilotpair_flight' = $1 and data->>'status' <> 'canceled'`

/** One proposal is accepted so many times at once: each pilot is charged once. */
export const raceToAccept = async (
  stage: Stage,
  origin: string,
  { parallel, rounds }: { readonly parallel: number; readonly rounds: number },
): Promise<void> => {
  const { world, client } = stage
  const invitee = caller(origin, world.invitee.client.cookies)
  const idCard = await world.newestCard(world.invitee)
  const statuses: number[] = []
  let charges = 0
  let held = 0
  let accepted = 0
  for (let round = 0; round < rounds; round += 1) {
    const id = await world.send(hourAhead(stage, 50 + round * 3), 2)
    const calls = Array.from({ length: parallel }, () => invitee.call('POST', `flight-proposals/${id}/accept`, { id_card: idCard }))
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
    charges += await countOf(client, charged, [id])
    held += await countOf(client, intents, [id])
    accepted += await countOf(client, `select count(*) from flights where id = $1 and status = 'accepted'`, [id])
  }
  const others = statuses.filter((status) => status !== 200 && status !== 409).length
  const holds = charges === 2 * rounds && held === 2 * rounds && accepted === rounds && others === 0
  report('one proposal, many accepts', holds, { rounds, parallel, answers: tally(statuses), chargesByPayer: charges, intents: held, accepted })
}

const rivals = ['decline', 'cancel', 'counter', 'approve'] as const
type Rival = (typeof rivals)[number]

/** How a round ended: both answers and the status that is left. */
interface Ending {
  readonly id: string
  readonly rival: Rival
  readonly accept: number
  readonly other: number
  readonly status: string
}

const isOk = (status: number): boolean => status === 200

/** Whether the two answers and the state that is left tell one story. */
const isOneStory = ({ rival, accept, other, status }: Ending): boolean => {
  if (![accept, other].every((answer) => answer === 200 || answer === 409)) return false
  switch (rival) {
    case 'decline':
      return isOk(accept) !== isOk(other) && status === (isOk(accept) ? 'accepted' : 'declined')
    case 'cancel':
      // The inviter may also cancel what has just been accepted, and gets everything back.
      return (isOk(accept) || isOk(other)) && status === (isOk(other) ? 'cancelled' : 'accepted')
    case 'counter':
      return (isOk(accept) || isOk(other)) && status === (isOk(other) ? 'OPERATOR_COUNTER_PROPOSAL' : 'accepted')
    case 'approve':
      return isOk(accept) && status === 'accepted'
  }
}

/** Flights of these ids whose money is not where their status says. */
const wrongMoney = `with money as (
    select f.id, f.status, f.invitee_consent_at, p.payer_id,
      coalesce(sum((o.data->>'amount_capturable')::int), 0) as held,
      coalesce(sum((o.data->>'amount_received')::int - coalesce((c.data->>'amount_refunded')::int, 0)), 0) as kept,
      (f.rate_cents * f.duration_hours) / 2 as half
    from flights f join payments p on p.flight_id = f.id
      left join stripe_sandbox.objects o on o.id = p.intent_id
      left join stripe_sandbox.objects c on c.id = o.data->>'latest_charge' and (c.data->>'captured')::boolean
    where f.id = any($1) group by f.id, p.payer_id)
  select count(*) from money where
    held <> 0
    or (status in ('declined', 'cancelled', 'expired') and kept <> 0)
    or (status = 'accepted' and kept not in (half, half + 1))
    or (status = 'OPERATOR_COUNTER_PROPOSAL' and kept not in (half, half + 1) and invitee_consent_at is not null)
    or (status = 'OPERATOR_COUNTER_PROPOSAL' and kept <> 0 and invitee_consent_at is null)`
const unpaid = `select count(*) from flights f where f.id = any($1) and f.status = 'accepted'
  and (select count(*) from payments p where p.flight_id = f.id and p.state = 'captured') <> 2`
const slotsLeft = `select count(*) from flight_slots s join flights f on f.id = s.flight_id
  where f.id = any($1) and f.status in ('declined', 'cancelled', 'expired')`

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const rivalCall = (stage: Stage, origin: string, id: string, rival: Rival, start: Date): Promise<Answer> => {
  const { inviter, invitee, operator } = stage.world
  const as = (who: typeof inviter) => caller(origin, who.client.cookies)
  switch (rival) {
    case 'decline':
      return as(invitee).call('POST', `flight-proposals/${id}/decline`, {})
    case 'cancel':
      return as(inviter).call('POST', `flight-proposals/${id}/cancel`, {})
    case 'counter':
      return as(operator).call('POST', `operator/flights/${id}/propose-new-time`, {
        new_date: new Date(start.getTime() + 3_600_000).toISOString(),
      })
    case 'approve':
      return as(operator).call('POST', `operator/flights/${id}/approve`, {})
  }
}

/** Accept against decline, cancel, counter and approve: whoever is first, the flight ends in one state, its money with it. */
export const raceToDecide = async (stage: Stage, origin: string, rounds: number): Promise<void> => {
  const { world, client } = stage
  const inviter = caller(origin, world.inviter.client.cookies)
  const invitee = caller(origin, world.invitee.client.cookies)
  const idCard = await world.newestCard(world.invitee)
  const endings: Ending[] = []
  await inParallel(rounds, 4, async (round) => {
    const rival = rivals[round % rivals.length] ?? 'decline'
    const start = hourAhead(stage, 200 + round * 2)
    const sent = await inviter.call('POST', 'flight-proposals/', {
      aircraft_id: world.aircraftId,
      invited_user_id: world.invitee.id,
      flight_date: start.toISOString(),
      flight_duration: 1,
    })
    const made = jsonOf(sent)
    const id = typeof made === 'object' && made !== null && 'id_flight_proporsal' in made ? String(made.id_flight_proporsal) : sent.text
    const acceptLater = Math.random() * 30
    const rivalLater = Math.random() * 60
    const [accept, other] = await Promise.all([
      pause(acceptLater).then(() => invitee.call('POST', `flight-proposals/${id}/accept`, { id_card: idCard })),
      pause(rivalLater).then(() => rivalCall(stage, origin, id, rival, start)),
    ])
    const { rows } = await client.query<{ status: string }>('select status from flights where id = $1', [id])
    endings.push({ id, rival, accept: accept.status, other: other.status, status: rows[0]?.status ?? 'gone' })
  })
  await world.runJobs()
  const ids = endings.map(({ id }) => id)
  const strange = endings.filter((ending) => !isOneStory(ending))
  const money = await countOf(client, wrongMoney, [ids])
  const withoutPayment = await countOf(client, unpaid, [ids])
  const slots = await countOf(client, slotsLeft, [ids])
  report('accept against the others', strange.length + money + withoutPayment + slots === 0, {
    rounds,
    endings: tallyOf(endings),
    contradictions: strange.length,
    ...(strange.length === 0 ? {} : { first: strange.slice(0, 5) }),
    wrongBalances: money,
    acceptedUnpaid: withoutPayment,
    slotsOfClosedFlights: slots,
  })
}

const tallyOf = (endings: readonly Ending[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { rival, accept, other, status } of endings) {
    const key = `${rival}: accept ${accept}, ${rival} ${other}, ${status}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
