import * as z from 'zod/mini'

/**
 * Whom the lists are read for. A person has as much of everything as a person has, however many people there are: 200
 * flights, 40 conversations, 25 aircraft. Beside them one pilot and one operator whose part grows with the tables, so
 * that their lists are long at both sizes: a third of all flights, a tenth of all conversations, 40 of 100 aircraft.
 */
export interface Viewers {
  readonly pilotId: string
  readonly busyPilotId: string
  readonly operatorId: string
  readonly busyOperatorId: string
}

/**
 * Ids of the filled rows as those of the service are (UUID version 7): in the order of their making, and different from
 * each other in their second half too. Of ids that differ in their last digits only, btree_gist builds a tree in which
 * nothing is found. `rowId` in run.ts makes the same.
 */
const functions = (now: string): string => `
create function pg_temp.row_id(kind text, nr bigint) returns uuid language sql immutable as
  $$ select (left(made, 8) || '-' || right(made, 4) || '-7' || right(kind, 3) || '-8000-' || lpad(to_hex(nr * 2654435761 & 281474976710655), 12, '0'))::uuid
    from (select lpad(to_hex(x'019300000000'::bigint + nr), 12, '0') as made) as stamped $$;
create function pg_temp.spread(nr bigint, salt int, bound bigint) returns bigint language sql immutable as
  $$ select (hashint8extended(nr, salt) & 9223372036854775807) % bound $$;
create temp table at as select timestamptz '${now}' as now;
create temp table fields as
  select id, row_number() over (order by ident) - 1 as position from airports where iata_code is not null order by ident limit 400;
create unique index on fields (position);
`

/**
 * Pilots, an operator to ten of them, their profiles (one in 20 not verified) with two airports each, one of them among
 * the 20 that everybody flies from; every other person has a picture. One name is there once.
 */
const people = `
insert into user_accounts (id, email, name, password_hash, role, created_at)
select pg_temp.row_id('0001', i), lower(first_name) || '.' || to_hex(pg_temp.spread(i, 50, 1048576)) || '.' || i || domain,
  case when i = 77 then 'Zebulon Quist' else first_name || ' ' || last_name end,
  'x', 'pilot', now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n) i, at,
  lateral (select (array['Anna','Ben','Carla','Dario','Edith','Farid','Greta','Hugo','Ivy','Jonas'])[1 + i % 10] as first_name,
    (array['Adler','Brandt','Costa','Dubois','Eriksen','Fischer','Garcia','Horvat','Ivanov','Jansen'])[1 + i / 10 % 10] as last_name,
    (array['@example.test','@mail.example','@post.example'])[1 + pg_temp.spread(i, 52, 3)] as domain) as drawn;
insert into user_accounts (id, email, name, password_hash, role, created_at)
select pg_temp.row_id('0002', i), 'operator' || i || '@example.test', 'Flying Club ' || i, 'x', 'operator', now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n / 10) i, at;
insert into images (id, owner_id, purpose, content_type, byte_size, width, height, created_at)
select pg_temp.row_id('0004', i), pg_temp.row_id('0001', i), 'profile_picture', 'image/webp', 20000, 400, 400, now
from generate_series(2, :n, 2) i, at;
insert into profile_pictures (user_id, image_id)
select pg_temp.row_id('0001', i), pg_temp.row_id('0004', i) from generate_series(2, :n, 2) i;
insert into pilot_profiles (id, user_id, first_name, verification, license_type, license_number, flight_hours, min_hourly_rate_cents,
  max_hourly_rate_cents, home_airport_id, favourite_airport_id, terms_accepted, created_at, updated_at)
select pg_temp.row_id('0003', i), pg_temp.row_id('0001', i), 'Person', case when i % 20 = 0 then 'pending' else 'approved' end,
  (array['private','commercial','airline_transport','instructor'])[1 + pg_temp.spread(i, 2, 4)], 'L' || i,
  pg_temp.spread(i, 3, 500000) / 100.0, 10000, 40000, home.id, favourite.id, true, now - make_interval(mins => (:n - i)::int), now
from generate_series(1, :n) i cross join at
join fields home on home.position = pg_temp.spread(i, 4, 20)
join fields favourite on favourite.position = 20 + pg_temp.spread(i, 5, 380)
order by i;
insert into pilot_airports (airport_id, user_id, license_type, flight_hours)
select airport, user_id, license_type, flight_hours from pilot_profiles
cross join lateral (values (home_airport_id), (favourite_airport_id)) as named(airport)
where verification = 'approved' and airport is not null on conflict do nothing;
insert into pilot_preferred_airports (profile_id, airport_id, position)
select id, home_airport_id, 0 from pilot_profiles where home_airport_id is not null on conflict do nothing;
`

