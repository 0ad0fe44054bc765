import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst, type Plugin, type Rolldown } from 'vite'
import type { AtomOptions } from './atoms/atomise.ts'
import { shareRules, withSharedClasses } from './shared-rules.ts'

interface StyleSheetOptions {
  /** Module whose style sheets make up `base.css`: tokens, themes, reset and font. */
  readonly base: string
  /** Modules in whose order `styles.css` holds everything. */
  readonly all: readonly string[]
  /** Folder with the font's files. */
  readonly fonts: string
  readonly order: AtomOptions
}

const ownImport = /^import "(\.[^"]+\.css)";\n/gm
const fontUrl = /url\("@fontsource-variable\/inter\/files\/([\w-]+\.woff2)"\)/g

/** A path inside the package as modules write it. */
const join = (from: string, to: string): string => path.posix.join(path.posix.dirname(from), to)

/** The style sheets that a module imports itself, as paths inside the package. */
const sheetsOf = (chunk: Rolldown.OutputChunk): string[] =>
  [...chunk.code.matchAll(ownImport)].map(([, relative = '']) => join(chunk.fileName, relative))

/** Every style sheet that modules reach, in the order in which a host's bundler would meet them. */
const collect = (bundle: Rolldown.OutputBundle, entries: readonly string[]): string[] => {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    chunk.imports.forEach(visit)
    sheetsOf(chunk).forEach((sheet) => sheets.add(sheet))
  }
  entries.forEach(visit)
  return [...sheets]
}

/** A style sheet's text, whose fonts lie in `fonts/` of the package. */
const textOf = (bundle: Rolldown.OutputBundle, sheet: string): string => {
  const asset = bundle[sheet]
  if (asset?.type !== 'asset') throw new Error(`${sheet} is imported but was not written`)
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source)
}

const withFonts = (css: string, from: string): string => {
  const folder = path.posix.relative(path.posix.dirname(from), 'fonts')
  const prefix = folder.startsWith('.') ? folder : `./${folder}`
  return css.replaceAll(fontUrl, (_url, file: string) => `url("${prefix}/${file}")`)
}

/**
 * Turns the style sheet of each module into what a host can use without vanilla-extract:
 *
 * - a module imports its own style sheet as `#css/…`, which the package maps to nothing where Node itself runs the
 *   module: a server or a test without a bundler cannot load style sheets;
 * - `base.css` holds tokens, themes, reset and font, `styles.css` everything;
 * - what several classes have alike stands in one rule, and classes have short names;
 * - the font's files lie in `fonts/`.
 */
export const styleSheets = ({ base, all, fonts, order }: StyleSheetOptions): Plugin => ({
  name: 'pilotpair-style-sheets',
  generateBundle(_options, bundle) {
    const files = new Set<string>()
    const sheets = collect(bundle, [base, ...all])
    const atoms = shareRules(bundle, new Map(sheets.map((sheet) => [sheet, textOf(bundle, sheet)])), sheetsOf, order, parseAst)
    const write = (fileName: string, wanted: readonly string[]): void => {
      const source = atoms.sheet(wanted)
      this.emitFile({ type: 'asset', fileName, source: withFonts(source, fileName) })
      for (const [, file = ''] of source.matchAll(fontUrl)) files.add(file)
    }
    write('base.css', collect(bundle, [base]))
    write('styles.css', sheets)

    for (const file of files) {
      this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source: readFileSync(path.join(fonts, 'files', file)) })
    }
    this.emitFile({ type: 'asset', fileName: 'fonts/LICENSE', source: readFileSync(path.join(fonts, 'LICENSE')) })
    this.emitFile({ type: 'asset', fileName: 'style-sheet.d.ts', source: '// Stands for a style sheet where the compiler looks for types.\nexport {}\n' })
    this.emitFile({ type: 'asset', fileName: 'no-css.js', source: '// Stands for a style sheet where Node runs the modules.\nexport {}\n' })

    for (const output of Object.values(bundle)) {
      if (output.type === 'asset' && output.fileName.endsWith('.css')) {
        if (sheets.includes(output.fileName)) output.source = withFonts(atoms.sheet([output.fileName]), output.fileName)
      }
      if (output.type === 'chunk') {
        const { fileName } = output
        output.code = withSharedClasses(output.code, atoms, parseAst).replaceAll(ownImport, (_line, sheet: string) => `import "#css/${join(fileName, sheet)}";\n`)
      }
    }
  },
})
