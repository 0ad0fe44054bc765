import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseAst } from 'vite'

const source = path.resolve(import.meta.dirname, '..')
const files = globSync('{components,internal}/**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(?:stories|test|css)\.|Sheet|conformance|samples/.test(file))
  .sort()

interface Tree {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const partsOf = (tree: Tree): Tree[] => Object.values(tree).flat().filter(isTree)
const nameIn = (value: unknown): string => {
  if (!isTree(value)) return ''
  return typeof value['name'] === 'string' ? value['name'] : typeof value['value'] === 'string' ? value['value'] : ''
}

/** A type of ours, and what a component that takes it as its props takes with it. */
interface Declared {
  readonly file: string
  readonly text: string
  readonly tree: Tree
}

const declared = new Map<string, Declared>()
/** Names of the types that components take as a whole. */
const roots = new Set<string>()

for (const file of files) {
  const text = readFileSync(path.join(source, file), 'utf8')
  const program: unknown = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }, file)
  if (!isTree(program)) throw new Error(`${file} is no program`)
  for (const statement of partsOf(program)) {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const tree = isExported ? statement['declaration'] : statement
    if (!isTree(tree) || !/^TS(?:Interface|TypeAlias)Declaration$/.test(tree.type)) continue
    const name = nameIn(tree['id'])
    // What a file keeps to itself may have the name of something public.
    if (isExported || !declared.has(name)) declared.set(name, { file, text, tree })
    if (isExported && file.startsWith('components/') && name.endsWith('Props')) roots.add(name)
  }
}

/** Optional members without a default, also those of the types that one is made of; not those of what a prop holds. */
const lacking = (name: string, seen: Set<string>): string[] => {
  const found = declared.get(name)
  if (found === undefined || seen.has(name)) return []
  seen.add(name)
  const { file, text, tree } = found
  const missing: string[] = []
  const visit = (part: Tree): void => {
    const key = part['key']
    if (part.type === 'TSTypeReference' || part.type === 'TSInterfaceHeritage') {
      missing.push(...lacking(nameIn(part['typeName'] ?? part['expression']), seen))
    }
    if (part.type !== 'TSPropertySignature') {
      partsOf(part).forEach(visit)
      return
    }
    // A member that can only be left out tells the halves of a union apart; it is no prop to give.
    if (part['optional'] !== true || /: (?:never|undefined);?$/.test(text.slice(part.start, part.end))) return
    const before = text.slice(0, part.start)
    const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? ''
    if (!/@default\s+\S/.test(comment)) missing.push(`${file}: ${name}.${nameIn(key)}`)
  }
  partsOf(tree).forEach(visit)
  return missing
}

test('every optional prop says in its TSDoc what it is without a value', () => {
  expect(roots.size).toBeGreaterThan(90)
  const seen = new Set<string>()
  expect([...roots].flatMap((name) => lacking(name, seen))).toEqual([])
})
