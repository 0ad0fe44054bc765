import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** What a module declares, as far as tables of props need it. */
export type Declared =
  | { readonly kind: 'type'; readonly node: ESTree.TSTypeAliasDeclaration }
  | { readonly kind: 'interface'; readonly node: ESTree.TSInterfaceDeclaration }
  | { readonly kind: 'value'; readonly node: ESTree.Expression }

/** A declaration in its module. */
export interface Found {
  readonly module: Module
  readonly declared: Declared
  /** Of the whole statement. */
  readonly start: number
  readonly end: number
}

/** A name and the file that knows it. */
interface Source {
  readonly file: string
  readonly name: string
}

/** A module of the library, read but not run. */
export interface Module {
  readonly file: string
  readonly text: string
  readonly own: ReadonlyMap<string, Found>
  /** Names of other files of ours; `*` is a whole file. */
  readonly imported: ReadonlyMap<string, Source>
  readonly reexported: ReadonlyMap<string, Source>
  readonly reexportedWhole: readonly string[]
  readonly exportedNames: ReadonlySet<string>
  /** The TSDoc that ends right before a position, without its frame. */
  readonly docBefore: (position: number) => string
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

const wordsOf = (comment: string): string =>
  comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim()

const declaredBy = (node: ESTree.Statement | ESTree.Declaration): [name: string, declared: Declared][] => {
  if (node.type === 'TSTypeAliasDeclaration') return [[node.id.name, { kind: 'type', node }]]
  if (node.type === 'TSInterfaceDeclaration') return [[node.id.name, { kind: 'interface', node }]]
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }): [string, Declared][] =>
    id.type === 'Identifier' && init !== null ? [[id.name, { kind: 'value', node: init }]] : [],
  )
}

const parse = (file: string): Module => {
  const text = readFileSync(file, 'utf8')
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const own = new Map<string, Found>()
  const imported = new Map<string, Source>()
  const reexported = new Map<string, Source>()
  const reexportedWhole: string[] = []
  const exportedNames = new Set<string>()
  const module: Module = {
    file,
    text,
    own,
    imported,
    reexported,
    reexportedWhole,
    exportedNames,
    docBefore: (position) => {
      const doc = docs.findLast(({ end }) => end <= position)
      return doc !== undefined && text.slice(doc.end, position).trim() === '' ? wordsOf(doc.value) : ''
    },
  }
  const fileOf = (specifier: string): string | undefined =>
    specifier.startsWith('.') ? path.resolve(path.dirname(file), specifier) : undefined
  const declare = (node: ESTree.Statement | ESTree.Declaration, { start, end }: ESTree.Span, isExported: boolean) => {
    for (const [name, declared] of declaredBy(node)) {
      own.set(name, { module, declared, start, end })
      if (isExported) exportedNames.add(name)
    }
  }
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const from = fileOf(node.source.value)
      if (from === undefined) continue
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*'
        imported.set(specifier.local.name, { file: from, name })
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const from = fileOf(node.source.value)
      if (from !== undefined && node.exported === null) reexportedWhole.push(from)
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration !== null) declare(node.declaration, node, true)
      const from = node.source === null ? file : fileOf(node.source.value)
      if (from === undefined) continue
      for (const { local, exported } of node.specifiers) {
        if (from === file) exportedNames.add(nameOf(exported))
        else reexported.set(nameOf(exported), { file: from, name: nameOf(local) })
      }
    } else declare(node, node, false)
  }
  return module
}

/**
 * Reads modules of the library, each once.
 *
 * @param onUse - Told of each file that is asked for.
 */
export const sourceReader = (onUse: (file: string) => void) => {
  const modules = new Map<string, Module>()
  const read = (file: string): Module => {
    onUse(file)
    const known = modules.get(file) ?? parse(file)
    modules.set(file, known)
    return known
  }

  /** Where a name is declared that a module knows; nothing for names of packages. */
  const find = (module: Module, name: string): Found | undefined => {
    const [head = name, member] = name.split('.')
    const own = module.own.get(head)
    if (own !== undefined) return member === undefined ? own : undefined
    const from = module.imported.get(head) ?? module.reexported.get(head)
    if (from !== undefined) {
      const wanted = from.name === '*' ? member : from.name
      return wanted === undefined || !/\.tsx?$/.test(from.file) ? undefined : find(read(from.file), wanted)
    }
    for (const file of module.reexportedWhole) {
      const found = find(read(file), head)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Names that a file exports, its own and others'. */
  const exportsOf = (file: string): string[] => {
    const { exportedNames, reexported, reexportedWhole } = read(file)
    return [...exportedNames, ...reexported.keys(), ...reexportedWhole.flatMap(exportsOf)]
  }

  return { read, find, exportsOf }
}

export type SourceReader = ReturnType<typeof sourceReader>
