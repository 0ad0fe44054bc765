import { report } from '../support/report.ts'
import { countOf, type Stage } from '../support/stage.ts'

/** Money at the sandbox by flight and payer; that of flights which vanished with their payment has no flight. */
const balances = `select f.id, f.status, p.payer_id,
    count(*) filter (where (o.data->>'amount_received')::int > 0) as charges,
    coalesce(sum((o.data->>'amount_capturable')::int), 0)::int as held,
    coalesce(sum((o.data->>'amount_received')::int - case when (c.data->>'captured')::boolean
      then (c.data->>'amount_refunded')::int else 0 end), 0)::int as kept
  from stripe_sandbox.objects o
    left join flights f on f.id::text = o.data->'metadata'->>'pilotpair_flight'
    left join payments p on p.id::text = o.data->'metadata'->>'pilotpair_payment'
    left join stripe_sandbox.objects c on c.id = o.data->>'latest_charge'
  where o.kind = 'payment_intent' and (f.id = any($1) or (f.id is null and o.customer_id in
    (select customer_id from payment_customers where user_id = any($2))))
  group by f.id, f.status, p.payer_id`

interface Balance {
  readonly id: string | null
  readonly status: string | null
  readonly payer_id: string | null
  readonly charges: string
  readonly held: number
  readonly kept: number
}

/** The flights that were played with, and whose payments these are. */
export interface Judged {
  readonly ids: readonly string[]
  readonly payerIds: readonly string[]
}

/** Reports whether every cent is where the flights say: nobody charged twice, nothing held or kept without a flight. */
export const judge = async (stage: Stage, name: string, { ids, payerIds }: Judged, figures: Readonly<Record<string, unknown>>): Promise<void> => {
  const { client } = stage
  const { rows } = await client.query<Balance>(balances, [ids, payerIds])
  const twice = rows.filter(({ id, charges }) => id !== null && Number(charges) > 1).length
  const orphans = rows.filter(({ status, kept, held, payer_id: payer }) => (payer === null || status !== 'accepted') && kept + held !== 0).length
  const stuck = rows.filter(({ held }) => held !== 0).length
  const unpaid = await countOf(
    client,
    `select count(*) from flights f where id = any($1) and status = 'accepted'
       and (select count(*) from payments p where p.flight_id = f.id and p.state = 'captured') <> num_nonnulls(inviter_id, invitee_id)`,
    [ids],
  )
  const unsettled = await countOf(
    client,
    `select count(*) from refunds r join payments p on p.id = r.payment_id where p.flight_id = any($1) and r.state not in ('succeeded', 'not_needed')`,
    [ids],
  )
  const states = await client.query<{ status: string; count: string }>('select status, count(*) from flights where id = any($1) group by status', [ids])
  report(name, twice + orphans + stuck + unpaid + unsettled === 0, {
    ...figures,
    flights: Object.fromEntries(states.rows.map(({ status, count }) => [status, Number(count)])),
    chargedTwice: twice,
    orphanCharges: orphans,
    holdsLeft: stuck,
    acceptedUnpaid: unpaid,
    refundsLeft: unsettled,
  })
}

/** Runs the jobs until whatever they postpone is due, an hour and more later. */
export const settleAll = async ({ world }: Stage): Promise<void> => {
  world.kit.clock.advance(3_600)
  for (let run = 0; run < 3; run += 1) {
    await world.runJobs()
    world.kit.clock.advance(120)
  }
}
