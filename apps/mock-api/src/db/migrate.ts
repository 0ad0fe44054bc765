import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The committed SQL migrations; forward only, in the order of `meta/_journal.json`. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations')

/** Changes whenever a migration does: names prepared data archives and test templates. */
export const migrationsFingerprint = (): string => {
  const hash = crypto.createHash('sha256')
  for (const name of fs.readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(fs.readFileSync(path.join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
