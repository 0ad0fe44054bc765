import type { ESTree } from 'vite'
import { Expressions, namesClass, type House } from './expressions.ts'
import { beside, into, lost, outOf, type Classes, type Flow, type Mark } from './flow.ts'
import { childrenOf, isFunction, keyOf, resultsOf, type Module, type Node } from './syntax.ts'

const makers = new Set(['jsx', 'jsxs', 'createElement'])

/**
 * Follows the classes through one module. A name that is bound once is looked up where it is used; what comes as a
 * parameter is whatever others hand to this module; what is put where nobody looks (a context, a list) counts as lost,
 * and everything unknown may be something lost.
 */
export class Reader {
  readonly #house: House
  readonly #flow: Flow
  readonly #file: string
  readonly #read: Expressions
  /** Places for elements whose components are others'. */
  readonly #elements = new Map<Mark, Classes[]>()

  private constructor(house: House, flow: Flow, module: Module) {
    this.#house = house
    this.#flow = flow
    this.#file = module.file
    this.#read = new Expressions(house, module)
  }

  /** Notes in `flow` where the classes of a module go. */
  static follow(house: House, flow: Flow, module: Module): void {
    new Reader(house, flow, module).#follow(module.program)
  }

  #follow(program: ESTree.Program): void {
    for (const node of program.body) if (node.type === 'ExportNamedDeclaration') this.#export(node)
    for (const node of program.body) this.#walk(node, lost)
  }

  #export(node: ESTree.ExportNamedDeclaration): void {
    const from = node.source === null ? undefined : this.#house.resolve(this.#file, node.source.value)
    for (const { local, exported } of node.specifiers) {
      const name = keyOf(local) ?? ''
      const source = from === undefined ? this.#read.importNamed(name) : { file: from, name }
      const target = outOf(this.#file, keyOf(exported) ?? '')
      if (source === undefined) {
        const value = this.#read.constant(local)
        if (value !== undefined) this.#flow.add(target, this.#read.valueOf(value))
        continue
      }
      // A door hands on what it gets, and gives what it got.
      this.#flow.add(target, { marks: [outOf(source.file, source.name)] })
      this.#flow.add(into(source.file), { marks: [into(this.#file)] })
    }
  }

  #hand(sink: Mark, classes: Classes, key: string | undefined): void {
    this.#flow.pair(classes)
    this.#bring(sink, classes)
    // Our own modules hand on what comes under a name of classes; nobody follows what comes under another name.
    if (!namesClass(key) && !this.#elements.has(sink)) this.#flow.add(lost, classes)
  }

  /** Where the props of an element go: nowhere for an element of the platform. */
  #sinkOf(kind: Node | undefined): Mark | undefined {
    if (kind?.type === 'Literal' || kind?.type === 'TemplateLiteral') return undefined
    if (kind?.type === 'Identifier') {
      const constant = this.#read.constant(kind)
      if (constant?.type === 'TemplateLiteral' || (constant?.type === 'Literal' && typeof constant.value === 'string')) return undefined
      // A parameter such as `as`, in small letters, is a tag's name by its type.
      const imported = this.#read.importOf(kind)
      if (constant === undefined && imported === undefined && /^[a-z]/.test(kind.name)) return undefined
      if (constant !== undefined) return into(this.#file)
      if (imported !== undefined) return into(imported.file)
    }
    const sink = into(`${this.#file} element ${String(this.#elements.size)}`)
    this.#elements.set(sink, [])
    return sink
  }

  /** Brings classes to a place. A component of others may put all that it gets on one element. */
  #bring(sink: Mark, classes: Classes): void {
    const others = this.#elements.get(sink)
    for (const other of others ?? []) this.#flow.pair(beside([other, classes]))
    others?.push(classes)
    this.#flow.add(sink, classes)
  }

  #props(node: Node, sink: Mark | undefined): void {
    if (node.type !== 'ObjectExpression') {
      if (sink !== undefined) this.#bring(sink, this.#read.part(node))
      return this.#inside(node, sink ?? lost)
    }
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        if (property.argument.type === 'ObjectExpression') this.#props(property.argument, sink)
        else {
          if (sink !== undefined) this.#bring(sink, this.#read.part(property.argument))
          this.#inside(property.argument, sink ?? lost)
        }
        continue
      }
      const key = keyOf(property.key)
      if (namesClass(key)) {
        const classes = this.#read.part(property.value)
        this.#flow.pair(classes)
        if (sink !== undefined) this.#bring(sink, classes)
        this.#inside(property.value, sink ?? lost)
      } else if (key !== 'style') this.#walk(property.value, sink ?? lost)
    }
  }

  /** Walks what an expression holds beside the classes that were read from it: conditions, arguments. */
  #inside(node: Node, sink: Mark): void {
    if (node.type === 'Literal' || node.type === 'Identifier') return
    if (node.type === 'MemberExpression' && this.#read.classesOf(node) !== undefined) {
      if (node.computed) this.#walk(node.property, lost)
      return
    }
    if (node.type === 'ConditionalExpression') {
      this.#walk(node.test, lost)
      return [node.consequent, node.alternate].forEach((part) => this.#inside(part, sink))
    }
    if (node.type === 'LogicalExpression') {
      if (node.operator === '&&') this.#walk(node.left, lost)
      else this.#inside(node.left, sink)
      return this.#inside(node.right, sink)
    }
    if (node.type === 'TemplateLiteral') return node.expressions.forEach((part) => this.#inside(part, sink))
    if (node.type !== 'CallExpression') return this.#walk(node, sink)
    return this.#read.isJoin(node.callee) ? node.arguments.forEach((part) => this.#inside(part, sink)) : this.#arguments(node)
  }

  /** What a function is given. */
  #arguments(node: ESTree.CallExpression): void {
    const { callee } = node
    const imported = this.#read.importOf(callee)
    const sink = imported !== undefined ? into(imported.file) : this.#read.constant(callee) !== undefined ? into(this.#file) : lost
    if (callee.type !== 'Identifier') this.#walk(callee, lost)
    const called = this.#read.constant(callee)
    const parameters = called !== undefined && isFunction(called) ? called.params : []
    for (const [at, argument] of node.arguments.entries()) {
      const parameter = parameters[at]
      const held = parameter !== undefined && bindsClass(parameter) ? this.#read.held(argument) : undefined
      if (held !== undefined) {
        this.#hand(sink, held, 'className')
        this.#inside(argument, sink)
      } else if (argument.type === 'ObjectExpression') this.#props(argument, sink)
      else if (argument.type === 'Identifier') this.#flow.add(sink, this.#read.isWhole(argument) && sink !== lost ? this.#read.unknown : this.#read.part(argument))
      else this.#walk(argument, sink)
    }
  }

  #walk(node: Node, sink: Mark): void {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') return
    if (node.type === 'VariableDeclarator' && node.init !== null && this.#read.constant(node.id) === node.init) return this.#define(node.init)
    if (node.type === 'FunctionDeclaration' && node.id !== null && this.#read.constant(node.id) === node) return this.#define(node)
    if (node.type === 'CallExpression') {
      const { callee } = node
      if (callee.type === 'Identifier' && makers.has(callee.name)) {
        const [kind, props, ...rest] = node.arguments
        if (props !== undefined) this.#props(props, this.#sinkOf(kind))
        return rest.forEach((part) => this.#walk(part, lost))
      }
      const held = this.#read.held(node)
      if (held !== undefined) this.#hand(sink, held, undefined)
      return held !== undefined && this.#read.isJoin(callee) ? this.#inside(node, sink) : this.#arguments(node)
    }
    const held = node.type === 'ParenthesizedExpression' || isFunction(node) ? undefined : this.#read.held(node)
    if (held !== undefined) {
      this.#hand(sink, held, undefined)
      return this.#inside(node, sink)
    }
    if (node.type === 'VariableDeclarator') {
      this.#pattern(node.id)
      // `const { label, ...rest } = props` is no use of `props`: its parts are looked at where they are used.
      if (node.init !== null && !(node.id.type === 'ObjectPattern' && node.init.type === 'Identifier')) this.#walk(node.init, lost)
      return
    }
    if (isFunction(node)) {
      node.params.forEach((parameter) => this.#pattern(parameter))
      if (node.body !== null) this.#walk(node.body, sink)
      return
    }
    if (node.type === 'CatchClause') return this.#walk(node.body, sink)
    // An element of the platform gets what is assigned, and nothing else.
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && namesClass(keyOf(node.left.property))) {
      this.#flow.pair(this.#read.part(node.right))
      return this.#inside(node.right, lost)
    }
    if (node.type === 'Identifier' && this.#read.isBound(node) && this.#read.bringsClasses(node)) return this.#hand(sink, this.#read.unknown, undefined)
    if (node.type === 'ObjectExpression') return this.#props(node, sink)
    if (node.type === 'Property') return this.#walk(node.value, sink)
    if (node.type === 'MemberExpression' && (!node.computed || node.property.type === 'Literal')) {
      if (node.object.type !== 'Identifier') this.#walk(node.object, sink)
      else if (namesClass(keyOf(node.property))) this.#hand(sink, this.#read.unknown, undefined)
      return
    }
    childrenOf(node).forEach((child) => this.#walk(child, sink))
  }

  /** What a pattern holds beside names: the values that stand in for what is not given. */
  #pattern(node: Node): void {
    if (node.type === 'AssignmentPattern') {
      const held = this.#read.held(node.right)
      if (held === undefined) this.#walk(node.right, lost)
      else this.#hand(into(this.#file), held, node.left.type === 'Identifier' ? node.left.name : undefined)
      return this.#pattern(node.left)
    }
    if (node.type !== 'Identifier') childrenOf(node).forEach((child) => this.#pattern(child))
  }

  /** What a name stands for is followed from where the name is used; the rest of the expression from here. */
  #define(node: Node): void {
    if (isFunction(node)) {
      const results = new Set(resultsOf(node))
      const visit = (part: Node): void => {
        if (results.has(part) && this.#read.held(part) !== undefined) {
          this.#flow.pair(this.#read.part(part))
          return this.#inside(part, lost)
        }
        if (part !== node && (isFunction(part) || part.type === 'VariableDeclarator')) return this.#walk(part, lost)
        if (results.has(part) || !childrenOf(part).some((child) => holds(child, results))) return this.#walk(part, lost)
        childrenOf(part).forEach(visit)
      }
      node.params.forEach((parameter) => this.#pattern(parameter))
      return node.body === null ? undefined : visit(node.body)
    }
    const held = this.#read.held(node)
    if (held !== undefined) {
      this.#flow.pair(held)
      return this.#inside(node, lost)
    }
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type === 'Property') this.#define(property.value)
        else if (property.argument.type !== 'Identifier') this.#define(property.argument)
      }
      return
    }
    this.#walk(node, lost)
  }
}

/** Is a parameter called a class? */
const bindsClass = (parameter: Node): boolean =>
  parameter.type === 'Identifier' ? namesClass(parameter.name) : parameter.type === 'AssignmentPattern' && bindsClass(parameter.left)

const holds = (node: Node, wanted: ReadonlySet<Node>): boolean => wanted.has(node) || (!isFunction(node) && childrenOf(node).some((child) => holds(child, wanted)))
