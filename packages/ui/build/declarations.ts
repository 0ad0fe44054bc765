import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { styleModules } from './style-modules.ts'

interface DeclarationOptions {
  /** Folder that the compiler writes to. */
  readonly from: string
  /** Folder with the modules: the compiler leaves declarations of those that are gone. */
  readonly source: string
}

const relativeModule = /(["'])(\.{1,2}\/[^"'\n]+?\.)tsx?\1/g

/** Names modules as they are called in the package. */
export const withPackageNames = (declaration: string): string =>
  declaration.replaceAll(relativeModule, (_all, quote: string, file: string) => `${quote}${styleModules.named(`${file}js`)}${quote}`)

/** Adds the compiler's declarations to the package. */
export const declarations = ({ from, source }: DeclarationOptions): Plugin => ({
  name: 'pilotpair-declarations',
  generateBundle() {
    for (const file of globSync('**/*.d.ts', { cwd: from })) {
      const stem = path.join(source, file.slice(0, -'.d.ts'.length))
      if (!existsSync(`${stem}.ts`) && !existsSync(`${stem}.tsx`)) continue
      const text = readFileSync(path.join(from, file), 'utf8')
      this.emitFile({ type: 'asset', fileName: styleModules.named(file.replaceAll(path.sep, '/')), source: withPackageNames(text) })
    }
  },
})
