// npm run bench:scale: pages that every list route's own statements read at two sizes of the database.
import process from 'node:process'
import { allEndpoints, NEXT_CURSOR_HEADER, profileEndpoints } from '@pilotpair/contract'
import { createTestApi, openKeptStore, TEST_PASSWORD, type TestApi } from '@pilotpair/mock-api/testing'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { fill } from './fill.ts'
import { listCalls, type ListCall, type Readers } from './lists.ts'
import { collectStatements, explain, type Reading, type Statement } from './statements.ts'

const isShort = process.argv.includes('--short')
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const showsPlans = process.argv.includes('--plans')
/** The filled databases stay on the server of TEST_DATABASE_URL, and are used again by the next run with this. */
const keeps = process.argv.includes('--keep')
const sizes = isShort ? [10_000, 100_000] : [10_000, 1_000_000]
const mostGrowth = 1.5
const mostScannedRows = 1_000

/** The id of a filled row, as fill.ts makes it. */
const rowId = (kind: string, position: number): string => {
  const made = (0x01_93_00_00_00_00 + position).toString(16).padStart(12, '0')
  const rest = BigInt.asUintN(48, BigInt(position) * 2_654_435_761n).toString(16).padStart(12, '0')
  return `${made.slice(0, 8)}-${made.slice(8)}-7${kind.slice(1)}-8000-${rest}`
}

const url = process.env['TEST_DATABASE_URL']
if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: start this with npm run bench:scale')

const statements = collectStatements()

interface World {
  readonly kit: TestApi
  readonly client: Client
  readonly readers: Readers
}

const nameShape = z.object({ rows: z.tuple([z.object({ name: z.string() })]) })
const airportShape = z.tuple([z.object({ id: z.guid() })])
const targetShape = z.tuple([z.object({ airport: z.guid(), code: z.string(), registration: z.string(), address: z.string() })])

type People = Pick<Readers, 'pilot' | 'busyPilot' | 'operator' | 'busyOperator' | 'admin'>

const logInAgain = async (kit: TestApi): Promise<People> => {
  const { rows } = accountShape.parse(
    await kit.db.execute(sql`select email from user_accounts where email like '%-_@example.test' order by id`),
  )
  const [pilot, busyPilot, operator, busyOperator, admin] = await Promise.all(
    rows.map(({ email }) => kit.logIn(email, TEST_PASSWORD)),
  )
  if (!pilot || !busyPilot || !operator || !busyOperator || !admin) throw new Error('the kept database lacks its readers')
  return { pilot, busyPilot, operator, busyOperator, admin }
}

const accountShape = z.object({ rows: z.array(z.object({ email: z.string() })) })

const fillAnew = async (kit: TestApi, client: Client, rows: number): Promise<People> => {
  const pilot = await kit.user({ role: 'pilot' })
  const busyPilot = await kit.user({ role: 'pilot' })
  const operator = await kit.user({ role: 'operator' })
  const busyOperator = await kit.user({ role: 'operator' })
  const admin = await kit.user({ role: 'super_admin' })
  const [{ id: airportId }] = airportShape.parse(
    (await client.query('select id from airports where iata_code is not null order by ident limit 1')).rows,
  )
  await pilot.client.ok(profileEndpoints.update, {
    body: {
      license_type: 'private',
      license_number: 'L0',
      flight_hours: 2500,
      min_houry_rate: 100,
      max_houry_rate: 400,
      home_airport: airportId,
      favourite_airport: airportId,
      preferred_airports: airportId,
      termns_of_service_accepted: true,
    },
  })
  await client.query(`update pilot_profiles set verification = 'approved'`)
  await fill(client, rows, {
    pilotId: pilot.id,
    busyPilotId: busyPilot.id,
    operatorId: operator.id,
    busyOperatorId: busyOperator.id,
  })
  return {
    pilot: pilot.client,
    busyPilot: busyPilot.client,
    operator: operator.client,
    busyOperator: busyOperator.client,
    admin: admin.client,
  }
}

const readTargets = async (client: Client): Promise<Pick<Readers, 'airportId' | 'airportCode' | 'registration' | 'address'>> => {
  const { rows } = await client.query(
    `select (select id from airports where iata_code is not null order by ident limit 1) as airport,
      (select iata_code from airports where iata_code is not null order by ident limit 1) as code,
      (select registration from aircrafts where id = $1) as registration, (select email from user_accounts where id = $2) as address`,
    [rowId('0011', 7), rowId('0001', 7)],
  )
  const [{ airport, code, registration, address }] = targetShape.parse(rows)
  return { airportId: airport, airportCode: code, registration, address }
}

