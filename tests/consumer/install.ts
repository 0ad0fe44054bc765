import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '../..')
const packageFolder = path.join(repository, 'packages/ui')

/** Runs a command quietly and answers what it wrote; its whole output is the error when it fails. */
export const run = (command: string, args: readonly string[], cwd: string): string => {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (done.status === 0) return done.stdout
  throw new Error(`${command} ${args.join(' ')} failed\n${done.error?.message ?? done.stdout + done.stderr}`)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The versions that the repository itself stands on. */
const versionOf = (name: string, folder = repository): string => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'))
  if (!isRecord(manifest) || typeof manifest['version'] !== 'string') throw new Error(`${name} has no version`)
  return manifest['version']
}

const versionsOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]))

export interface Host {
  readonly folder: string
  /** Version of the package. */
  readonly version: string
  /** Names of the package's components, as their sub-paths. */
  readonly components: readonly string[]
  /** Every file of the package that was installed. */
  readonly files: readonly string[]
}

/** Packs the library as it would be published and installs it into an application of its own. */
export const installIntoFreshHost = (folder: string): Host => {
  run('npm', ['pack', '--pack-destination', folder], packageFolder)
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (tarball === undefined) throw new Error('npm pack wrote no archive')
  cpSync(path.join(import.meta.dirname, 'app'), folder, { recursive: true })
  const manifest = {
    name: 'a-host',
    private: true,
    type: 'module',
    dependencies: { '@pilotpair/ui': `file:./${tarball}`, ...versionsOf(['react', 'react-dom']) },
    devDependencies: versionsOf(['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']),
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], folder)
  const installed = path.join(folder, 'node_modules/@pilotpair/ui')
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(installed, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  const version = versionOf('@pilotpair/ui', folder)
  return { folder, version, files, components: readdirSync(path.join(installed, 'dist/components')).sort() }
}

/** TypeScript settings of a host that checks every declaration it meets. */
export const writeTypeCheck = ({ folder, components }: Host, module: 'bundler' | 'node'): string => {
  const name = `check-${module}`
  const imports = ['@pilotpair/ui', '@pilotpair/ui/theme', ...components.map((component) => `@pilotpair/ui/${component}`)]
  const lines = [
    ...imports.map((specifier, at) => `export * as part${String(at)} from '${specifier}'`),
    ...['styles', 'base.css', 'styles.css'].map((sheet) => `import '@pilotpair/ui/${sheet}'`),
  ]
  mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, name, 'everything.ts'), `${lines.join('\n')}\n`)
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noUncheckedSideEffectImports: true,
    noEmit: true,
    // The host's own modules name each other with their extension.
    allowImportingTsExtensions: true,
    types: module === 'bundler' ? ['vite/client'] : [],
    ...(module === 'bundler' ? { module: 'ESNext', moduleResolution: 'bundler' } : { module: 'NodeNext' }),
  }
  const include = module === 'bundler' ? ['../src', './everything.ts'] : ['./everything.ts']
  const file = path.join(folder, name, 'tsconfig.json')
  writeFileSync(file, JSON.stringify({ compilerOptions, include }, null, 2))
  return file
}
