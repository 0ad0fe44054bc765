import process from 'node:process'
import { createFlightWorld, type FlightWorld, type TestUser } from '@pilotpair/mock-api/testing'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import * as z from 'zod/mini'

/** A world of people and an aircraft on a database of its own, on which processes are then started. */
export interface Stage {
  readonly world: FlightWorld
  /** Address of the database. */
  readonly url: string
  readonly client: Client
  /** Stores a logged-in pilot with a good card. */
  pilot(): Promise<TestUser>
  /** Stores a logged-in super administrator. */
  administrator(): Promise<TestUser>
  /** Stores one more aircraft that is always open, at 100 USD an hour. @returns its id */
  aircraft(): Promise<string>
  close(): Promise<void>
}

const nameShape = z.object({ rows: z.tuple([z.object({ name: z.string() })]) })
const idShape = z.tuple([z.object({ id: z.string() })])

/** The first value of the first row as a number. */
export const countOf = async (client: Client, text: string, values: readonly unknown[] = []): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(text, [...values])
  return Number(rows[0]?.count ?? Number.NaN)
}

/** Nobody's session runs out while a test does. */
const keepLoggedIn = (client: Client): Promise<unknown> =>
  client.query(`update access_tokens set expires_at = now() + interval '1 day'`)

/** Sets the stage on the server of TEST_DATABASE_URL, its clock at the present. */
export const setStage = async (): Promise<Stage> => {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set: start this with npm run')
  const world = await createFlightWorld(new Date())
  const { kit } = world
  const [{ name }] = nameShape.parse(await kit.db.execute(sql`select current_database() as name`)).rows
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  // The processes start in demo mode; their demo world would only stand in the way.
  await client.query(`insert into service_facts (key, value) values ('demo_seeded', 'not here') on conflict do nothing`)
  await keepLoggedIn(client)
  let count = 0
  return {
    world,
    url: url.href,
    client,
    async pilot() {
      const user = await kit.user({ role: 'pilot' })
      await world.saveCard(user, 'good')
      await keepLoggedIn(client)
      return user
    },
    async administrator() {
      const user = await kit.user({ role: 'super_admin' })
      await keepLoggedIn(client)
      return user
    },
    async aircraft() {
      count += 1
      const made = await client.query(
        `insert into aircrafts (id, operator_id, model_id, airport_id, hourly_rate_cents, model_year, max_passengers, created_at, registration)
         select gen_random_uuid(), operator_id, model_id, airport_id, 10000, model_year, max_passengers, now(), $2
         from aircrafts where id = $1 returning id`,
        [world.aircraftId, `N${String(count)}TEST`],
      )
      const [{ id }] = idShape.parse(made.rows)
      await client.query(
        `insert into availability_slots (id, aircraft_id, day_of_week, start_minute, end_minute)
         select gen_random_uuid(), $1, day, 0, 1440 from generate_series(0, 6) as day`,
        [id],
      )
      return id
    },
    async close() {
      await client.end()
      await kit.close()
    },
  }
}
