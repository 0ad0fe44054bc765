// npm run fuzz: requests drawn from the contract's own schemas, good and broken, against the real handlers.
import process from 'node:process'
import { allEndpoints, errorBody, IDEMPOTENCY_HEADER, type Endpoint } from '@pilotpair/contract'
import { createFlightWorld, type TestApi, type TestClient } from '@pilotpair/mock-api/testing'
import * as fc from 'fast-check'
import { inputOf, keysOf, textInput, type Known } from './arbitraries.ts'
import { drawnFile, fileFieldsOf } from './pictures.ts'

const isShort = process.argv.includes('--short')
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const seed = Number(process.argv.find((argument) => argument.startsWith('--seed='))?.slice('--seed='.length) ?? 7)
/** Calls that hash or decode pictures. */
const isSlow = ({ id, body }: Endpoint): boolean =>
  body?.kind === 'multipart' || ['auth.register', 'auth.login', 'auth.resetPassword', 'admin.createOperator'].includes(id)
const runsOf = (endpoint: Endpoint): number => {
  if (!isShort) return isSlow(endpoint) ? 200 : 2_000
  return fileFieldsOf(endpoint).length > 0 ? 24 : isSlow(endpoint) ? 6 : 25
}

const ids = (json: unknown): string[] => JSON.stringify(json).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []

interface World {
  readonly kit: TestApi
  readonly clients: readonly TestClient[]
  readonly known: Known
}

const openWorld = async (): Promise<World> => {
  const world = await createFlightWorld()
  const { kit, inviter, invitee, operator, admin } = world
  const flight = await world.send(world.nextStart())
  const other = await world.send(world.nextStart())
  const { id_flight_proporsal: solo = flight } = await world.bookSolo(world.nextStart())
  const seen = await admin.client.send('/api/v1/aircrafts')
  const people = [inviter.id, invitee.id, operator.id]
  const conversations = await inviter.client.send('/api/v1/conversations')
  const known = {
    ids: [...new Set([flight, other, solo, world.aircraftId, ...people, ...ids(seen.json), ...ids(conversations.json)])].slice(0, 14),
    texts: ['private', 'front', 'KPAO', 'cessna 172', 'true', '20', '09:00', '17:00', 'flights', 'Q&A', 'pending_pilots', 'waiting', 'person@new.test', 'Tail-Wind-42', 'ANY', 'WzIwMjdd'],
  }
  // Whoever is deactivated, logged out or deleted on the way answers 401 from then on: administrators stay in.
  return { kit, clients: [inviter.client, invitee.client, operator.client, admin.client, kit.client()], known }
}

interface Body {
  readonly raw: string | FormData | null
  readonly type: string | undefined
}

const encode = (kind: 'json' | 'form' | 'multipart', content: unknown): Body => {
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : []
  switch (kind) {
    case 'json':
      return { raw: JSON.stringify(content), type: 'application/json' }
    case 'form':
      return { raw: new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)])).toString(), type: 'application/x-www-form-urlencoded' }
    case 'multipart': {
      const form = new FormData()
      for (const [key, value] of entries) {
        // A value that is neither text nor file here becomes a file that is no picture.
        if (typeof value === 'string') form.append(key, value.toWellFormed())
        else if (value instanceof File) form.append(key, value)
        else form.append(key, new File([JSON.stringify(value) ?? ''], 'photo.jpg', { type: 'image/jpeg' }))
      }
      return { raw: form, type: undefined }
    }
  }
}

const bodyOf = (endpoint: Endpoint, known: Known): fc.Arbitrary<Body> => {
  const { body } = endpoint
  if (body === undefined) return fc.constant({ raw: null, type: undefined })
  const files = fc.record(Object.fromEntries(fileFieldsOf(endpoint).map((name) => [name, drawnFile])))
  const filled = fc.oneof({ weight: 9, arbitrary: files }, { weight: 1, arbitrary: fc.constant({}) })
  const content = fc
    .tuple(inputOf(body.schema, known), filled)
    .map(([drawn, chosen]) => (typeof drawn === 'object' && drawn !== null ? { ...drawn, ...chosen } : drawn))
  const well = (body.kind === 'multipart' ? content : inputOf(body.schema, known)).map((each) => encode(body.kind, each))
  const broken = fc.record({
    raw: fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('{', '[1', '"\\ud800"', '{"a":1e999}', '\u0000')),
    type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', undefined),
  })
  return fc.oneof({ weight: 9, arbitrary: well }, { weight: 1, arbitrary: broken })
}

const headersOf = (known: Known): fc.Arbitrary<Record<string, string>> => {
  const visible = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /^[\x20-\x7e]+$/.test(text))
  return fc.record(
    {
      [IDEMPOTENCY_HEADER]: fc.oneof(visible, fc.constantFrom(...known.ids)),
      Cookie: fc.oneof(visible.map((text) => `access_token=${text}`), fc.constantFrom('access_token=', 'a', ';;;=', 'access_token=a; access_token=b')),
      Origin: fc.constantFrom('null', 'http://localhost', 'https://evil.example', '%'),
      'If-None-Match': visible,
      Range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
      'Accept-Encoding': fc.constantFrom('identity', 'br;q=x', ''),
      'Stripe-Signature': fc.constantFrom('t=1,v1=00', 't=x', ','),
      'Content-Length': fc.constantFrom('0', '-1', '99999999999'),
    },
    { requiredKeys: [] },
  ).chain((headers) => fc.nat(3).map((choice): Record<string, string> => (choice === 0 ? headers : {})))
}

