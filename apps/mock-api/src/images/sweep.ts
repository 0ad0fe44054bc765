import type { Deps } from '../deps.ts'
import type { Job } from '../jobs/job.ts'
import { existingImages } from './queries.ts'

/** A file is written before its row is committed: younger ones may still get theirs. */
const graceMs = 60 * 60_000

/**
 * Removes the files that no row refers to: left by a crash between file and row, or by a removal that failed.
 *
 * @returns how many were removed
 */
export const removeOrphans = async (
  { db, images: storage }: Pick<Deps, 'db' | 'images'>,
  before: Date,
): Promise<number> => {
  let removed = 0
  for await (const ids of storage.storedBefore(before)) {
    const rows = new Set(await existingImages(db, ids))
    for (const id of ids) {
      if (rows.has(id)) continue
      await storage.remove(id)
      removed += 1
    }
  }
  return removed
}

/** Looks for orphaned files once a day. */
export const imageJobs = (): Job[] => [
  {
    name: 'images.sweep',
    everySeconds: 24 * 60 * 60,
    async run(deps) {
      // The age of files is told by the storage's real time, not by the service's clock, which tests may set.
      const removed = await removeOrphans(deps, new Date(Date.now() - graceMs))
      if (removed > 0) deps.logger.info({ removed }, 'orphaned pictures removed')
    },
  },
]
