import { existsSync, globSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Does a module exist that this declaration file describes? */
const isDescribed = (declaration: string, source: string): boolean => {
  const stem = path.join(source, declaration.slice(0, -'.d.ts'.length))
  return existsSync(`${stem}.ts`) || existsSync(`${stem}.tsx`)
}

/**
 * Empties the package's folder but for the compiler's declarations, which it does not write again as long as nothing
 * has changed. Declarations of modules that are gone go too.
 */
export const freshFolder = (folder: string, source: string): Plugin => ({
  name: 'pilotpair-fresh-folder',
  buildStart() {
    for (const file of globSync('**/*.*', { cwd: folder })) {
      if (file.endsWith('.d.ts') && isDescribed(file, source)) continue
      rmSync(path.join(folder, file), { recursive: true, force: true })
    }
  },
})