/** Aircraft at 400 airports, each of a model of its own so that the list of models is as long; hours on one day of the week. */
const fleets = `
insert into aircraft_models (id, manufacturer, model)
select pg_temp.row_id('0010', i),
  (array['Cessna','Piper','Diamond','Beechcraft','Robinson','Cirrus','Tecnam','Mooney','Grumman','Bell'])[1 + pg_temp.spread(i, 6, 10)], 'Series ' || i
from generate_series(1, :n) i;
insert into aircrafts (id, operator_id, model_id, airport_id, registration, hourly_rate_cents, aircraft_type, is_ifr_equipped,
  is_glass_cockpit, is_traditional_gauges, has_autopilot, has_gps, model_year, max_passengers, created_at, listing_text)
select pg_temp.row_id('0011', i),
  case when i % (:n / 25) = 1 then :operator when i % 5 < 2 then :busy_operator else pg_temp.row_id('0002', 1 + pg_temp.spread(i, 7, :n / 10)) end,
  model.id, airport.id, registration, 8000 + pg_temp.spread(i, 8, 60000),
  (array['single_engine','multi_engine','helicopter'])[1 + pg_temp.spread(i, 9, 3)],
  pg_temp.spread(i, 10, 2) = 0, pg_temp.spread(i, 11, 2) = 0, pg_temp.spread(i, 12, 2) = 0, pg_temp.spread(i, 13, 2) = 0,
  pg_temp.spread(i, 14, 2) = 0, 1990 + pg_temp.spread(i, 15, 30), 3, now,
  fold_text(registration) || E'\\n' || model.search_text || E'\\n' || airport.search_text
from generate_series(1, :n) i cross join at
cross join lateral (select 'N' || upper(lpad(to_hex((i * 2654435761) & 268435455), 7, '0')) as registration) as painted
join aircraft_models model on model.id = pg_temp.row_id('0010', i)
join fields on fields.position = pg_temp.spread(i, 16, 400)
join airports airport on airport.id = fields.id
order by i;
insert into availability_slots (id, aircraft_id, day_of_week, start_minute, end_minute)
select pg_temp.row_id('0012', i), pg_temp.row_id('0011', i), i % 7, 480 + i % 120, 1080 from generate_series(1, :n) i;
`

/**
 * About one flight an aircraft, of the last and the next 60 days, every fifth solo; what the ordinary pilot and operator
 * have is the same at both sizes, to the status and the hour. They are in such statuses as their time allows: what was open at
 * its start has expired. Each has one payment with one refund, every tenth of which failed.
 */
