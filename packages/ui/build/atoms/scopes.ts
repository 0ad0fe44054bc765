import { childrenOf, isFunction, keyOf, type Node } from './syntax.ts'
import type { ESTree } from 'vite'

/** A name as one place of a module binds it. */
export interface Binding {
  readonly name: string
  /** What it is bound to for good. Nothing for parameters, parts of patterns, and what is assigned again. */
  value: Node | undefined
  readonly isTop: boolean
  /** How it came: under a name of an object, as the rest of an object, or as it is. */
  readonly origin: Origin
}

export type Origin = { readonly kind: 'part'; readonly key: string } | { readonly kind: 'rest' } | { readonly kind: 'whole' }

const whole: Origin = { kind: 'whole' }

type Scope = ReadonlyMap<string, Binding>

interface Bound {
  readonly name: string
  readonly origin: Origin
}

/** Every name that a pattern binds. */
const bound = (pattern: Node, origin: Origin = whole): Bound[] => {
  if (pattern.type === 'Identifier') return [{ name: pattern.name, origin }]
  if (pattern.type === 'Property') return bound(pattern.value, { kind: 'part', key: keyOf(pattern.key) ?? '' })
  if (pattern.type === 'AssignmentPattern') return bound(pattern.left, origin)
  if (pattern.type === 'RestElement') return bound(pattern.argument, { kind: 'rest' })
  return childrenOf(pattern).flatMap((child) => bound(child))
}

/** The identifiers that an assignment writes to. */
const written = (target: Node): Node[] => (target.type === 'Identifier' ? [target] : target.type === 'MemberExpression' ? [] : childrenOf(target).flatMap(written))

/** The statements whose declarations belong to a scope that this node opens; nothing if it opens none. */
const statementsOf = (node: Node): readonly Node[] | undefined => {
  if (node.type === 'Program' || node.type === 'BlockStatement' || node.type === 'StaticBlock') return node.body
  if (node.type === 'SwitchStatement') return node.cases.flatMap(({ consequent }) => consequent)
  if (node.type === 'ForStatement') return node.init === null ? [] : [node.init]
  if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') return [node.left]
  return undefined
}

/** The names that a node binds for what it holds. */
const scopeOf = (node: Node): Scope | undefined => {
  const scope = new Map<string, Binding>()
  const isTop = node.type === 'Program'
  const bind = (pattern: Node, value: Node | undefined): void => {
    for (const { name, origin } of bound(pattern)) scope.set(name, { name, isTop, origin, value: pattern.type === 'Identifier' ? value : undefined })
  }
  if (isFunction(node)) {
    node.params.forEach((parameter) => bind(parameter, undefined))
    return scope
  }
  if (node.type === 'CatchClause') {
    if (node.param !== null) bind(node.param, undefined)
    return scope
  }
  const statements = statementsOf(node)
  if (statements === undefined) return undefined
  for (const statement of statements) {
    if (statement.type === 'VariableDeclaration') for (const { id, init } of statement.declarations) bind(id, init ?? undefined)
    if (statement.type === 'FunctionDeclaration' && statement.id !== null) bind(statement.id, statement)
    if (statement.type === 'ClassDeclaration' && statement.id !== null) bind(statement.id, undefined)
    if (statement.type === 'ImportDeclaration') for (const { local } of statement.specifiers) bind(local, undefined)
  }
  return scope
}

/** Which binding every identifier of a module stands for. `var` below a block is not understood; the build writes none. */
export const bindingsOf = (program: ESTree.Program): ReadonlyMap<Node, Binding> => {
  const found = new Map<Node, Binding>()
  const assigned = new Set<Binding>()
  const visit = (node: Node, scopes: readonly Scope[]): void => {
    const own = scopeOf(node)
    const inner = own === undefined ? scopes : [own, ...scopes]
    if (node.type === 'Identifier') {
      const binding = scopes.find((scope) => scope.has(node.name))?.get(node.name)
      if (binding !== undefined) found.set(node, binding)
    }
    childrenOf(node).forEach((child) => visit(child, inner))
    if (node.type !== 'AssignmentExpression' && node.type !== 'UpdateExpression') return
    const target = node.type === 'AssignmentExpression' ? node.left : node.argument
    for (const name of written(target)) {
      const binding = found.get(name)
      if (binding !== undefined) assigned.add(binding)
    }
  }
  visit(program, [])
  for (const binding of assigned) binding.value = undefined
  return found
}
