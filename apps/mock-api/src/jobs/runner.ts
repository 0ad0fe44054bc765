import { eq, sql } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import type { Job } from './job.ts'

const { jobLeases } = tables

/** A process that dies half-way keeps its job from the others no longer than this. */
const LEASE = sql`now() + interval '60 seconds'`
const tickMs = 2_000

/** Takes the job for this process when it is due and nobody runs it. By the database's clock: processes may differ. */
const claim = async (deps: Deps, { name }: Job): Promise<boolean> => {
  const taken = await deps.db
    .insert(jobLeases)
    .values({ name, leasedUntil: LEASE, dueAt: sql`now()` })
    .onConflictDoUpdate({
      target: jobLeases.name,
      set: { leasedUntil: LEASE },
      setWhere: sql`${jobLeases.leasedUntil} <= now() and ${jobLeases.dueAt} <= now()`,
    })
    .returning({ name: jobLeases.name })
  return taken.length > 0
}

const release = async (deps: Deps, { name, everySeconds }: Job): Promise<void> => {
  await deps.db
    .update(jobLeases)
    .set({ leasedUntil: sql`now()`, dueAt: sql`now() + make_interval(secs => ${everySeconds})` })
    .where(eq(jobLeases.name, name))
}

/**
 * Runs the job if it is due and no other process runs it. It is due again after its pause, also when it failed.
 *
 * @returns whether it ran here
 */
export const runIfDue = async (deps: Deps, job: Job): Promise<boolean> => {
  if (!(await claim(deps, job))) return false
  try {
    await job.run(deps)
  } finally {
    await release(deps, job)
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