const openWorld = async (rows: number): Promise<World> => {
  const kept = keeps ? await openKeptStore(`pilotpair_scale_${rows}`) : undefined
  const kit = await createTestApi({
    world: 'airports',
    settings: { checkAnswers: false },
    ...(kept === undefined ? {} : { store: kept.store }),
  })
  const { name } = nameShape.parse(await kit.db.execute(sql`select current_database() as name`)).rows[0]
  const address = new URL(url)
  address.pathname = `/${name}`
  const client = new Client({ connectionString: address.href })
  await client.connect()
  const people =
    kept?.isNew === false ? await logInAgain(kit) : await fillAnew(kit, client, rows)
  const readers = { ...people, ...(await readTargets(client)) }
  return {
    kit,
    client,
    readers: {
      ...readers,
      conversationId: rowId('0030', 20),
      messageId: rowId('0032', rows / 10 - 60),
      aircraftId: rowId('0011', 7),
      modelIds: Array.from({ length: 40 }, (_, index) => rowId('0010', index + 1)),
    },
  }
}

interface Measured extends Reading {
  readonly items: number
  readonly usesOffset: boolean
}

const countItems = (json: unknown): number => {
  if (Array.isArray(json)) return json.length
  if (typeof json !== 'object' || json === null) return 1
  return Object.values(json).reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0)
}

const isRead = ({ text }: Statement): boolean => /^\s*(select|with)\b/i.test(text)

const measure = async ({ client }: World, call: ListCall, cursor?: string): Promise<{ measured: Measured; next: string | null }> => {
  statements.take()
  const answer = await call.client.call(call.endpoint, {
    ...(call.params === undefined ? {} : { params: call.params }),
    query: { ...call.query, ...(cursor === undefined ? {} : { cursor }) },
  })
  if (answer.status !== 200) throw new Error(`${call.name} answered ${answer.status}: ${answer.text}`)
  const sent = statements.take().filter(isRead)
  let pages = 0
  const scans: { table: string; rows: number }[] = []
  for (const statement of sent) {
    const reading = await explain(client, statement)
    pages += reading.pages
    scans.push(...reading.scans)
    if (showsPlans && reading.pages > 500) {
      console.error(call.name, reading.pages, statement.text, JSON.stringify(statement.values).slice(0, 500), JSON.stringify(reading.plan, null, 1))
    }
  }
  return {
    measured: { pages, scans, items: countItems(answer.json), usesOffset: sent.some(({ text }) => /\boffset\b/i.test(text)) },
    next: answer.headers.get(NEXT_CURSOR_HEADER),
  }
}

const measureAll = async (world: World): Promise<Map<string, Measured>> => {
  const results = new Map<string, Measured>()
  for (const call of listCalls(world.readers)) {
    if (only !== undefined && !call.name.startsWith(only)) continue
    const { measured, next } = await measure(world, call)
    results.set(call.name, measured)
    if (next === null || call.query?.['limit'] === undefined) continue
    results.set(`${call.name}, next page`, (await measure(world, call, next)).measured)
  }
  return results
}

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Lists of the contract that nobody measures: a new list must join the bench. */
const forgotten = (world: World): string[] => {
  const known = new Set(listCalls(world.readers).map(({ endpoint }) => endpoint.id))
  return allEndpoints
    .filter(({ id, method, response }) => method === 'GET' && response.kind === 'json' && response.schema.def.type === 'array' && id !== 'airports.list')
    .map(({ id }) => id)
    .filter((id) => !known.has(id))
}

const faultsOf = (small: Measured | undefined, large: Measured | undefined): string[] => {
  if (small === undefined || large === undefined) return ['is not there at both sizes']
  const scanned = large.scans.filter(({ table, rows }) => rows > mostScannedRows && table !== 'airports')
  return [
    ...(large.pages > small.pages * mostGrowth ? ['reads more pages of more rows'] : []),
    ...(small.items === large.items ? [] : ['answers more items of more rows']),
    ...scanned.map(({ table, rows }) => `scans ${rows} rows of ${table}`),
    ...small.scans.filter(({ table, rows }) => rows > mostScannedRows && table !== 'airports').map(({ table, rows }) => `scans ${rows} rows of ${table} at the small size`),
    ...(large.usesOffset ? ['uses OFFSET'] : []),
  ]
}

const results: Map<string, Measured>[] = []
let forgottenLists: string[] = []
for (const rows of sizes) {
  const world = await openWorld(rows)
  try {
    results.push(await measureAll(world))
    forgottenLists = forgotten(world)
  } finally {
    await world.client.end()
    await world.kit.close()
  }
}

const [small, large] = results
if (small === undefined || large === undefined) throw new Error('two sizes are measured')
let isShortOfIt = forgottenLists.length > 0
if (isShortOfIt) print({ forgotten: forgottenLists })
for (const name of new Set([...small.keys(), ...large.keys()])) {
  const [before, after] = [small.get(name), large.get(name)]
  const faults = faultsOf(before, after)
  if (faults.length > 0) isShortOfIt = true
  const ratio = before === undefined || after === undefined ? null : Number((after.pages / Math.max(1, before.pages)).toFixed(2))
  const pages = { [sizes[0] ?? 0]: before?.pages, [sizes[1] ?? 0]: after?.pages }
  print({ list: name, pages, ratio, items: after?.items, ok: faults.length === 0, ...(faults.length === 0 ? {} : { faults }) })
}
print({ lists: large.size, sizes, mostGrowth, ok: !isShortOfIt })
process.exit(isShortOfIt ? 1 : 0)
