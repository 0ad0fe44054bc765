import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestApi } from '../testing/index.ts'
import type { Job } from './job.ts'
import { allJobs } from './registry.ts'
import { runIfDue, startJobs } from './runner.ts'

let kit: TestApi
let runs = 0

beforeAll(async () => {
  kit = await createTestApi()
})
beforeEach(async () => {
  runs = 0
  await kit.db.delete(tables.jobLeases)
})
afterAll(() => kit.close())

const job = (over: Partial<Job> = {}): Job => ({
  name: 'counting',
  everySeconds: 60,
  run: async () => void (runs += 1),
  ...over,
})

const age = (seconds: number) => {
  const past = sql`now() - make_interval(secs => ${seconds})`
  return kit.db.update(tables.jobLeases).set({ leasedUntil: past, dueAt: past })
}

describe('a job', () => {
  test('is run by one of many that look at once, and again when it is due', async () => {
    const ran = await Promise.all(Array.from({ length: 8 }, () => runIfDue(kit.deps, job())))
    expect(ran.filter(Boolean)).toHaveLength(1)
    expect(await runIfDue(kit.deps, job())).toBe(false)
    await age(1)
    expect(await runIfDue(kit.deps, job())).toBe(true)
    expect(runs).toBe(2)
  })

  test('that fails is due again after its pause', async () => {
    const failing = job({ run: () => Promise.reject(new Error('no')) })
    await expect(runIfDue(kit.deps, failing)).rejects.toThrow('no')
    expect(await runIfDue(kit.deps, job())).toBe(false)
    await age(1)
    expect(await runIfDue(kit.deps, job())).toBe(true)
  })

  test('left by a killed process is taken over when its lease is over', async () => {
    await kit.db.insert(tables.jobLeases).values({
      name: 'counting',
      leasedUntil: sql`now() + interval '60 seconds'`,
      dueAt: sql`now()`,
    })
    expect(await runIfDue(kit.deps, job())).toBe(false)
    await age(1)
    expect(await runIfDue(kit.deps, job())).toBe(true)
  })
})

test('startJobs runs what is due at once; a failure is logged and reaches nobody else', async () => {
  const stop = startJobs(kit.deps, [job({ name: 'bad', run: () => Promise.reject(new Error('no')) }), job()])
  await kit.settled()
  stop()
  expect(runs).toBe(1)
  expect(kit.log).toContainEqual(expect.objectContaining({ level: 'error', fields: expect.objectContaining({ task: 'bad' }) }))
})

test('every job of the service has a name of its own and runs on an empty database', async () => {
  const jobs = allJobs()
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  for (const each of jobs) expect(await runIfDue(kit.deps, each)).toBe(true)
})