const trips = `
insert into flights (id, aircraft_id, operator_id, inviter_id, invitee_id, status, status_changed_at, starts_at, ends_at, duration_hours, rate_cents,
  invitee_consent_at, operator_consent_at, offer_starts_at, offer_made_at, cancellation_requested_at, payment_attempt, created_at)
select pg_temp.row_id('0020', i), aircraft.id, aircraft.operator_id,
  case when own is not null and own % 5 in (0, 1, 4) then :pilot when own is null and i % 20 < 3 then :busy_pilot
    else pg_temp.row_id('0001', 1 + pg_temp.spread(i, 21, :n)) end,
  case when is_solo then null when own % 5 in (2, 3) then :pilot when own is null and i % 20 between 3 and 5 then :busy_pilot
    else pg_temp.row_id('0001', 1 + (pg_temp.spread(i, 21, :n) + 7) % :n) end,
  status, now - interval '1 day', starts_at, starts_at + interval '2 hours', 2, aircraft.hourly_rate_cents,
  case when not is_solo and (status in ('accepted', 'cancellation_requested') or (status = 'OPERATOR_COUNTER_PROPOSAL' and pg_temp.spread(lot, 22, 2) = 0))
    then now - interval '1 day' end,
  case when status in ('cancellation_requested', 'OPERATOR_COUNTER_PROPOSAL') or (status = 'accepted' and (starts_at < now or pg_temp.spread(lot, 23, 2) = 0))
    or (status = 'pending' and pg_temp.spread(lot, 23, 5) = 0) then now - interval '1 day' end,
  case when status = 'OPERATOR_COUNTER_PROPOSAL' then starts_at + interval '3 hours' end,
  case when status = 'OPERATOR_COUNTER_PROPOSAL' then now - interval '1 day' end,
  case when status = 'cancellation_requested' then now - make_interval(secs => i::int % 400000) end,
  1, now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n) i cross join at
cross join lateral (select case when i % (:n / 200) = 0 then i / (:n / 200) end as own,
  case i % (:n / 200) when 0 then i / (:n / 200) when 7 then 1000 + i / (:n / 200) else i end as lot) as asked
cross join lateral (select date_trunc('hour', now) + make_interval(hours => (pg_temp.spread(lot, 25, 2880) - 1440)::int) as starts_at) as drawn
cross join lateral (select case when own is not null then own % 5 = 4 when i % (:n / 200) = 7 then i / (:n / 200) % 5 = 4 else not (i % 20 between 3 and 5) and pg_temp.spread(i, 29, 5) = 4 end as is_solo) as alone
cross join lateral (select case
  when starts_at < now then (array['accepted','accepted','accepted','accepted','accepted','accepted','declined','cancelled','expired','cancellation_requested'])[1 + pg_temp.spread(lot, 24, 10)]
  when is_solo then (array['accepted','accepted','accepted','accepted','accepted','accepted','OPERATOR_COUNTER_PROPOSAL','cancellation_requested','cancelled','declined'])[1 + pg_temp.spread(lot, 24, 10)]
  else (array['pending','pending','pending','accepted','accepted','accepted','accepted','OPERATOR_COUNTER_PROPOSAL','cancellation_requested','declined'])[1 + pg_temp.spread(lot, 24, 10)] end as status) as told
join aircrafts aircraft on aircraft.id = pg_temp.row_id('0011',
  case when i % (:n / 200) = 7 then 1 + (i / (:n / 200)) % 25 * (:n / 25)
    when i * 7907 % :n % (:n / 25) = 1 then 2 + i * 7907 % :n else coalesce(nullif(i * 7907 % :n, 0), :n) end)
order by i;
insert into payments (id, flight_id, payer_id, attempt, amount_cents, card_id, idempotency_key, intent_id, state, created_at, updated_at)
select pg_temp.row_id('0021', i), flights.id, inviter_id, 1, rate_cents, 'pm_' || i, 'key' || i, 'pi_' || i, 'captured', now, now
from generate_series(1, :n) i cross join at join flights on flights.id = pg_temp.row_id('0020', i)
order by i;
insert into refunds (id, payment_id, amount_cents, reason, state, next_try_at, created_at)
select pg_temp.row_id('0022', i), pg_temp.row_id('0021', i), 100, 'cancelled', case when i % 10 = 0 then 'failed' else 'succeeded' end, now,
  now - make_interval(mins => (:n - i)::int)
from generate_series(1, :n) i, at;
insert into flight_slots (id, flight_id, aircraft_id, during, kind)
select pg_temp.row_id('0023', i), id, aircraft_id, tstzrange(starts_at, ends_at), 'taken'
from generate_series(1, :n) i join flights on id = pg_temp.row_id('0020', i) where status in ('accepted', 'cancellation_requested')
order by i;
`

/**
 * Conversations of one message, and one of many (the busy pilot's number 20): a tenth of the rows, a thousand at the
 * least. Unread: a tenth of all, of the pilot's own five, of the busy pilot's 100. Each post has one comment and one
 * like, each comment one like, from anywhere in their tables; one of the newest posts, whatever the size of the world a
 * question, has a tenth as many comments and likes as there are, and so has the newest of its comments likes.
 */
