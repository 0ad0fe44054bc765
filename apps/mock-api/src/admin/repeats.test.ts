import { adminEndpoints, IDEMPOTENCY_HEADER } from '@pilotpair/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../auth/tokens.ts'
import { tables } from '../db/index.ts'
import { createTestApi, type TestApi, type TestUser } from '../testing/index.ts'

const { auditLog, idempotencyKeys, userAccounts } = tables

let kit: TestApi
let admin: TestUser
let headers: Record<string, string>
beforeAll(async () => {
  kit = await createTestApi()
  admin = await kit.user({ role: 'super_admin' })
})
beforeEach(() => {
  headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
})
afterAll(() => kit.close())

const audited = (action: string, targetId: string): Promise<number> =>
  kit.db.$count(auditLog, and(eq(auditLog.action, action), eq(auditLog.targetId, targetId)))

describe('with the key of the attempt', () => {
  test('a change is made once: a repeat does not undo what was decided meanwhile', async () => {
    const { id } = await kit.user({ role: 'pilot' })
    const deactivate = { params: { id }, body: { is_activated: false }, headers }
    const first = await admin.client.ok(adminEndpoints.updateUser, deactivate)
    await admin.client.ok(adminEndpoints.updateUser, { params: { id }, body: { is_activated: true } })
    expect(await admin.client.ok(adminEndpoints.updateUser, deactivate)).toEqual(first)
    expect(await kit.db.$count(userAccounts, and(eq(userAccounts.id, id), eq(userAccounts.isActivated, true)))).toBe(1)
    const other = await admin.client.call(adminEndpoints.updateUser, { ...deactivate, query: { cascade: true } })
    expect(other.status).toBe(422)
  })

  test('a repeated removal gives the first answer; without the key the account is gone', async () => {
    const { id } = await kit.user({ role: 'pilot' })
    const first = await admin.client.ok(adminEndpoints.deleteUser, { params: { id }, headers })
    expect(await admin.client.ok(adminEndpoints.deleteUser, { params: { id }, headers })).toEqual(first)
    expect((await admin.client.call(adminEndpoints.deleteUser, { params: { id } })).status).toBe(404)
    expect(await audited('user.delete', id)).toBe(1)
  })

  test('a refused removal frees the key', async () => {
    const { id } = await kit.user({ role: 'pilot' })
    const refused = { params: { id }, query: { expect: 'pending' as const }, headers }
    expect((await admin.client.call(adminEndpoints.deleteUser, refused)).status).toBe(409)
    await admin.client.ok(adminEndpoints.deleteUser, { params: { id }, headers })
  })

  test('an operator is created once, with the first status; the digest is no way to the password', async () => {
    const body = { name: 'Skyline Rentals', email: 'sky@example.test', password: 'Tail-Wind-42' }
    const create = (parts: typeof body) => admin.client.call(adminEndpoints.createOperator, { body: parts, headers })
    const first = await create(body)
    const again = await create(body)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect((await create({ ...body, password: 'Head-Wind-42' })).status).toBe(422)
    expect((await admin.client.call(adminEndpoints.createOperator, { body })).status).toBe(409)
    const [stored] = await kit.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.endpoint, adminEndpoints.createOperator.id))
    expect(stored?.requestHash).toMatch(/^[0-9a-f]{64}$/)
    expect(stored?.requestHash).not.toBe(sha256(JSON.stringify([undefined, body])))
    await kit.settled()
    expect(kit.mails.filter(({ to }) => to === body.email)).toHaveLength(1)
  })
})
