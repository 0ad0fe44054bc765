import type { ESTree } from 'vite'
import { beside, either, into, lost, nothing, outOf, type Classes } from './flow.ts'
import { bindingsOf, type Binding } from './scopes.ts'
import { isFunction, keyOf, resultsOf, type Module, type Node } from './syntax.ts'
import { stringsOf, wordsOf, type Exports, type Value } from './tables.ts'

export interface House {
  /** Every class that has a rule. */
  readonly known: ReadonlySet<string>
  readonly styles: ReadonlyMap<string, Exports>
  /** The package's module behind an import, or nothing for a package of others. */
  readonly resolve: (from: string, to: string) => string | undefined
}

/** Something that a module imports from another one of the package. */
export interface Source {
  readonly file: string
  readonly name: string
}

/** Does a name tell that it stands for a class? */
export const namesClass = (key: string | undefined): boolean => key !== undefined && /class/i.test(key)

/** What the names and expressions of one module can add to a class attribute. */
export class Expressions {
  readonly #house: House
  readonly #file: string
  readonly #bindings: ReadonlyMap<Node, Binding>
  readonly #styles = new Map<string, Value>()
  readonly #imports = new Map<string, Source>()
  readonly #strangers = new Set<string>()
  readonly #joins = new Set<string>()
  /** Constants that are being looked up: a function may call itself. */
  readonly #open = new Set<Node>()

  constructor(house: House, { file, program }: Module) {
    this.#house = house
    this.#file = file
    this.#bindings = bindingsOf(program)
    for (const node of program.body) if (node.type === 'ImportDeclaration') this.#bind(node)
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

  /** What a name stands for, for good. */
  constant(name: Node): Node | undefined {
    return this.#bindings.get(name)?.value
  }

  /** What a name stands for in another module of the package. */
  importOf(node: Node): Source | undefined {
    return this.#imported(this.#imports, node)
  }

  /** What a name of the module's top level stands for, whatever functions call the same. */
  importNamed(name: string): Source | undefined {
    return this.#imports.get(name)
  }

  isBound(node: Node): boolean {
    return this.#bindings.has(node)
  }

  /** A name that stands for what the module imports, not for something of a function that is called the same. */
  #imported<T>(names: ReadonlyMap<string, T>, node: Node): T | undefined {
    return node.type === 'Identifier' && this.#bindings.get(node)?.isTop === true ? names.get(node.name) : undefined
  }

  isJoin(callee: Node): boolean {
    return callee.type === 'Identifier' && this.#joins.has(callee.name)
  }

  /** An argument as it came: it may be all that a component was given. */
  isWhole(name: Node): boolean {
    const binding = this.#bindings.get(name)
    return binding?.origin.kind === 'whole' && binding.value === undefined && !binding.isTop
  }

  get unknown(): Classes {
    return { marks: [into(this.#file), lost], pairs: [] }
  }

  /** What may be in something that is not understood: what others hand to this module, or only what is lost. */
  #mystery(node: Node): Classes {
    return this.bringsClasses(node) ? this.unknown : { marks: [lost], pairs: [] }
  }

  /**
   * May an expression be what another module hands over as a class, or an object that holds it? What comes under a name
   * that tells nothing of classes holds none: whoever puts one there makes it a lost one.
   */
  bringsClasses(node: Node): boolean {
    if (node.type === 'MemberExpression') {
      return node.computed && node.property.type !== 'Literal' ? this.bringsClasses(node.object) : namesClass(keyOf(node.property))
    }
    if (node.type === 'ChainExpression') return this.bringsClasses(node.expression)
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
  valueOf(node: Node): Classes {
    if (this.#open.has(node)) return nothing
    this.#open.add(node)
    const classes = isFunction(node)
      ? either(resultsOf(node).map((result) => this.classesOf(result) ?? nothing))
      : node.type === 'ObjectExpression'
        ? either(node.properties.map((property) => this.valueOf(property.type === 'Property' ? property.value : property.argument)))
        : (this.classesOf(node) ?? nothing)
    this.#open.delete(node)
    return classes
  }

  #ofName(node: Node): Classes {
    const name = node.type === 'Identifier' ? node.name : ''
    const constant = this.constant(node)
    // What is made by an expression that is not understood was followed where it stands: what it holds counts as lost.
    if (constant !== undefined) return isFunction(constant) || constant.type === 'ObjectExpression' ? this.valueOf(constant) : (this.classesOf(constant) ?? this.#mystery(node))
    const imported = this.importOf(node)
    if (imported !== undefined) return { marks: [outOf(imported.file, imported.name)], pairs: [] }
    return name === 'undefined' || this.#strangers.has(name) ? nothing : this.#mystery(node)
  }

  #ofCall(node: ESTree.CallExpression): Classes | undefined {
    const { callee } = node
    if (callee.type !== 'Identifier') return undefined
    if (this.isJoin(callee)) return beside(node.arguments.map((part) => this.part(part)))
    const isFollowed = this.importOf(callee) !== undefined || this.constant(callee) !== undefined
    return isFollowed ? this.#ofName(callee) : undefined
  }

  /** What an expression adds to a class attribute; nothing where it is not understood. */
  classesOf(node: Node): Classes | undefined {
    const style = this.#styleOf(node)
    if (style !== undefined) return this.#fromStrings(stringsOf(style))
    if (node.type === 'Literal') return typeof node.value === 'string' ? this.#fromStrings([node.value]) : nothing
    if (node.type === 'Identifier') return this.#ofName(node)
    if (node.type === 'MemberExpression') return this.constant(node.object) === undefined ? undefined : this.#ofName(node.object)
    if (node.type === 'ParenthesizedExpression') return this.classesOf(node.expression)
    if (node.type === 'ConditionalExpression') return either([this.part(node.consequent), this.part(node.alternate)])
    if (node.type === 'LogicalExpression') return node.operator === '&&' ? this.part(node.right) : either([this.part(node.left), this.part(node.right)])
    if (node.type === 'UnaryExpression') return nothing
    if (node.type === 'CallExpression') return this.#ofCall(node)
    if (node.type !== 'TemplateLiteral') return undefined
    const fixed = node.quasis.map(({ value }) => this.#fromStrings([value.cooked ?? '']))
    return beside([...fixed, ...node.expressions.map((part) => this.part(part))])
  }

  /** What an expression adds to a class attribute, understood or not. */
  part(node: Node): Classes {
    return this.classesOf(node) ?? this.#mystery(node)
  }

  /** Classes that this very expression holds or that it gets from a constant; not what is unknown anyway. */
  held(node: Node): Classes | undefined {
    const classes = this.classesOf(node)
    return classes?.marks.some((mark) => mark !== lost && mark !== into(this.#file)) === true ? classes : undefined
  }
}
