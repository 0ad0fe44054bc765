import type { ESTree } from 'vite'
import { beside, either, into, lost, nothing, outOf, type Classes, type Flow, type Mark } from './flow.ts'
import { bindingsOf, type Binding } from './scopes.ts'
import { childrenOf, isFunction, keyOf, resultsOf, type Module, type Node } from './syntax.ts'
import { stringsOf, wordsOf, type Exports, type Value } from './tables.ts'

export interface House {
  /** Every class that has a rule. */
  readonly known: ReadonlySet<string>
  readonly styles: ReadonlyMap<string, Exports>
  /** The package's module behind an import, or nothing for a package of others. */
  readonly resolve: (from: string, to: string) => string | undefined
}

const makers = new Set(['jsx', 'jsxs', 'createElement'])
const namesClass = (key: string | undefined): boolean => key !== undefined && /class/i.test(key)

/**
 * Follows the classes through one module. A name that is bound once is looked up where it is used; what comes as a
 * parameter is whatever others hand to this module; what is put where nobody looks (a context, a list) counts as lost,
 * and everything unknown may be something lost.
 */
export class Reader {
  readonly #house: House
  readonly #flow: Flow
  readonly #file: string
  readonly #bindings: ReadonlyMap<Node, Binding>
  readonly #styles = new Map<string, Value>()
  readonly #imports = new Map<string, { readonly file: string; readonly name: string }>()
  readonly #strangers = new Set<string>()
  readonly #joins = new Set<string>()
  readonly #open = new Set<Node>()
  /** Places for elements whose components are others'. */
  readonly #elements = new Map<Mark, Classes[]>()

  constructor(house: House, flow: Flow, { file, program }: Module) {
    this.#house = house
    this.#flow = flow
    this.#file = file
    this.#bindings = bindingsOf(program)
    for (const node of program.body) if (node.type === 'ImportDeclaration') this.#bind(node)
    for (const node of program.body) if (node.type === 'ExportNamedDeclaration') this.#export(node)
    for (const node of program.body) this.#walk(node, lost)
  }

