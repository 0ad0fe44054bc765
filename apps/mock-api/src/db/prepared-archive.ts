import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../lib/make-folder.ts'
import { migrationsFingerprint } from './migrate.ts'

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..')

const pgliteVersion = (): string => {
  const manifest = path.join(repositoryRoot, 'node_modules/@electric-sql/pglite/package.json')
  const found = /"version":\s*"([^"]+)"/.exec(fs.readFileSync(manifest, 'utf8'))
  return found?.[1] ?? 'unknown'
}

const archivePath = (): string =>
  path.join(repositoryRoot, '.cache', `pglite-${pgliteVersion()}-${migrationsFingerprint()}.tar`)

/**
 * An empty, migrated PGlite data folder prepared by an earlier start: loading it takes a fraction of creating
 * the cluster anew. Only ever a shortcut: absent or unreadable, the start is slower and the same.
 */
export const readPreparedArchive = (): Blob | undefined => {
  try {
    return new Blob([fs.readFileSync(archivePath())])
  } catch {
    return undefined
  }
}

/** Keeps an archive for the next first start, in place of those of other migrations. Best effort. */
export const keepPreparedArchive = async (archive: Blob): Promise<void> => {
  try {
    const file = archivePath()
    const draft = `${file}.${process.pid}`
    makeFolder(path.dirname(file))
    fs.writeFileSync(draft, new Uint8Array(await archive.arrayBuffer()))
    fs.renameSync(draft, file)
    for (const name of fs.readdirSync(path.dirname(file))) {
      const isOutdated = /^pglite-.*\.tar$/.test(name) && name !== path.basename(file)
      if (isOutdated) fs.rmSync(path.join(path.dirname(file), name), { force: true })
    }
  } catch {
    // A read-only checkout: the next first start is slower.
  }
}