const queryOf = (endpoint: Endpoint, known: Known): fc.Arbitrary<string> => {
  const keys = endpoint.query === undefined ? [] : keysOf(endpoint.query)
  const key = keys.length === 0 ? fc.string({ maxLength: 8 }) : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: fc.constantFrom('ids[]', '__proto__', 'a[b]') })
  const pairs = fc.array(fc.tuple(key, textInput(known)), { maxLength: keys.length === 0 ? 1 : 4 })
  const clean = pairs.map((list) => new URLSearchParams(list.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()])).toString())
  return fc.oneof({ weight: 12, arbitrary: clean }, { weight: 1, arbitrary: fc.constantFrom('%', '%ff=%fe', 'limit=%00', '&&==&', 'limit=1&limit=2') })
}

const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, 'dots') || 'x'

const pathOf = (endpoint: Endpoint, known: Known): fc.Arbitrary<string> => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([slot]) => slot)
  const part = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...known.ids, 'front') },
    { weight: 1, arbitrary: textInput(known).map(encodePart) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '%2e%2e%2f', 'a%2fb') },
  )
  return fc.array(part, { minLength: names.length, maxLength: names.length }).map((parts) =>
    names.reduce((path, slot, index) => path.replace(slot, () => parts[index] ?? 'x'), `/api/v1/${endpoint.path}`),
  )
}

/** What the contract says an endpoint may answer; beside it 405 (another method) and 304 (nothing new). */
const isDocumented = ({ response, errors }: Endpoint, status: number): boolean =>
  [response.status, 304, 405, ...errors].includes(status)

const faultOf = (endpoint: Endpoint, status: number, type: string, text: string, json: unknown): string | undefined => {
  // Documented or not: here neither the database nor the gateway is ever away.
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (!isDocumented(endpoint, status)) return `${status} is not among what the contract lists: ${text.slice(0, 200)}`
  if (status === 304) return undefined
  const isImage = endpoint.response.kind === 'image' && status === 200
  if (isImage) return type.startsWith('image/') ? undefined : `an image of type ${type}`
  if (json === undefined) return `no JSON but ${type}: ${text.slice(0, 200)}`
  if (status >= 400) return errorBody.safeParse(json).success ? undefined : `an error of another shape: ${text.slice(0, 200)}`
  const { response } = endpoint
  if (response.kind !== 'json') return `status ${status} with JSON`
  const parsed = response.schema.safeParse(json)
  return parsed.success ? undefined : `an answer that its schema does not allow: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`
}

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const fuzz = async (endpoint: Endpoint, { kit, clients, known }: World): Promise<boolean> => {
  const statuses: Record<string, number> = {}
  const started = performance.now()
  const request = fc.record({
    client: fc.constantFrom(...clients.keys()),
    path: pathOf(endpoint, known),
    query: queryOf(endpoint, known),
    body: bodyOf(endpoint, known),
    headers: headersOf(known),
  })
  const property = fc.asyncProperty(request, async ({ client, path, query, body, headers }) => {
    const sender = clients[client] ?? kit.client()
    const cookies = new Map(sender.cookies)
    const sent = new Headers(headers)
    if (body.type !== undefined) sent.set('Content-Type', body.type)
    const answer = await sender.send(`${path}${query === '' ? '' : `?${query}`}`, {
      method: endpoint.method,
      headers: sent,
      body: endpoint.method === 'GET' ? null : body.raw,
    })
    // Sessions that a drawn request opened, renewed or ended are none of the next one's business.
    sender.cookies.clear()
    for (const [name, value] of cookies) sender.cookies.set(name, value)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const fault = faultOf(endpoint, answer.status, answer.headers.get('content-type') ?? '', answer.text, answer.json)
    if (fault !== undefined) throw new Error(fault)
  })
  const result = await fc.check(property, { numRuns: runsOf(endpoint), seed, endOnFailure: isShort })
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  const fault = {
    fault: result.errorInstance instanceof Error ? result.errorInstance.message : 'unknown',
    request: result.counterexample,
    log: kit.log.filter(({ level }) => level === 'error').slice(-1),
  }
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  // An upload that never went through has decoded nothing.
  const isProven = fileFieldsOf(endpoint).length === 0 || (statuses[endpoint.response.status] ?? 0) > 0
  const ok = !result.failed && isProven
  print({ endpoint: endpoint.id, requests, statuses, seconds, ok, ...(result.failed ? fault : isProven ? {} : { fault: 'no picture was ever taken' }) })
  return ok
}

/** Calls that end sessions or people come last, each in a world of its own. */
const endsPeople = new Set(['auth.logout', 'auth.logoutByGet', 'auth.tokenRefresh', 'admin.updateUser', 'admin.deleteUser', 'profile.update', 'profile.uploadLicenseImages', 'auth.resetPassword', 'aircraft.retire'])

const chosen = allEndpoints.filter(({ id }) => only === undefined || id.startsWith(only))
let failures = 0
let world = await openWorld()
for (const endpoint of chosen.filter(({ id }) => !endsPeople.has(id))) if (!(await fuzz(endpoint, world))) failures += 1
for (const endpoint of chosen.filter(({ id }) => endsPeople.has(id))) {
  await world.kit.close()
  world = await openWorld()
  if (!(await fuzz(endpoint, world))) failures += 1
}
await world.kit.close()
print({ endpoints: chosen.length, failures, seed, ok: failures === 0 })
process.exit(failures === 0 ? 0 : 1)
