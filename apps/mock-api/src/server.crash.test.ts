import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { spawnService, type SpawnedService } from './testing/spawned-service.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = { DATA_DIR: folder, THROTTLING: 'off' }
const password = 'Blue-Sky-77'

const register = async (service: SpawnedService, count: number): Promise<string | undefined> => {
  const email = `crash-${String(count)}@example.test`
  try {
    const answer = await fetch(`${service.origin}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Crash Test', email, password }),
    })
    return answer.status === 201 ? email : undefined
  } catch {
    return undefined
  }
}

const isRegistered = async (service: SpawnedService, email: string): Promise<boolean> => {
  const answer = await fetch(`${service.origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Crash Test', email, password }),
  })
  return answer.status === 409
}

/** Runs `work` for 0…total-1, `width` at a time. */
const inParallel = async (total: number, width: number, work: (count: number) => Promise<void>): Promise<void> => {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < total) await work(next++)
  }
  await Promise.all(Array.from({ length: width }, lane))
}

test('kill -9 during 200 registrations loses none that was acknowledged', { timeout: 300_000 }, async () => {
  const first = await spawnService(env)
  const acknowledged: string[] = []
  let killed: Promise<unknown> | undefined
  await inParallel(200, 8, async (count) => {
    const email = await register(first, count)
    if (email !== undefined) acknowledged.push(email)
    if (acknowledged.length >= 120) killed ??= first.end('SIGKILL')
  })
  await killed
  expect(acknowledged.length).toBeGreaterThanOrEqual(120)
  expect(acknowledged.length).toBeLessThan(200)

  const second = await spawnService(env)
  const lost: string[] = []
  await inParallel(acknowledged.length, 8, async (count) => {
    const email = acknowledged[count]
    if (email !== undefined && !(await isRegistered(second, email))) lost.push(email)
  })
  expect(lost).toEqual([])
  expect(await second.end('SIGTERM')).toBe(0)
})
