import type { ESTree } from 'vite'

export type Node = ESTree.Node

export interface Module {
  readonly file: string
  readonly program: ESTree.Program
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'parent' ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

/** The name that a property's key or a name in an import or export stands for. */
export const keyOf = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value !== null ? String(key.value) : undefined

export const isFunction = (node: Node): node is ESTree.ArrowFunctionExpression | ESTree.Function =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'

/** The expressions that a function may give. */
export const resultsOf = (node: ESTree.ArrowFunctionExpression | ESTree.Function): Node[] => {
  const { body } = node
  if (body === null) return []
  if (body.type !== 'BlockStatement') return [body]
  const visit = (part: Node): Node[] =>
    isFunction(part) ? [] : part.type === 'ReturnStatement' ? (part.argument === null ? [] : [part.argument]) : childrenOf(part).flatMap(visit)
  return visit(body)
}