  #bind(node: ESTree.ImportDeclaration): void {
    const file = this.#house.resolve(this.#file, node.source.value)
    for (const specifier of node.specifiers) {
      const local = specifier.local.name
      const name = specifier.type === 'ImportSpecifier' ? (keyOf(specifier.imported) ?? '') : '*'
      if (file === undefined) {
        this.#strangers.add(local)
        continue
      }
      const styles = this.#house.styles.get(file)
      if (styles !== undefined) this.#styles.set(local, name === '*' ? styles : (styles.get(name) ?? ''))
      else if (/(^|\/)cx\.js$/.test(file)) this.#joins.add(local)
      else this.#imports.set(local, { file, name })
    }
  }

  #export(node: ESTree.ExportNamedDeclaration): void {
    const from = node.source === null ? undefined : this.#house.resolve(this.#file, node.source.value)
    for (const { local, exported } of node.specifiers) {
      const name = keyOf(local) ?? ''
      const source = from === undefined ? this.#imports.get(name) : { file: from, name }
      const target = outOf(this.#file, keyOf(exported) ?? '')
      if (source === undefined) {
        const value = this.#constant(local)
        if (value !== undefined) this.#flow.add(target, this.#valueOf(value))
        continue
      }
      // A door hands on what it gets, and gives what it got.
      this.#flow.add(target, { marks: [outOf(source.file, source.name)] })
      this.#flow.add(into(source.file), { marks: [into(this.#file)] })
    }
  }

  /** What a name stands for, for good. */
  #constant(name: Node): Node | undefined {
    return this.#bindings.get(name)?.value
  }

  /** A name that stands for what the module imports, not for something of a function that is called the same. */
  #imported<T>(names: ReadonlyMap<string, T>, node: Node): T | undefined {
    return node.type === 'Identifier' && this.#bindings.get(node)?.isTop === true ? names.get(node.name) : undefined
  }

  #isJoin(callee: Node): boolean {
    return callee.type === 'Identifier' && this.#joins.has(callee.name)
  }

  get #unknown(): Classes {
    return { marks: [into(this.#file), lost], pairs: [] }
  }

  /** An argument as it came: it may be all that a component was given. */
  #isWhole(name: Node): boolean {
    const binding = this.#bindings.get(name)
    return binding?.origin.kind === 'whole' && binding.value === undefined && !binding.isTop
  }

  /** What may be in something that is not understood: what others hand to this module, or only what is lost. */
  #mystery(node: Node): Classes {
    return this.#bringsClasses(node) ? this.#unknown : { marks: [lost], pairs: [] }
  }

  /**
   * May an expression be what another module hands over as a class, or an object that holds it? What comes under a name
   * that tells nothing of classes holds none: whoever puts one there makes it a lost one.
   */
  #bringsClasses(node: Node): boolean {
    if (node.type === 'MemberExpression') {
      return node.computed && node.property.type !== 'Literal' ? this.#bringsClasses(node.object) : namesClass(keyOf(node.property))
    }
    if (node.type === 'ChainExpression') return this.#bringsClasses(node.expression)
    // Whatever goes into another expression is lost there, and what is lost is expected everywhere.
    if (node.type !== 'Identifier') return false
    const origin = this.#bindings.get(node)?.origin
    if (origin === undefined) return namesClass(node.name)
    return origin.kind === 'part' ? namesClass(origin.key) : origin.kind === 'rest' || namesClass(node.name) || /props|state|options/i.test(node.name)
  }

  #fromStrings(strings: readonly string[]): Classes {
    return either(
      strings.map((text) => {
        const words = wordsOf(text)
        return words.some((word) => this.#house.known.has(word)) ? beside(words.map((word) => ({ marks: [word], pairs: [] }))) : nothing
      }),
    )
  }

  /** The part of a style module that an expression names. */
  #styleOf(node: Node): Value | undefined {
    if (node.type === 'Identifier') return this.#imported(this.#styles, node)
    if (node.type !== 'MemberExpression') return undefined
    const table = this.#styleOf(node.object)
    if (table === undefined || typeof table === 'string') return table
    const key = node.computed && node.property.type !== 'Literal' ? undefined : keyOf(node.property)
    return key === undefined ? table : (table.get(key) ?? table)
  }

  /** What a constant holds, or what a function gives. */
  #valueOf(node: Node): Classes {
    if (this.#open.has(node)) return nothing
    this.#open.add(node)
    const classes = isFunction(node)
      ? either(resultsOf(node).map((result) => this.#classesOf(result) ?? nothing))
      : node.type === 'ObjectExpression'
        ? either(node.properties.map((property) => this.#valueOf(property.type === 'Property' ? property.value : property.argument)))
        : (this.#classesOf(node) ?? nothing)
    this.#open.delete(node)
    return classes
  }

  #ofName(node: ESTree.IdentifierReference): Classes {
    const constant = this.#constant(node)
    // What is made by an expression that is not understood was followed where it stands: what it holds counts as lost.
    if (constant !== undefined) return isFunction(constant) || constant.type === 'ObjectExpression' ? this.#valueOf(constant) : (this.#classesOf(constant) ?? this.#mystery(node))
    const imported = this.#imported(this.#imports, node)
    if (imported !== undefined) return { marks: [outOf(imported.file, imported.name)], pairs: [] }
    return node.name === 'undefined' || this.#strangers.has(node.name) ? nothing : this.#mystery(node)
  }

  #ofCall(node: ESTree.CallExpression): Classes | undefined {
    const { callee } = node
    if (callee.type !== 'Identifier') return undefined
    if (this.#isJoin(callee)) return beside(node.arguments.map((part) => this.#part(part)))
    const isFollowed = this.#imported(this.#imports, callee) !== undefined || this.#constant(callee) !== undefined
    return isFollowed ? this.#ofName(callee) : undefined
  }

  /** What an expression adds to a class attribute; nothing where it is not understood. */
  #classesOf(node: Node): Classes | undefined {
    const style = this.#styleOf(node)
    if (style !== undefined) return this.#fromStrings(stringsOf(style))
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? this.#fromStrings([node.value]) : nothing
      case 'Identifier':
        return this.#ofName(node)
      case 'MemberExpression':
        return node.object.type === 'Identifier' && this.#constant(node.object) !== undefined ? this.#ofName(node.object) : undefined
      case 'ParenthesizedExpression':
        return this.#classesOf(node.expression)
      case 'ConditionalExpression':
        return either([this.#part(node.consequent), this.#part(node.alternate)])
      case 'LogicalExpression':
        return node.operator === '&&' ? this.#part(node.right) : either([this.#part(node.left), this.#part(node.right)])
      case 'UnaryExpression':
        return nothing
      case 'TemplateLiteral':
        return beside([...node.quasis.map(({ value }) => this.#fromStrings([value.cooked ?? ''])), ...node.expressions.map((part) => this.#part(part))])
      case 'CallExpression':
        return this.#ofCall(node)
      default:
        return undefined
    }
  }

  #part(node: Node): Classes {
    return this.#classesOf(node) ?? this.#mystery(node)
  }

  /** Classes that this very expression holds or that it gets from a constant; not what is unknown anyway. */
  #held(node: Node): Classes | undefined {
    const classes = this.#classesOf(node)
    return classes?.marks.some((mark) => mark !== lost && mark !== into(this.#file)) === true ? classes : undefined
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
      const constant = this.#constant(kind)
      if (constant?.type === 'TemplateLiteral' || (constant?.type === 'Literal' && typeof constant.value === 'string')) return undefined
      // A parameter such as `as`, in small letters, is a tag's name by its type.
      const imported = this.#imported(this.#imports, kind)
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
      if (sink !== undefined) this.#bring(sink, this.#part(node))
      return this.#inside(node, sink ?? lost)
    }
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        if (property.argument.type === 'ObjectExpression') this.#props(property.argument, sink)
        else {
          if (sink !== undefined) this.#bring(sink, this.#part(property.argument))
          this.#inside(property.argument, sink ?? lost)
        }
        continue
      }
      const key = keyOf(property.key)
      if (namesClass(key)) {
        const classes = this.#part(property.value)
        this.#flow.pair(classes)
        if (sink !== undefined) this.#bring(sink, classes)
        this.#inside(property.value, sink ?? lost)
      } else if (key !== 'style') this.#walk(property.value, sink ?? lost)
    }
  }

  /** Walks what an expression holds beside the classes that were read from it: conditions, arguments. */
  #inside(node: Node, sink: Mark): void {
    if (node.type === 'Literal' || node.type === 'Identifier') return
    if (node.type === 'MemberExpression' && this.#classesOf(node) !== undefined) {
      if (node.computed) this.#walk(node.property, lost)
      return
    }
    switch (node.type) {
      case 'ConditionalExpression':
        this.#walk(node.test, lost)
        return [node.consequent, node.alternate].forEach((part) => this.#inside(part, sink))
      case 'LogicalExpression':
        if (node.operator === '&&') this.#walk(node.left, lost)
        else this.#inside(node.left, sink)
        return this.#inside(node.right, sink)
      case 'TemplateLiteral':
        return node.expressions.forEach((part) => this.#inside(part, sink))
      case 'CallExpression':
        if (this.#isJoin(node.callee)) return node.arguments.forEach((part) => this.#inside(part, sink))
        return this.#arguments(node)
      default:
        return this.#walk(node, sink)
    }
  }

  /** What a function is given. */
  #arguments(node: ESTree.CallExpression): void {
    const { callee } = node
    const imported = this.#imported(this.#imports, callee)
    const sink = imported !== undefined ? into(imported.file) : this.#constant(callee) !== undefined ? into(this.#file) : lost
    if (callee.type !== 'Identifier') this.#walk(callee, lost)
    const called = this.#constant(callee)
    const parameters = called !== undefined && isFunction(called) ? called.params : []
    for (const [at, argument] of node.arguments.entries()) {
      const parameter = parameters[at]
      const held = parameter !== undefined && bindsClass(parameter) ? this.#held(argument) : undefined
      if (held !== undefined) {
        this.#hand(sink, held, 'className')
        this.#inside(argument, sink)
      } else if (argument.type === 'ObjectExpression') this.#props(argument, sink)
      else if (argument.type === 'Identifier') this.#flow.add(sink, this.#isWhole(argument) && sink !== lost ? this.#unknown : this.#part(argument))
      else this.#walk(argument, sink)
    }
  }

  #walk(node: Node, sink: Mark): void {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') return
    if (node.type === 'VariableDeclarator' && node.init !== null && this.#constant(node.id) === node.init) return this.#define(node.init)
    if (node.type === 'FunctionDeclaration' && node.id !== null && this.#constant(node.id) === node) return this.#define(node)
    if (node.type === 'CallExpression') {
      const { callee } = node
      if (callee.type === 'Identifier' && makers.has(callee.name)) {
        const [kind, props, ...rest] = node.arguments
        if (props !== undefined) this.#props(props, this.#sinkOf(kind))
        return rest.forEach((part) => this.#walk(part, lost))
      }
      const held = this.#held(node)
      if (held !== undefined) this.#hand(sink, held, undefined)
      return held !== undefined && this.#isJoin(callee) ? this.#inside(node, sink) : this.#arguments(node)
    }
    const held = node.type === 'ParenthesizedExpression' || isFunction(node) ? undefined : this.#held(node)
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
      this.#flow.pair(this.#part(node.right))
      return this.#inside(node.right, lost)
    }
    if (node.type === 'Identifier' && this.#bindings.has(node) && this.#bringsClasses(node)) return this.#hand(sink, this.#unknown, undefined)
    if (node.type === 'ObjectExpression') return this.#props(node, sink)
    if (node.type === 'Property') return this.#walk(node.value, sink)
    if (node.type === 'MemberExpression' && (!node.computed || node.property.type === 'Literal')) {
      if (node.object.type !== 'Identifier') this.#walk(node.object, sink)
      else if (namesClass(keyOf(node.property))) this.#hand(sink, this.#unknown, undefined)
      return
    }
    childrenOf(node).forEach((child) => this.#walk(child, sink))
  }

  /** What a pattern holds beside names: the values that stand in for what is not given. */
  #pattern(node: Node): void {
    if (node.type === 'AssignmentPattern') {
      const held = this.#held(node.right)
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
        if (results.has(part) && this.#held(part) !== undefined) {
          this.#flow.pair(this.#part(part))
          return this.#inside(part, lost)
        }
        if (part !== node && (isFunction(part) || part.type === 'VariableDeclarator')) return this.#walk(part, lost)
        if (results.has(part) || !childrenOf(part).some((child) => holds(child, results))) return this.#walk(part, lost)
        childrenOf(part).forEach(visit)
      }
      node.params.forEach((parameter) => this.#pattern(parameter))
      return node.body === null ? undefined : visit(node.body)
    }
    const held = this.#held(node)
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
