import type { Client } from 'pg'
import * as z from 'zod/mini'

/** Whom the lists are read for; each owns a fixed part of everything, however much there is. */
export interface Viewers {
  readonly pilotId: string
  readonly operatorId: string
  readonly adminId: string
}

/** Ids of the filled rows: a kind and a number, in the order of their making as those of the service are. */
const functions = `
create function pg_temp.row_id(kind text, nr bigint) returns uuid language sql immutable as
  $$ select ('01930000-' || kind || '-7000-8000-' || lpad(to_hex(nr), 12, '0'))::uuid $$;
create function pg_temp.spread(nr bigint, salt int, bound bigint) returns bigint language sql immutable as
  $$ select (hashint8extended(nr, salt) & 9223372036854775807) % bound $$;
create temp table at as select timestamptz '2027-01-13 12:00:00Z' as now;
create temp table fields as
  select id, row_number() over (order by ident) - 1 as position from airports where iata_code is not null order by ident limit 400;
create unique index on fields (position);
`

const people = `
insert into user_accounts (id, email, name, password_hash, role, created_at)
select pg_temp.row_id('0001', i), 'person' || i || '@example.test',
  (array['Anna','Ben','Carla','Dario','Edith','Farid','Greta','Hugo','Ivy','Jonas'])[1 + pg_temp.spread(i, 1, 10)] || ' Number ' || i,
  'x', 'pilot', now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n) i, at;
insert into user_accounts (id, email, name, password_hash, role, created_at)
select pg_temp.row_id('0002', i), 'operator' || i || '@example.test', 'Flying Club ' || i, 'x', 'operator', now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n / 10) i, at;
insert into pilot_profiles (id, user_id, first_name, verification, license_type, license_number, flight_hours, min_hourly_rate_cents,
  max_hourly_rate_cents, home_airport_id, favourite_airport_id, terms_accepted, created_at, updated_at)
select pg_temp.row_id('0003', i), pg_temp.row_id('0001', i), 'Person', case when i % 20 = 0 then 'pending' else 'approved' end,
  (array['private','commercial','airline_transport','instructor'])[1 + pg_temp.spread(i, 2, 4)], 'L' || i,
  pg_temp.spread(i, 3, 500000) / 100.0, 10000, 40000, home.id, favourite.id, true, now - make_interval(mins => (:n - i)::int), now
from generate_series(1, :n) i cross join at
join fields home on home.position = pg_temp.spread(i, 4, 20)
join fields favourite on favourite.position = 20 + pg_temp.spread(i, 5, 380);
insert into pilot_airports (airport_id, user_id, license_type, flight_hours)
select airport, user_id, license_type, flight_hours from pilot_profiles
cross join lateral (values (home_airport_id), (favourite_airport_id)) as named(airport)
where verification = 'approved' and airport is not null on conflict do nothing;
insert into pilot_preferred_airports (profile_id, airport_id, position)
select id, home_airport_id, 0 from pilot_profiles where home_airport_id is not null on conflict do nothing;
`

const fleets = `
insert into aircraft_models (id, manufacturer, model)
select pg_temp.row_id('0010', i),
  (array['Cessna','Piper','Diamond','Beechcraft','Robinson','Cirrus','Tecnam','Mooney','Grumman','Bell'])[1 + pg_temp.spread(i, 6, 10)], 'Series ' || i
from generate_series(1, :n) i;
insert into aircrafts (id, operator_id, model_id, airport_id, registration, hourly_rate_cents, aircraft_type, is_ifr_equipped,
  is_glass_cockpit, is_traditional_gauges, has_autopilot, has_gps, model_year, max_passengers, created_at)
select pg_temp.row_id('0011', i), case when i % 5 < 2 then :operator else pg_temp.row_id('0002', 1 + pg_temp.spread(i, 7, :n / 10)) end,
  pg_temp.row_id('0010', i), fields.id, 'N' || i, 8000 + pg_temp.spread(i, 8, 60000),
  (array['single_engine','multi_engine','helicopter'])[1 + pg_temp.spread(i, 9, 3)],
  pg_temp.spread(i, 10, 2) = 0, pg_temp.spread(i, 11, 2) = 0, pg_temp.spread(i, 12, 2) = 0, pg_temp.spread(i, 13, 2) = 0,
  pg_temp.spread(i, 14, 2) = 0, 1990 + pg_temp.spread(i, 15, 30), 3, now
from generate_series(1, :n) i cross join at join fields on fields.position = pg_temp.spread(i, 16, 400);
insert into availability_slots (id, aircraft_id, day_of_week, start_minute, end_minute)
select pg_temp.row_id('0012', i), pg_temp.row_id('0011', i), 2, 480, 1080 from generate_series(1, :n) i;
`

