import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Parsing the packages is most of a start's time; the cache must be on before they are loaded.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.cache/node'))

await import('./start.ts')
