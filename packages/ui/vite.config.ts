import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { defineConfig } from 'vite'
import { declarations } from './build/declarations.ts'
import { styleModules } from './build/style-modules.ts'
import { styleSheets } from './build/style-sheets.ts'

const root = import.meta.dirname
const source = path.join(root, 'src')
const outDir = path.join(root, 'dist')
const packageFolder = (name: string): string => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

/** The package's doors: the barrel, the theme, its style sheet, and each component's folder. */
const doors = ['index.ts', 'theme/index.ts', 'theme/global.css.ts', ...globSync('components/*/index.ts', { cwd: source }).sort()]
const built = (door: string): string => styleModules.named(door.replaceAll(path.sep, '/').replace(/\.ts$/, '.js'))

/** Our modules and vanilla-extract's run time; everything else stays the host's to resolve. */
const isOwn = (id: string): boolean =>
  /^[./\0]/.test(id) || path.isAbsolute(id) || id.startsWith('@vanilla-extract/') || id.includes('.vanilla.css')

export default defineConfig({
  root,
  plugins: [
    vanillaExtractPlugin({ cwd: root, identifiers: 'short' }),
    styleSheets({
      base: built('theme/global.css.ts'),
      all: doors.map(built),
      fonts: packageFolder('@fontsource-variable/inter'),
      order: {
        layers: ['pp-reset', 'pp-theme', 'pp-components', 'pp-utilities'],
        components: 'pp-components',
        prefix: 'pp',
        // States that sticker sheets hold for a picture.
        leaveOut: /\[data-state="(hover|pressed|focus)"\]/,
      },
    }),
    declarations({ from: path.join(root, '../../.cache/ts/packages-ui'), source }),
  ],
  build: {
    target: 'es2023',
    // The host minifies; readable modules are easier to debug.
    minify: false,
    outDir,
    reportCompressedSize: false,
    lib: { entry: doors.map((door) => path.join(source, door)), formats: ['es'] },
    rolldownOptions: {
      // A class that several modules use stays one string.
      optimization: { inlineConst: false },
      external: (id) => !isOwn(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        // npm leaves folders of the name node_modules out of a package.
        entryFileNames: ({ name }) => styleModules.named(`${name.replaceAll('node_modules', 'vendor').replaceAll('../', '')}.js`),
        assetFileNames: ({ originalFileNames: [file = '[name]'] }) => file.replace(/^src\//, '').replace(/\.ts\.vanilla\.css$/, ''),
      },
    },
  },
})
