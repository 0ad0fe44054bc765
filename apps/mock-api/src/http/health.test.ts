import { healthEndpoints } from '@pilotpair/contract'
import { expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../testing/index.ts'
import { markStopping } from './health.ts'

const statuses = async (kit: TestApi): Promise<{ ready: number; live: number }> => ({
  ready: (await kit.client().call(healthEndpoints.get)).status,
  live: (await kit.client().call(healthEndpoints.live)).status,
})

test('a service that can answer is ready and alive', async () => {
  const kit = await createTestApi()
  expect(await statuses(kit)).toEqual({ ready: 200, live: 200 })
  await kit.close()
})

test('without its database it is alive and not ready; being alive asks nothing of it', async () => {
  let asked = 0
  const ping = async (): Promise<void> => {
    asked += 1
    throw new Error('The database is away.')
  }
  const kit = await createTestApi({ deps: { ping } })
  expect((await kit.client().call(healthEndpoints.live)).status).toBe(200)
  expect(asked).toBe(0)
  expect(await statuses(kit)).toEqual({ ready: 503, live: 200 })
  await kit.close()
})

test('once it is stopping it is alive and not ready, and says why', async () => {
  const kit = await createTestApi()
  markStopping(kit.deps)
  expect(await statuses(kit)).toEqual({ ready: 503, live: 200 })
  expect((await kit.client().call(healthEndpoints.get)).json).toEqual({ detail: 'The service is stopping.' })
  await kit.close()
})
