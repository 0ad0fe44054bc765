import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { migrationsFolder } from '../db/migrate.ts'
import * as schema from '../db/schema/index.ts'
import { claimKey } from './idempotency-claims.ts'

const journalShape = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

test('an answer that an earlier version has stored is still the answer', async () => {
  const earlier = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-migrations-'))
  const lite = await PGlite.create({ extensions: { btree_gist, pg_trgm, unaccent } })
  try {
    cpSync(migrationsFolder, earlier, { recursive: true })
    const file = path.join(earlier, 'meta/_journal.json')
    const journal = journalShape.parse(JSON.parse(readFileSync(file, 'utf8')))
    const entries = journal.entries.filter(({ tag }) => tag < '0090')
    writeFileSync(file, JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(lite), { migrationsFolder: earlier })
    const userId = '01930000-0000-7000-8000-000000000001'
    await lite.exec(`
      insert into user_accounts (id, email, name, password_hash, role, is_activated, created_at) values
        ('${userId}', 'o@example.test', 'O', 'x', 'operator', true, now());
      insert into idempotency_keys (user_id, endpoint, key, request_hash, answer, created_at) values
        ('${userId}', 'aircraft.create', 'k1', 'hash', '{"id":"1"}', now());`)
    const db = drizzle(lite, { schema })
    await migrate(db, { migrationsFolder })
    const attempt = { userId, endpoint: 'aircraft.create', key: 'k1', requestHash: 'hash' }
    expect(await claimKey(db, attempt, new Date())).toEqual({ kind: 'answered', answer: { id: '1' } })
    expect(await claimKey(db, { ...attempt, key: 'k2' }, new Date())).toMatchObject({ kind: 'claimed' })
  } finally {
    await lite.close()
    rmSync(earlier, { recursive: true })
  }
})
