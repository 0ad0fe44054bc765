import type { ESTree } from 'vite'
import type { Found, Module, SourceReader } from './sources.ts'

/** How a type is told to people. */
export interface TypeWords {
  readonly type: string
  /** The values of a type that is nothing but a list of them. */
  readonly values: readonly (string | number)[] | undefined
  /** Declarations of the types of ours that it speaks of. */
  readonly shapes: readonly string[]
}

/** The name of a type, with dots. */
export const typeNameOf = (name: ESTree.TSTypeName): string =>
  name.type === 'Identifier' ? name.name : name.type === 'TSQualifiedName' ? `${typeNameOf(name.left)}.${name.right.name}` : 'this'

const orUndefined = /\s*\|\s*undefined$/

/** In one line, without comments, and without the `undefined` that every property may be. */
const inOneLine = (text: string): string => {
  const line = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*\| /, '')
    .replace(orUndefined, '')
    .trim()
  const [, inner] = /^\((\([^()]*\) => [^()]*)\)$/.exec(line) ?? []
  return inner ?? line
}

/** Tells types in words. */
export const wordsOfTypes = ({ find }: SourceReader) => {
  const listed = (node: ESTree.Expression): (string | number)[] | undefined => {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return listed(node.expression)
    if (node.type !== 'ArrayExpression') return undefined
    const values = node.elements.map((element) => (element?.type === 'Literal' ? element.value : undefined))
    const known = values.filter((value) => typeof value === 'string' || typeof value === 'number')
    return known.length === values.length ? known : undefined
  }

  const inner = (node: ESTree.TSType): ESTree.TSType => (node.type === 'TSParenthesizedType' ? inner(node.typeAnnotation) : node)

  const valuesOf = (given: ESTree.TSType, module: Module): (string | number)[] | undefined => {
    const node = inner(given)
    if (node.type === 'TSLiteralType') {
      const value = node.literal.type === 'Literal' ? node.literal.value : undefined
      return typeof value === 'string' || typeof value === 'number' ? [value] : undefined
    }
    if (node.type === 'TSUnionType') {
      const parts = node.types.filter(({ type }) => type !== 'TSUndefinedKeyword').map((part) => valuesOf(part, module))
      return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
    }
    if (node.type === 'TSTypeReference' && node.typeArguments === null) {
      const found = find(module, typeNameOf(node.typeName))
      return found?.declared.kind === 'type' ? valuesOf(found.declared.node.typeAnnotation, found.module) : undefined
    }
    if (node.type === 'TSIndexedAccessType' && node.indexType.type === 'TSNumberKeyword') {
      const list = inner(node.objectType)
      if (list.type !== 'TSTypeQuery' || list.exprName.type !== 'Identifier') return undefined
      const found = find(module, list.exprName.name)
      return found?.declared.kind === 'value' ? listed(found.declared.node) : undefined
    }
    return undefined
  }

  const shapeOf = ({ module, start, end, declared }: Found): string[] =>
    declared.kind === 'value' ? [] : [module.text.slice(start, end).replace(/^export /, '')]

  return {
    values: valuesOf,
    type: (node: ESTree.TSType, module: Module): TypeWords => {
      const values = valuesOf(node, module)
      const text = inOneLine(module.text.slice(node.start, node.end))
      if (values !== undefined) {
        const type = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ')
        return { type, values, shapes: [] }
      }
      const names = new Set([...text.matchAll(/(?<![\w$'."`-])[A-Z]\w*/g)].map(([name]) => name))
      return {
        type: text,
        values,
        shapes: [...names].flatMap((name) => {
          const found = find(module, name)
          return found === undefined ? [] : shapeOf(found)
        }),
      }
    },
  }
}
