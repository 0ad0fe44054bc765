import { and, eq, sql, type SQL } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import type { Job } from './job.ts'

const { jobLeases } = tables

/** A process that dies half-way keeps its job from the others no longer than this. */
const LEASE = sql`now() + interval '60 seconds'`
const renewMs = 20_000
const tickMs = 2_000

/**
 * Takes the job for this run when it is due and nobody runs it. By the database's clock: processes may differ.
 *
 * @returns the run's name, under which it holds the lease
 */
const claim = async (deps: Deps, { name }: Job): Promise<string | undefined> => {
  const owner = newId()
  const taken = await deps.db
    .insert(jobLeases)
    .values({ name, owner, leasedUntil: LEASE, dueAt: sql`now()` })
    .onConflictDoUpdate({
      target: jobLeases.name,
      set: { owner, leasedUntil: LEASE },
      setWhere: sql`${jobLeases.leasedUntil} <= now() and ${jobLeases.dueAt} <= now()`,
    })
    .returning({ name: jobLeases.name })
  return taken.length > 0 ? owner : undefined
}

/** The lease of a run: nobody else's, should another process have taken the job over. */
const isOurs = ({ name }: Job, owner: string): SQL | undefined => and(eq(jobLeases.name, name), eq(jobLeases.owner, owner))

/** A run may take longer than a lease: while its process lives, nobody else begins the same work. */
const keepRenewing = (deps: Deps, job: Job, owner: string): (() => void) => {
  const stop = (): void => clearInterval(timer)
  const renew = async (): Promise<void> => {
    const kept = await deps.db
      .update(jobLeases)
      .set({ leasedUntil: LEASE })
      .where(isOurs(job, owner))
      .returning({ name: jobLeases.name })
    if (kept.length > 0) return
    stop()
    deps.logger.warn({ task: job.name }, 'another process has taken a job over')
  }
  const timer = setInterval(() => deps.background.run(`lease of ${job.name}`, renew), renewMs)
  timer.unref()
  return stop
}

const release = async (deps: Deps, job: Job, owner: string): Promise<void> => {
  await deps.db
    .update(jobLeases)
    .set({ owner: null, leasedUntil: sql`now()`, dueAt: sql`now() + make_interval(secs => ${job.everySeconds})` })
    .where(isOurs(job, owner))
}

/**
 * Runs the job if it is due and no other process runs it. It is due again after its pause, also when it failed.
 *
 * @returns whether it ran here
 */
export const runIfDue = async (deps: Deps, job: Job): Promise<boolean> => {
  const owner = await claim(deps, job)
  if (owner === undefined) return false
  const stopRenewing = keepRenewing(deps, job, owner)
  try {
    await job.run(deps)
  } finally {
    stopRenewing()
    await release(deps, job, owner)
  }
  return true
}

/** Jobs that are not due or run somewhere: one read instead of a write for each job. */
const resting = async ({ db }: Deps): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ name: jobLeases.name })
    .from(jobLeases)
    .where(sql`${jobLeases.leasedUntil} > now() or ${jobLeases.dueAt} > now()`)
  return new Set(rows.map(({ name }) => name))
}

/** Looks for due jobs every two seconds; each runs beside the others. @returns stops looking; a running job goes on */
export const startJobs = (deps: Deps, jobs: readonly Job[]): (() => void) => {
  const running = new Set<string>()
  let isStopped = false
  const start = (job: Job): void => {
    running.add(job.name)
    deps.background.run(job.name, async () => {
      try {
        await runIfDue(deps, job)
      } finally {
        running.delete(job.name)
      }
    })
  }
  const tick = (): void =>
    deps.background.run('jobs', async () => {
      const idle = await resting(deps)
      for (const job of jobs) {
        if (!isStopped && !idle.has(job.name) && !running.has(job.name)) start(job)
      }
    })
  tick()
  const timer = setInterval(tick, tickMs)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
