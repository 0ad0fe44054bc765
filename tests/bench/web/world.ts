import { randomUUID } from 'node:crypto'
import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import * as z from 'zod/mini'
import { fill, type Filled } from '../../service/scale/fill.ts'
import { type DemoAccount, demoEmail, demoSession, type SessionCookie } from '../../support/demo-session.ts'
import { createPeople, personOf } from '../../support/people.ts'
import { type Service, startService } from '../../support/service.ts'

/** Rows of every table, which makes 5,500 people, twice the asked posts, and a thread of 1,000 messages. */
const rows = 5_000

/** Who looks: the ordinary pilot and operator, those whose lists grow with the world, and an administrator. */
export const lookers = {
  pilot: 'pilot', busyPilot: 'copilot', operator: 'operator2', busyOperator: 'operator', admin: 'admin',
} as const satisfies Readonly<Record<string, DemoAccount>>
export type Looker = keyof typeof lookers

/** The real service on a large world of its own, and where to look in it. */
export interface World {
  readonly service: Service
  /** The conversation of 1,000 messages of the busy pilot, and its other person. */
  readonly thread: { readonly id: string; readonly partner: string }
  /** A pilot who can be asked along. */
  readonly otherPilotId: string
  /** An aircraft that is open around the clock all week. */
  readonly openAircraftId: string
  stop(): Promise<void>
}

const ids = z.array(z.object({ id: z.string() }))
const firstId = (found: readonly unknown[]): string => {
  const [row] = ids.parse(found)
  if (row === undefined) throw new Error('the world lacks a row that is looked for')
  return row.id
}

const openFolder = async (folder: string): Promise<{ database: Filled; close: () => Promise<void> }> => {
  const lite = await PGlite.create({ dataDir: path.join(folder, 'pg'), extensions: { btree_gist, pg_trgm, unaccent } })
  return {
    database: { query: async (text) => ({ rows: (await lite.exec(text)).at(-1)?.rows ?? [] }) },
    close: () => lite.close(),
  }
}

/** One picture stands for all: what is measured is the page, not the disk. */
const hangPictures = async (folder: string, pictures: readonly string[]): Promise<void> => {
  const root = path.join(folder, 'images')
  const [shelf = ''] = await readdir(root)
  const [file = ''] = await readdir(path.join(root, shelf))
  const original = path.join(folder, randomUUID())
  await cp(path.join(root, shelf, file), original)
  for (const id of pictures) {
    const place = path.join(root, id.slice(-2))
    await mkdir(place, { recursive: true })
    await link(original, path.join(place, id))
  }
}

const idOf = async (database: Filled, account: DemoAccount): Promise<string> =>
  firstId((await database.query(`select id from user_accounts where email = '${demoEmail(account)}'`)).rows)

/** The pilot who looks flies from where the others fly from, and the aircraft that is booked is always open. */
const settle = (pilotId: string, aircraftId: string): string => `
update pilot_profiles set home_airport_id = (select id from airports where iata_code is not null order by ident limit 1)
where user_id = '${pilotId}';
delete from availability_slots where aircraft_id = '${aircraftId}';
insert into availability_slots (id, aircraft_id, day_of_week, start_minute, end_minute)
select gen_random_uuid(), '${aircraftId}', day, 0, 1440 from generate_series(0, 6) as day`

const populate = async (folder: string): Promise<Omit<World, 'service' | 'stop'>> => {
  const { database, close } = await openFolder(folder)
  try {
    const one = async (text: string): Promise<string> => firstId((await database.query(text)).rows)
    const [pilotId, busyPilotId, operatorId, busyOperatorId] = [
      await idOf(database, lookers.pilot), await idOf(database, lookers.busyPilot),
      await idOf(database, lookers.operator), await idOf(database, lookers.busyOperator),
    ]
    await fill(database, rows, { pilotId, busyPilotId, operatorId, busyOperatorId }, new Date().toISOString())
    const openAircraftId = await one(`select id from aircrafts where listing_text like '%series 4321%' limit 1`)
    await database.query(settle(pilotId, openAircraftId))
    const threadId = await one(`select conversation_id as id from messages group by 1 order by count(*) desc limit 1`)
    const partner = await one(`select name as id from user_accounts join conversations
      on user_accounts.id in (first_user_id, second_user_id) where conversations.id = '${threadId}' and user_accounts.id <> '${busyPilotId}'`)
    const otherPilotId = await one(`select user_id as id from pilot_profiles where verification = 'approved' and license_number = 'L77'`)
    const pictures = ids.parse((await database.query(`select id from images where byte_size = 20000`)).rows)
    await hangPictures(folder, pictures.map(({ id }) => id))
    return { thread: { id: threadId, partner }, otherPilotId, openAircraftId }
  } finally {
    await close()
  }
}

/** Cards enough to fill the screen. */
const saveCards = async ({ origin }: Service): Promise<void> => {
  const pilot = await personOf(origin, demoEmail(lookers.pilot))
  const people = createPeople(origin)
  for (let saved = 0; saved < 8; saved += 1) await people.card(pilot)
}

/**
 * Makes the world: the service seeds its demo people, then the tables are filled below it while it is down. It lives in
 * the embedded database, as `npm start` does.
 */
export const createWorld = async (): Promise<World> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pilotpair-large-'))
  const start = () => startService({ DATA_DIR: folder, THROTTLING: 'off', DATABASE_URL: '' })
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    await (await start()).stop()
    const places = await populate(folder)
    const service = await start()
    const stop = async () => {
      await service.stop()
      await forget()
    }
    try {
      await saveCards(service)
    } catch (error) {
      await service.stop()
      throw error
    }
    return { ...places, service, stop }
  } catch (error) {
    await forget()
    throw error
  }
}

/** Everybody's session. */
export const sessionsOf = async ({ service }: World): Promise<Readonly<Record<Looker, readonly SessionCookie[]>>> => {
  const of = (looker: Looker) => demoSession(service.origin, lookers[looker])
  return {
    pilot: await of('pilot'), busyPilot: await of('busyPilot'), operator: await of('operator'),
    busyOperator: await of('busyOperator'), admin: await of('admin'),
  }
}