const talk = `
insert into conversations (id, first_user_id, second_user_id, last_sequence, created_at)
select pg_temp.row_id('0030', i), least(pg_temp.row_id('0001', i), partner), greatest(pg_temp.row_id('0001', i), partner),
  case when i = 20 then :thread else 1 end, now
from generate_series(1, :n - 1) i cross join at
cross join lateral (select case when i % (:n / 40) = 3 then :pilot when i % 10 = 0 then :busy_pilot else pg_temp.row_id('0001', i + 1) end as partner) as drawn;
insert into conversation_members (conversation_id, user_id, moved_at, unread_count)
select pg_temp.row_id('0030', i), person, now - make_interval(mins => (:n - i)::int),
  case when i % (:n / 100) = 0 or (i % (:n / 40) = 3 and i < :n / 8) or i % 10 = 7 then 1 else 0 end
from generate_series(1, :n - 1) i cross join at join conversations on conversations.id = pg_temp.row_id('0030', i)
cross join lateral (values (first_user_id), (second_user_id)) as members(person)
order by i;
insert into messages (id, conversation_id, sequence, sender_id, type, content, created_at)
select pg_temp.row_id('0031', i), pg_temp.row_id('0030', i), 1, pg_temp.row_id('0001', i), 'user_message', 'Hello ' || i, now from generate_series(1, :n - 1) i, at where i <> 20;
insert into messages (id, conversation_id, sequence, sender_id, type, content, created_at)
select pg_temp.row_id('0032', i), pg_temp.row_id('0030', 20), i, :busy_pilot, 'user_message', 'Hello ' || i, now from generate_series(1, :thread) i, at;
insert into community_posts (id, author_id, title, content, category, created_at)
select pg_temp.row_id('0040', i), pg_temp.row_id('0001', 1 + pg_temp.spread(i, 41, :n)), 'Post ' || i, repeat('text ', 20),
  case when i = :n - 2 then 'Q&A' else (array['flights','training','tips','Q&A'])[1 + pg_temp.spread(i, 42, 4)] end, now - make_interval(mins => (:n - i)::int) from generate_series(1, :n) i, at;
insert into post_comments (id, post_id, author_id, content, created_at)
select pg_temp.row_id('0041', i), pg_temp.row_id('0040', 1 + i * 7919 % :n), pg_temp.row_id('0001', 1 + pg_temp.spread(i, 44, :n)), 'Nice', now
from generate_series(1, :n) i, at;
insert into post_likes (post_id, user_id, created_at)
select pg_temp.row_id('0040', 1 + i * 7933 % :n), pg_temp.row_id('0001', i), now from generate_series(1, :n) i, at;
insert into comment_likes (comment_id, user_id, created_at)
select pg_temp.row_id('0041', 1 + i * 7937 % :n), pg_temp.row_id('0001', i), now from generate_series(1, :n) i, at;
insert into post_comments (id, post_id, author_id, content, created_at)
select pg_temp.row_id('0042', i), pg_temp.row_id('0040', :n - 2), pg_temp.row_id('0001', 1 + pg_temp.spread(i, 45, :n)), 'Nice', now
from generate_series(1, :n / 10) i, at;
insert into post_likes (post_id, user_id, created_at)
select pg_temp.row_id('0040', :n - 2), pg_temp.row_id('0001', i), now from generate_series(1, :n / 10) i, at on conflict do nothing;
insert into comment_likes (comment_id, user_id, created_at)
select pg_temp.row_id('0042', :n / 10), pg_temp.row_id('0001', i), now from generate_series(1, :n / 10) i, at;
`

/** Messages of the long conversation, also in a small world. */
const leastThread = 1000

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

/** What is filled: a connection to PostgreSQL, or the embedded database. A text may hold several statements. */
export interface Filled {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>
}

/** The clock of the tests of the service. */
const testNow = '2027-01-13 12:00:00Z'

/**
 * Fills every listed table with `rows` rows, in the same proportions whatever their number. The triggers sleep
 * meanwhile; what they keep (copies, airports of pilots) is filled by hand.
 *
 * @param now the present of that world.
 */
export const fill = async (client: Filled, rows: number, viewers: Viewers, now: string = testNow): Promise<void> => {
  const timed = async (name: string, text: string): Promise<void> => {
    const started = performance.now()
    await client.query(text)
    console.error(`${name}: ${rows} rows in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
  await client.query(functions(now))
  const dropped = definitions.parse((await client.query(indexes)).rows)
  for (const { down } of dropped) await client.query(down)
  const values: Readonly<Record<string, string>> = {
    n: `${rows}::bigint`,
    thread: `${Math.max(rows / 10, leastThread)}::bigint`,
    pilot: `'${viewers.pilotId}'::uuid`,
    busy_pilot: `'${viewers.busyPilotId}'::uuid`,
    operator: `'${viewers.operatorId}'::uuid`,
    busy_operator: `'${viewers.busyOperatorId}'::uuid`,
  }
  for (const [name, text] of Object.entries(sections)) {
    // Not the second half of a cast.
    await timed(name, text.replaceAll(/(?<!:):([a-z_]+)/g, (whole, key: string) => values[key] ?? whole))
  }
  for (const { up } of dropped) await client.query(up)
  await client.query('reset all')
  await timed('vacuum', 'vacuum analyze')
}
