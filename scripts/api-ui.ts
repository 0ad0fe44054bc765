// npm run api:ui: the public contract of the library, as the compiler tells it, against the committed one. Fails when
// they differ and shows where; `-- --update` accepts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { declarationReader } from './lib/declarations.ts'

const root = path.resolve(import.meta.dirname, '..')
const library = path.join(root, 'packages/ui')
const dist = path.join(root, '.cache/ts/packages-ui')
const contractFile = path.join(library, 'api/props.txt')

const compile = spawnSync('tsc', ['-b', library], { cwd: root, encoding: 'utf8' })
if (compile.status !== 0) {
  console.error(compile.stdout + compile.stderr)
  process.exit(1)
}

const { exportsOf, textOf, mentions } = declarationReader()
const relative = (file: string): string => path.relative(dist, file).replaceAll(path.sep, '/').replace(/\.d\.ts$/, '')
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const components = readdirSync(path.join(library, 'src/components')).sort(byName)
const doors = [
  ...components.map((name) => ({ title: `@pilotpair/ui/${name}`, file: path.join(dist, 'components', name, 'index.d.ts') })),
  { title: '@pilotpair/ui/theme', file: path.join(dist, 'theme/index.d.ts') },
]

const keyOf = ({ file, name }: { file: string; name: string }): string => `${file}#${name}`
const shown = new Set<string>()
const beyond = new Map<string, { file: string; name: string }>()
const lines: string[] = [
  '# The public contract of @pilotpair/ui: every export with its props and defaults.',
  '# Made by `npm run api:ui -- --update`; a change here is a change for every host.',
]

for (const { title, file } of doors) {
  lines.push('', `## ${title}`)
  for (const [name, source] of [...exportsOf(file)].sort(([a], [b]) => byName(a, b))) {
    const text = textOf(source)
    if (shown.has(keyOf(source))) lines.push('', `// ${name}: see above`)
    else lines.push('', source.name === name ? text : `// ${name} is ${source.name}\n${text}`)
    shown.add(keyOf(source))
    for (const other of mentions(source)) beyond.set(keyOf(other), other)
  }
}

// What public declarations speak of without exporting it is part of them.
const pending = [...beyond.values()]
const parts = new Map<string, string>()
for (let source = pending.pop(); source !== undefined; source = pending.pop()) {
  const key = keyOf(source)
  if (shown.has(key) || parts.has(key)) continue
  parts.set(key, `// ${relative(source.file)}\n${textOf(source)}`)
  pending.push(...mentions(source))
}
lines.push('', '## Parts of the above that have no door of their own')
for (const [, text] of [...parts].sort(([a], [b]) => byName(a, b))) lines.push('', text)

lines.push('', '## @pilotpair/ui: names of the barrel', '', [...exportsOf(path.join(dist, 'index.d.ts')).keys()].sort(byName).join('\n'))
const contract = `${lines.join('\n')}\n`

const accepted = existsSync(contractFile) ? readFileSync(contractFile, 'utf8') : ''
if (accepted === contract) {
  console.log(`unchanged: ${String(components.length)} components, ${String(shown.size)} exports`)
  process.exit(0)
}
if (process.argv.includes('--update')) {
  mkdirSync(path.dirname(contractFile), { recursive: true })
  writeFileSync(contractFile, contract)
  console.log(`accepted: ${String(components.length)} components, ${String(shown.size)} exports`)
  process.exit(0)
}
const now = path.join(root, '.cache/props.txt')
mkdirSync(path.dirname(now), { recursive: true })
writeFileSync(now, contract)
const difference = spawnSync('git', ['diff', '--no-index', '--unified=2', '--no-color', contractFile, now], { encoding: 'utf8' })
console.error(difference.stdout.split('\n').slice(4).join('\n'))
console.error('The public contract of packages/ui has changed. If that is meant: npm run api:ui -- --update, and add a changeset.')
process.exit(1)