const trips = `
insert into flights (id, aircraft_id, operator_id, inviter_id, invitee_id, status, status_changed_at, starts_at, ends_at, duration_hours, rate_cents,
  invitee_consent_at, operator_consent_at, offer_starts_at, offer_made_at, cancellation_requested_at, payment_attempt, created_at)
select pg_temp.row_id('0020', i), aircraft.id, aircraft.operator_id,
  case when i % 20 < 3 then :pilot else pg_temp.row_id('0001', 1 + pg_temp.spread(i, 21, :n)) end,
  case when i % 20 between 3 and 5 then :pilot when pg_temp.spread(i, 29, 5) = 4 then null else pg_temp.row_id('0001', 1 + (pg_temp.spread(i, 21, :n) + 7) % :n) end,
  status, now - interval '1 day', starts_at, starts_at + interval '2 hours', 2, aircraft.hourly_rate_cents,
  case when status <> 'pending' then now - interval '1 day' end,
  case when pg_temp.spread(i, 23, 100) < 45 then now - interval '1 day' end,
  case when status = 'OPERATOR_COUNTER_PROPOSAL' then starts_at + interval '3 hours' end,
  case when status = 'OPERATOR_COUNTER_PROPOSAL' then now - interval '1 day' end,
  case when status = 'cancellation_requested' then now - make_interval(secs => i::int % 400000) end,
  1, now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n) i cross join at
cross join lateral (select
  (array['pending','accepted','accepted','accepted','accepted','declined','OPERATOR_COUNTER_PROPOSAL','cancellation_requested','cancelled','expired'])[1 + pg_temp.spread(i, 24, 10)] as status,
  date_trunc('hour', now) + make_interval(hours => (pg_temp.spread(i, 25, 15000) - 7500)::int) as starts_at) as drawn
join aircrafts aircraft on aircraft.id = pg_temp.row_id('0011', 1 + pg_temp.spread(i, 22, :n));
insert into payments (id, flight_id, payer_id, attempt, amount_cents, card_id, idempotency_key, intent_id, state, created_at, updated_at)
select pg_temp.row_id('0021', i), flights.id, inviter_id, 1, rate_cents, 'pm_' || i, 'key' || i, 'pi_' || i, 'captured', now, now
from generate_series(1, :n) i cross join at join flights on flights.id = pg_temp.row_id('0020', i);
insert into refunds (id, payment_id, amount_cents, reason, state, next_try_at, created_at)
select pg_temp.row_id('0022', i), pg_temp.row_id('0021', i), 100, 'cancelled', case when i % 10 = 0 then 'failed' else 'succeeded' end, now,
  now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n) i, at;
insert into flight_slots (id, flight_id, aircraft_id, during, kind)
select pg_temp.row_id('0023', i), pg_temp.row_id('0020', i), pg_temp.row_id('0011', i), tstzrange(now + interval '50 hours', now + interval '52 hours'), 'taken'
from generate_series(1, :n) i, at;
`

