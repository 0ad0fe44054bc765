import { childrenOf, keyOf, type Module, type Node } from './syntax.ts'

/** What a style module exports, as far as classes matter: strings and tables of strings. */
export type Value = string | ReadonlyMap<string, Value>
export type Exports = ReadonlyMap<string, Value>

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** All strings of a table. */
export const stringsOf = (value: Value): string[] => (typeof value === 'string' ? [value] : [...value.values()].flatMap(stringsOf))

/** All strings of an expression; a table keeps its keys as far as they are written out. */
const valueOf = (node: Node): Value => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  const entries = new Map<string, Value>()
  if (node.type !== 'ObjectExpression') {
    for (const [at, child] of childrenOf(node).entries()) entries.set(`[${String(at)}]`, valueOf(child))
    return entries
  }
  for (const [at, property] of node.properties.entries()) {
    const key = property.type === 'Property' && !property.computed ? keyOf(property.key) : undefined
    entries.set(key ?? `[${String(at)}]`, valueOf(property.type === 'Property' ? property.value : property.argument))
  }
  return entries
}

/** The exports of a style module. */
export const exportsOf = ({ program }: Module): Exports => {
  const locals = new Map<string, Value>()
  const exported = new Map<string, Value>()
  for (const node of program.body) {
    if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (id.type === 'Identifier' && init !== null) locals.set(id.name, valueOf(init))
      }
    }
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const { local, exported: name } of node.specifiers) exported.set(keyOf(name) ?? '', locals.get(keyOf(local) ?? '') ?? '')
  }
  return exported
}
