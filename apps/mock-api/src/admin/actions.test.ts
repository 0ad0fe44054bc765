import {
  adminEndpoints,
  aircraftEndpoints,
  authEndpoints,
  authTexts,
  proposalEndpoints,
  type AdminUserCounts,
} from '@pilotpair/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { newId } from '../lib/ids.ts'
import { DELETED_USER } from '../profile/people.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'
import { adminRefusals } from './rules.ts'

const { aircrafts, auditLog, flights, images, pilotProfiles, userAccounts } = tables
const demo = (name: string): string => `${name}@${DEMO_DOMAIN}`

let kit: TestApi
let admin: TestClient

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
  admin = await kit.logIn(demo('admin'), DEMO_PASSWORD)
})
afterAll(() => kit.close())

const idOf = async (email: string): Promise<string> => {
  const [found] = await kit.db.select({ id: userAccounts.id }).from(userAccounts).where(eq(userAccounts.email, email))
  return found?.id ?? ''
}
const counts = (): Promise<AdminUserCounts> => admin.ok(adminEndpoints.userCounts)
const audit = (targetId: string): Promise<{ action: string; reason: string | null }[]> =>
  kit.db
    .select({ action: auditLog.action, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.targetId, targetId)))
const mailsTo = async (email: string): Promise<string[]> => {
  await kit.settled()
  return kit.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
const patch = (client: TestClient, id: string, body: { verification: 'approved' } | { is_activated: boolean }, cascade?: boolean) =>
  client.call(adminEndpoints.updateUser, { params: { id }, body, query: cascade === undefined ? {} : { cascade } })

describe('approval', () => {
  test('c45: a pilot gets in without a new login; once, audited, told by mail, counted', async () => {
    const pilot = await kit.user({ role: 'pilot', verification: 'pending' })
    const before = await counts()
    expect((await pilot.client.call(aircraftEndpoints.list)).status).toBe(403)
    const answers = [await patch(admin, pilot.id, { verification: 'approved' }), await patch(admin, pilot.id, { verification: 'approved' })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.json).toMatchObject({ id_user_account: pilot.id, pilot_profile: { verification: 'approved' } })
    expect((await pilot.client.call(aircraftEndpoints.list)).status).toBe(200)
    expect(await audit(pilot.id)).toEqual([{ action: 'user.approve', reason: null }])
    expect(await mailsTo(pilot.email)).toEqual(['Your PilotPair account is approved'])
    expect(await counts()).toEqual({
      ...before,
      pending_pilots: before.pending_pilots - 1,
      active_pilots: before.active_pilots + 1,
    })
  })

  test('only pilots are verified', async () => {
    const answer = await patch(admin, await idOf(demo('operator')), { verification: 'approved' })
    expect([answer.status, answer.json]).toEqual([409, { detail: adminRefusals.notPilot }])
  })

  test.each([
    { verification: 'banana' },
    { verification: 'pending' },
    {},
    { is_activated: 'false' },
    { is_activated: 0 },
    { is_activated: true, verification: 'approved' },
    { is_activated: false, role: 'super_admin' },
    [],
    null,
  ])('c42: refuses the shape %j', async (body) => {
    const answer = await admin.send(`/api/v1/admin/users/${await idOf(demo('copilot'))}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(422)
  })
})

describe('deactivation', () => {
  test('c45, row 20: the very next call is refused, refresh too; live flights are cancelled; reactivation lets in', async () => {
    const client = await kit.logIn(demo('priya.raman'), DEMO_PASSWORD)
    const id = await idOf(demo('priya.raman'))
    await client.ok(proposalEndpoints.received)
    const open = ['pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL', 'cancellation_requested'] as const
    const live = async (): Promise<string[]> => {
      const rows = await kit.db
        .select({ id: flights.id, inviter: flights.inviterId, invitee: flights.inviteeId, ends: flights.endsAt })
        .from(flights)
        .where(inArray(flights.status, [...open]))
      return rows.filter((row) => (row.inviter === id || row.invitee === id) && row.ends > kit.clock.now()).map((row) => row.id)
    }
    expect((await live()).length).toBeGreaterThan(0)
    const done = await patch(admin, id, { is_activated: false })
    expect(done.json).toMatchObject({ is_activated: false })
    expect((await client.call(proposalEndpoints.received)).status).toBe(401)
    expect((await client.call(authEndpoints.tokenRefresh)).status).toBe(401)
    expect(await live()).toEqual([])
    expect(await mailsTo(demo('priya.raman'))).toContain('Your PilotPair account is deactivated')
    await patch(admin, id, { is_activated: true })
    const again = await kit.logIn(demo('priya.raman'), DEMO_PASSWORD)
    expect((await again.call(proposalEndpoints.received)).status).toBe(200)
    expect(await audit(id)).toEqual([
      { action: 'user.deactivate', reason: null },
      { action: 'user.reactivate', reason: null },
    ])
  })

  test('row 21: an operator with flights stays, unless they are closed too', async () => {
    const id = await idOf(demo('operator'))
    const refused = await patch(admin, id, { is_activated: false })
    expect(refused.status).toBe(409)
    expect(refused.text).toMatch(/still open/)
    expect((await patch(admin, id, { is_activated: false }, true)).status).toBe(200)
    expect(await audit(id)).toEqual([{ action: 'user.deactivate', reason: 'cascade' }])
    await patch(admin, id, { is_activated: true })
  })
})

describe('removal', () => {
  test('a rejected pilot is gone with profile and images; numbers, mail and audit follow', async () => {
    const id = await idOf(demo('luis.carranza'))
    const before = await counts()
    const owned = await kit.db.select({ id: images.id }).from(images).where(eq(images.ownerId, id))
    expect(owned.length).toBeGreaterThanOrEqual(3)
    const client = await kit.logIn(demo('luis.carranza'), DEMO_PASSWORD)
    await admin.ok(adminEndpoints.deleteUser, { params: { id } })
    expect(await kit.db.select().from(images).where(eq(images.ownerId, id))).toEqual([])
    for (const image of owned) expect(await kit.deps.images.get(image.id)).toBeUndefined()
    expect(await kit.db.select().from(pilotProfiles).where(eq(pilotProfiles.userId, id))).toEqual([])
    const [row] = await kit.db.select().from(userAccounts).where(eq(userAccounts.id, id))
    expect(row).toMatchObject({ name: DELETED_USER, email: null, passwordHash: null, isActivated: false })
    expect((await client.call(authEndpoints.currentUser)).status).toBe(401)
    expect(await audit(id)).toEqual([{ action: 'user.reject', reason: null }])
    expect(await mailsTo(demo('luis.carranza'))).toEqual(['Your PilotPair registration was rejected'])
    expect(await counts()).toEqual({ ...before, pending_pilots: before.pending_pilots - 1 })
    expect((await admin.call(adminEndpoints.deleteUser, { params: { id } })).status).toBe(404)
    const again = { email: demo('luis.carranza'), name: 'Luis Carranza', password: 'Tail-Wind-42' }
    expect((await kit.client().call(authEndpoints.register, { body: again })).status).toBe(201)
  })

  test('a rejection that expects a pending pilot refuses one who has been approved meanwhile, and nobody else', async () => {
    const [pilot, waiting] = [
      await kit.user({ role: 'pilot', verification: 'pending' }),
      await kit.user({ role: 'pilot', verification: 'pending' }),
    ]
    const reject = (id: string) => admin.call(adminEndpoints.deleteUser, { params: { id }, query: { expect: 'pending' } })
    await patch(admin, pilot.id, { verification: 'approved' })
    const refused = await reject(pilot.id)
    expect([refused.status, refused.json]).toEqual([409, { detail: 'This pilot is no longer pending.' }])
    expect((await pilot.client.call(aircraftEndpoints.list)).status).toBe(200)
    expect(await audit(pilot.id)).toEqual([{ action: 'user.approve', reason: null }])
    expect((await reject(await idOf(demo('operator')))).status).toBe(409)
    expect((await reject(waiting.id)).status).toBe(200)
    const unknown = await admin.send(`/api/v1/admin/users/${pilot.id}?expect=banana`, { method: 'DELETE' })
    expect(unknown.status).toBe(422)
  })

  test('flights of a removed pilot stay, with nobody’s name', async () => {
    const id = await idOf(demo('copilot'))
    const mine = await kit.db.select({ id: flights.id }).from(flights).where(eq(flights.inviteeId, id))
    expect(mine.length).toBeGreaterThan(0)
    await admin.ok(adminEndpoints.deleteUser, { params: { id } })
    const after = await kit.db.select({ id: flights.id }).from(flights).where(eq(flights.inviteeId, id))
    expect(after).toHaveLength(mine.length)
    const pilot = await kit.logIn(demo('pilot'), DEMO_PASSWORD)
    const sent = await pilot.send('/api/v1/flights/my-flights')
    expect(sent.status).toBe(200)
    expect(sent.text).not.toContain('Okafor')
  })

  test('an operator goes with the fleet, whose flights are closed', async () => {
    const id = await idOf(demo('operator2'))
    const before = await counts()
    await admin.ok(adminEndpoints.deleteUser, { params: { id }, query: { cascade: true } })
    const fleet = await kit.db.select({ at: aircrafts.retiredAt }).from(aircrafts).where(eq(aircrafts.operatorId, id))
    expect(fleet.length).toBeGreaterThan(0)
    expect(fleet.every(({ at }) => at !== null)).toBe(true)
    expect((await counts()).operators).toBe(before.operators - 1)
  })
})

describe('c42: administrators', () => {
  test('nobody acts on their own account', async () => {
    const id = await idOf(demo('admin'))
    for (const answer of [
      await patch(admin, id, { is_activated: false }),
      await patch(admin, id, { is_activated: true }),
      await admin.call(adminEndpoints.deleteUser, { params: { id } }),
    ]) {
      expect([answer.status, answer.json]).toEqual([409, { detail: adminRefusals.self }])
    }
  })

  test('of two who deactivate each other at the same moment, one stays', async () => {
    const demoAdmin = await idOf(demo('admin'))
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await kit.user({ role: 'super_admin' }), await kit.user({ role: 'super_admin' })]
      await kit.db.update(userAccounts).set({ isActivated: false }).where(eq(userAccounts.id, demoAdmin))
      const answers = await Promise.all([
        patch(one.client, two.id, { is_activated: false }),
        patch(two.client, one.id, { is_activated: false }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const active = await kit.db
        .select({ id: userAccounts.id })
        .from(userAccounts)
        .where(and(eq(userAccounts.role, 'super_admin'), eq(userAccounts.isActivated, true)))
      expect(active).toHaveLength(1)
      await kit.db.update(userAccounts).set({ isActivated: true }).where(eq(userAccounts.id, demoAdmin))
      await kit.db.update(userAccounts).set({ isActivated: false }).where(inArray(userAccounts.id, [one.id, two.id]))
    }
    admin = await kit.logIn(demo('admin'), DEMO_PASSWORD)
  })
})

describe('POST admin/operators', () => {
  const body = { name: 'Skyline Rentals', email: ' Sky.Line@Example.TEST ', password: 'Tail-Wind-42' }

  test('c22, c23: the operator logs in with the folded address; mail without the password; audited and counted', async () => {
    const before = await counts()
    const created = await admin.ok(adminEndpoints.createOperator, { body })
    expect(created).toMatchObject({ role: 'operator', email: 'sky.line@example.test', pilot_profile: null, is_activated: true })
    const client = await kit.logIn('SKY.LINE@example.test', body.password)
    expect(await client.ok(aircraftEndpoints.mine)).toEqual([])
    expect(await mailsTo('sky.line@example.test')).toEqual(['Your PilotPair operator account'])
    expect(kit.mails.every(({ text }) => !text.includes(body.password))).toBe(true)
    expect(await audit(created.id_user_account)).toEqual([{ action: 'operator.create', reason: null }])
    expect((await counts()).operators).toBe(before.operators + 1)
  })

  test('c23: every variant of a known address is taken, also in parallel', async () => {
    const variant = (email: string) => admin.call(adminEndpoints.createOperator, { body: { ...body, email } })
    for (const email of ['SKY.LINE@EXAMPLE.TEST', demo('PILOT'), ` ${demo('pilot')}`]) {
      const answer = await variant(email)
      expect([answer.status, answer.json]).toEqual([409, { detail: authTexts.emailTaken }])
    }
    const both = await Promise.all([variant('Twin@example.test'), variant('TWIN@example.test')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test.each([
    ['c22: 33 characters', `Aa1!${'x'.repeat(29)}`],
    ['c22: 7 characters', 'Aa1!xxx'],
    ['no symbol', 'Aa1xxxxxx'],
    ['c28: the address in capitals', 'NEW@EXAMPLE.TEST1a'],
  ])('the password rule of registration holds: %s', async (_what, password) => {
    const answer = await admin.call(adminEndpoints.createOperator, { body: { ...body, email: 'new@example.test', password } })
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ field: 'password' }] })
  })

  test.each([{ ...body, name: ' ' }, { ...body, email: 'nonsense' }, { ...body, email: '' }])('refuses %j', async (bad) => {
    expect((await admin.call(adminEndpoints.createOperator, { body: bad })).status).toBe(422)
  })
})

describe('roles', () => {
  test('c25: nobody but administrators', async () => {
    const id = await idOf(demo('aiko.tanabe'))
    const statuses = async (client: TestClient): Promise<number[]> => [
      (await patch(client, id, { is_activated: false })).status,
      (await client.call(adminEndpoints.deleteUser, { params: { id } })).status,
      (await client.call(adminEndpoints.createOperator, { body: { name: 'No Body', email: 'no@example.test', password: 'Tail-Wind-42' } })).status,
    ]
    expect(await statuses(kit.client())).toEqual([401, 401, 401])
    for (const name of ['pilot', 'pending', 'operator']) {
      expect(await statuses(await kit.logIn(demo(name), DEMO_PASSWORD))).toEqual([403, 403, 403])
    }
  })

  test('c59: unknown and malformed ids', async () => {
    expect((await patch(admin, newId(), { is_activated: false })).status).toBe(404)
    expect((await admin.send('/api/v1/admin/users/nonsense', { method: 'DELETE' })).status).toBe(422)
  })
})

test('the numbers are those of the tables, whatever has happened', async () => {
  const accounts = await kit.db
    .select({ role: userAccounts.role, deletedAt: userAccounts.deletedAt, verification: pilotProfiles.verification })
    .from(userAccounts)
    .leftJoin(pilotProfiles, eq(pilotProfiles.userId, userAccounts.id))
  const there = accounts.filter(({ deletedAt }) => deletedAt === null)
  const [waiting, refunds] = [
    await kit.db.$count(flights, eq(flights.status, 'cancellation_requested')),
    await kit.db.$count(tables.refunds, eq(tables.refunds.state, 'failed')),
  ]
  expect(await counts()).toEqual({
    pending_pilots: there.filter(({ role, verification }) => role === 'pilot' && verification === 'pending').length,
    active_pilots: there.filter(({ role, verification }) => role === 'pilot' && verification === 'approved').length,
    operators: there.filter(({ role }) => role === 'operator').length,
    cancellations: waiting,
    refunds,
  })
})