const talk = `
insert into conversations (id, first_user_id, second_user_id, last_sequence, created_at)
select pg_temp.row_id('0030', i),
  least(pg_temp.row_id('0001', i), case when i % 10 = 0 then :pilot else pg_temp.row_id('0001', i + 1) end),
  greatest(pg_temp.row_id('0001', i), case when i % 10 = 0 then :pilot else pg_temp.row_id('0001', i + 1) end),
  case when i = 20 then :n / 10 else 1 end, now from generate_series(1, :n - 1) i, at;
insert into conversation_members (conversation_id, user_id, moved_at, unread_count)
select id, person, now - make_interval(mins => (:n - row_number() over (order by id, person) / 2)::int), case when id < pg_temp.row_id('0030', 1000) then 1 else 0 end
from conversations cross join at cross join lateral (values (first_user_id), (second_user_id)) as members(person);
insert into messages (id, conversation_id, sequence, sender_id, type, content, created_at)
select pg_temp.row_id('0031', i), pg_temp.row_id('0030', i), 1, pg_temp.row_id('0001', i), 'user_message', 'Hello ' || i, now from generate_series(1, :n - 1) i, at where i <> 20;
insert into messages (id, conversation_id, sequence, sender_id, type, content, created_at)
select pg_temp.row_id('0032', i), pg_temp.row_id('0030', 20), i, :pilot, 'user_message', 'Hello ' || i, now from generate_series(1, :n / 10) i, at;
insert into community_posts (id, author_id, title, content, category, created_at)
select pg_temp.row_id('0040', i), pg_temp.row_id('0001', 1 + pg_temp.spread(i, 41, :n)), 'Post ' || i, repeat('text ', 20),
  (array['flights','training','tips','Q&A'])[1 + pg_temp.spread(i, 42, 4)], now - make_interval(mins => (:n - i)::int) from generate_series(1, :n) i, at;
insert into post_comments (id, post_id, author_id, content, created_at)
select pg_temp.row_id('0041', i), pg_temp.row_id('0040', 1 + pg_temp.spread(i, 43, :n)), pg_temp.row_id('0001', 1 + pg_temp.spread(i, 44, :n)), 'Nice', now
from generate_series(1, :n) i, at;
insert into post_likes (post_id, user_id, created_at)
select pg_temp.row_id('0040', 1 + pg_temp.spread(i, 45, :n)), pg_temp.row_id('0001', i), now from generate_series(1, :n) i, at;
insert into comment_likes (comment_id, user_id, created_at)
select pg_temp.row_id('0041', 1 + pg_temp.spread(i, 46, :n)), pg_temp.row_id('0001', i), now from generate_series(1, :n) i, at;
`

const sections = { people, fleets, trips, talk }

const definitions = z.array(z.object({ down: z.string(), up: z.string() }))

/** Everything of a table that is slow to keep while it grows and quick to build once it is full. */
const indexes = `
select format('alter table %s drop constraint %I', conrelid::regclass, conname) as down,
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as up
from pg_constraint where contype = 'x'
union all
select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
from pg_index join pg_class on pg_class.oid = indrelid
where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`

/**
 * Fills every listed table with `rows` rows, in the same proportions whatever their number. The triggers sleep
 * meanwhile; what they keep (copies, airports of pilots) is filled by hand.
 */
export const fill = async (client: Client, rows: number, viewers: Viewers): Promise<void> => {
  const timed = async (name: string, text: string): Promise<void> => {
    const started = performance.now()
    await client.query(text)
    console.error(`${name}: ${rows} rows in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  await client.query(`set enable_hashjoin = on; set enable_mergejoin = on; set enable_seqscan = on;
    set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
  await client.query(functions)
  const dropped = definitions.parse((await client.query(indexes)).rows)
  for (const { down } of dropped) await client.query(down)
  const values = { n: `${rows}::bigint`, pilot: `'${viewers.pilotId}'::uuid`, operator: `'${viewers.operatorId}'::uuid` }
  for (const [name, text] of Object.entries(sections)) {
    const filled = text.replaceAll(':n', values.n).replaceAll(':pilot', values.pilot).replaceAll(':operator', values.operator)
    await timed(name, filled)
  }
  for (const { up } of dropped) await client.query(up)
  await client.query('reset all')
  await timed('vacuum', 'vacuum analyze')
}
