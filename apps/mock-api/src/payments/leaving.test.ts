import { adminEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { newId } from '../lib/ids.ts'
import { createTestApi, type TestApi, type TestUser } from '../testing/index.ts'
import { removeLeavingCustomers } from './leaving.ts'
import { GatewayFault } from './port.ts'
import { saveTestCard } from './testing.ts'

const { paymentCustomers, payments, sandboxObjects } = tables

let kit: TestApi
let admin: TestUser
beforeAll(async () => {
  kit = await createTestApi()
  admin = await kit.user({ role: 'super_admin' })
})
afterAll(() => kit.close())

const customerOf = async (userId: string): Promise<string | undefined> => {
  const [row] = await kit.db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return row?.customerId
}
const atGateway = (id: string) => kit.db.$count(sandboxObjects, eq(sandboxObjects.id, id))

/** A pilot with a saved card who was removed. */
const removed = async (): Promise<{ id: string; cardId: string; customerId: string }> => {
  const { id } = await kit.user({ role: 'pilot' })
  const cardId = await saveTestCard(kit.deps, id)
  const customerId = (await customerOf(id)) ?? ''
  await admin.client.ok(adminEndpoints.deleteUser, { params: { id } })
  return { id, cardId, customerId }
}

const isAttached = async (cardId: string): Promise<boolean> => {
  const [card] = await kit.db.select().from(sandboxObjects).where(eq(sandboxObjects.id, cardId))
  return card?.customerId !== null
}

test('a removed person leaves neither a customer nor a card at the gateway; everybody else keeps theirs', async () => {
  const stays = await kit.user({ role: 'pilot' })
  const otherCard = await saveTestCard(kit.deps, stays.id)
  const { id, cardId, customerId } = await removed()
  expect(await isAttached(cardId)).toBe(true)
  await removeLeavingCustomers(kit.deps)
  expect(await atGateway(customerId)).toBe(0)
  expect(await isAttached(cardId)).toBe(false)
  expect(await customerOf(id)).toBeUndefined()
  expect((await kit.deps.payments.cards((await customerOf(stays.id)) ?? '')).map((card) => card.id)).toEqual([otherCard])
})

test('a gateway that does not answer is asked again; a customer that is gone there already is forgotten here', async () => {
  const { id, customerId } = await removed()
  const removeCustomer = () => Promise.reject(new GatewayFault('down'))
  await removeLeavingCustomers({ ...kit.deps, payments: { ...kit.deps.payments, removeCustomer } })
  expect(await customerOf(id)).toBe(customerId)
  await kit.db.delete(sandboxObjects).where(eq(sandboxObjects.id, customerId))
  await removeLeavingCustomers(kit.deps)
  expect(await customerOf(id)).toBeUndefined()
})

test('the customer stays while money of theirs is on its way', async () => {
  const { id, cardId, customerId } = await removed()
  const now = kit.clock.now()
  const payment = { id: newId(), payerId: id, attempt: 1, amountCents: 100, cardId, createdAt: now, updatedAt: now }
  await kit.db.insert(payments).values({ ...payment, idempotencyKey: payment.id, state: 'voiding' })
  await removeLeavingCustomers(kit.deps)
  expect(await atGateway(customerId)).toBe(1)
  await kit.db.update(payments).set({ state: 'voided' }).where(eq(payments.id, payment.id))
  await removeLeavingCustomers(kit.deps)
  expect(await atGateway(customerId)).toBe(0)
})
