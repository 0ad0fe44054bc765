import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('two processes and a job that takes longer than a lease', () => {
  afterEach(() => void vi.useRealTimers())

  /** A run that lasts until it is told to end. */
  const long = () => {
    const [begun, ending] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const run = async (): Promise<void> => {
      begun.resolve(undefined)
      await ending.promise
    }
    const running = runIfDue(kit.deps, job({ everySeconds: 0, run }))
    return { begun: begun.promise, end: () => ending.resolve(undefined), running }
  }
  const lease = async () => {
    const [row] = await kit.db
      .select({ isHeld: sql<boolean>`${tables.jobLeases.leasedUntil} > now() + interval '30 seconds'`, owner: tables.jobLeases.owner })
      .from(tables.jobLeases)
    return row
  }

  test('the lease is renewed while it runs, so that the other one does not begin', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const first = long()
    await first.begun
    await age(1)
    vi.advanceTimersByTime(20_000)
    await kit.settled()
    expect(await lease()).toMatchObject({ isHeld: true, owner: expect.any(String) })
    expect(await runIfDue(kit.deps, job())).toBe(false)
    first.end()
    expect(await first.running).toBe(true)
    expect(await lease()).toEqual({ isHeld: false, owner: null })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('one that hung and was overtaken neither renews nor ends the lease of the other one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const first = long()
    await first.begun
    await age(1)
    const second = long()
    await second.begun
    const held = await lease()
    vi.advanceTimersByTime(20_000)
    await kit.settled()
    expect(kit.log).toContainEqual(expect.objectContaining({ level: 'warn', message: 'another process has taken a job over' }))
    first.end()
    expect(await first.running).toBe(true)
    expect(await lease()).toEqual(held)
    expect(await runIfDue(kit.deps, job())).toBe(false)
    second.end()
    expect(await second.running).toBe(true)
    expect(await lease()).toEqual({ isHeld: false, owner: null })
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
