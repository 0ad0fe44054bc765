import { allEndpoints, endpointUrl, errorBody, type Endpoint, type Role } from '@pilotpair/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cases, uncovered, type Case } from './testing/matrix-cases.ts'
import { ACTORS, createMatrixWorld, type Actor, type MatrixWorld, type Ownership } from './testing/matrix-world.ts'
import { encodeBody, type TestAnswer, type TestClient } from './testing/client.ts'

let matrix: MatrixWorld
beforeAll(async () => {
  matrix = await createMatrixWorld()
})
afterAll(() => matrix.world.kit.close())

const roles: Readonly<Record<Exclude<Actor, 'anonymous'>, Role>> = {
  pendingPilot: 'pilot',
  pilot: 'pilot',
  otherPilot: 'pilot',
  operator: 'operator',
  otherOperator: 'operator',
  admin: 'super_admin',
}

/** What the descriptor alone says about a caller; undefined: they may come in. */
const refusalByAccess = ({ access }: Endpoint, actor: Actor): 401 | 403 | undefined => {
  if (access.kind === 'public') return undefined
  if (actor === 'anonymous') return 401
  if (!access.roles.includes(roles[actor])) return 403
  return access.approval === 'approved' && actor === 'pendingPilot' ? 403 : undefined
}

const expectedStatus = (endpoint: Endpoint, one: Case, actor: Actor, ownership: Ownership): number => {
  const refusal = refusalByAccess(endpoint, actor)
  if (refusal !== undefined) return refusal
  const status = one.status ?? endpoint.response.status
  if (ownership === 'own') return actor === 'admin' ? (one.adminOwnStatus ?? status) : status
  switch (one.foreign ?? 'open') {
    case 'open':
      return status
    case 'hidden':
      return 404
    case 'hidden but to administrators':
      return actor === 'admin' ? status : 404
    case 'refused but to administrators':
      return actor === 'admin' ? status : 403
  }
}

const emailsIn = (text: string): string[] => text.match(/[\w.+-]+@[\w.-]+\.test/g) ?? []

/** Keys and addresses that an answer may hold: exactly the contract's, and nobody else's. */
const assertHarmless = (endpoint: Endpoint, answer: TestAnswer, actor: Actor): void => {
  if (answer.status >= 400) {
    expect(z.strictObject(errorBody.shape).safeParse(answer.json).error?.issues ?? []).toEqual([])
  } else if (endpoint.response.kind === 'json') {
    expect(endpoint.response.schema.safeParse(answer.json).error?.issues ?? []).toEqual([])
  } else {
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
  }
  expect(answer.text).not.toMatch(/password_hash|\$argon2/)
  if (actor === 'admin' || endpoint.id === 'auth.register') return
  const own = matrix.userOf(actor)?.email
  expect(emailsIn(answer.text).filter((email) => email !== own)).toEqual([])
}

const clientFor = (endpoint: Endpoint, one: Case, actor: Actor, ownership: Ownership): TestClient => {
  // Of the two pilots of a flight, the one whose call it is.
  if (actor === 'pilot' && ownership === 'own' && one.target === 'flight' && /^proposals\.(accept|decline)$/.test(endpoint.id)) {
    return matrix.world.invitee.client
  }
  // Whoever logs out or in here must not lose or gain the session that the other calls need.
  if (endpoint.id.startsWith('auth.') && endpoint.id !== 'auth.currentUser') return matrix.world.kit.client()
  return matrix.clientOf(actor)
}

const callOnce = async (endpoint: Endpoint, one: Case, client: TestClient, id: string | undefined): Promise<TestAnswer> => {
  const params = { ...one.params, ...(id === undefined ? {} : { [one.param ?? 'id']: id }) }
  const body = await one.body?.(matrix.world)
  const encoded = body === undefined ? {} : encodeBody(endpoint, body)
  return client.send(endpointUrl(endpoint, { params, query: one.query }), { method: endpoint.method, ...encoded })
}

const unknownOf = (one: Case): string => (one.target === 'card' ? 'pm_unknown' : '0199ffff-0000-7000-8000-000000000001')

let untouched: string | undefined

/** Whoever may not come in does not touch the flight: one serves them all, and the days that can be booked suffice. */
const targetOf = async (endpoint: Endpoint, one: Case, actor: Actor, ownership: Ownership): Promise<string | undefined> => {
  if (one.target === undefined) return undefined
  if (one.target !== 'flight' || refusalByAccess(endpoint, actor) === undefined) return matrix.make(one.target, actor, ownership, endpoint)
  untouched ??= await matrix.make('flight', 'pilot', 'own', endpoint)
  return untouched
}

const check = async (endpoint: Endpoint, one: Case, actor: Actor, ownership: Ownership): Promise<void> => {
  const id = await targetOf(endpoint, one, actor, ownership)
  const client = clientFor(endpoint, one, actor, ownership)
  const answer = await callOnce(endpoint, one, client, id)
  if (one.unverifies === true) await matrix.verify()
  const expected = expectedStatus(endpoint, one, actor, ownership)
  expect({ status: answer.status, text: answer.status === expected ? '' : answer.text }).toEqual({ status: expected, text: '' })
  assertHarmless(endpoint, answer, actor)
  if (answer.status === 404 && one.foreign?.startsWith('hidden') === true) {
    const unknown = await callOnce(endpoint, one, client, unknownOf(one))
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text])
  }
}

test('every endpoint has its place in the matrix', () => {
  expect(uncovered()).toEqual([])
  expect(Object.keys(cases).filter((id) => !allEndpoints.some((endpoint) => endpoint.id === id))).toEqual([])
})

describe.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('c25: %s', (id, endpoint) => {
  const one = cases[id] ?? {}
  const ownerships: readonly Ownership[] = one.target === undefined ? ['own'] : ['own', 'foreign']
  for (const actor of ACTORS) {
    for (const ownership of ownerships) {
      test(`${actor}${one.target === undefined ? '' : `, ${ownership} ${one.target}`}`, () => check(endpoint, one, actor, ownership))
    }
  }
})
