import { authEndpoints } from '@pilotpair/contract'
import { afterAll, expect, test } from 'vitest'
import { decidedLimits } from '../auth/limits.ts'
import { createTestApi } from '../testing/index.ts'

const direct = await createTestApi({ deps: { limits: decidedLimits } })
const proxied = await createTestApi({ deps: { limits: decidedLimits }, settings: { trustedHops: 1 } })
afterAll(async () => {
  await direct.close()
  await proxied.close()
})

const guesses = async (kit: typeof direct): Promise<number[]> => {
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const answer = await kit.client().call(authEndpoints.login, {
      body: { username: 'ann@example.test', password: 'Wrong-Guess-1' },
      headers: { 'X-Forwarded-For': `203.0.113.${count}` },
    })
    statuses.push(answer.status)
  }
  return statuses
}

test('a client cannot escape its limit by writing X-Forwarded-For itself', async () => {
  expect((await guesses(direct)).at(-1)).toBe(429)
})

test('behind a trusted proxy each forwarded address has its own limit', async () => {
  expect((await guesses(proxied)).at(-1)).toBe(401)
})
