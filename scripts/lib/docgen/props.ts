import type { ESTree } from 'vite'
import type { Found, Module, SourceReader } from './sources.ts'
import { typeNameOf, wordsOfTypes, type TypeWords } from './types.ts'

/** A property of ours, as its declaration and its TSDoc tell it. */
export interface Prop extends TypeWords {
  readonly isRequired: boolean
  readonly description: string
  readonly byDefault: string | undefined
}

/** The properties of a type: ours one by one, those of elements by the element and what is left out of them. */
export interface PropSet {
  readonly own: ReadonlyMap<string, Prop>
  readonly native: ReadonlyMap<string, ReadonlySet<string>>
  /** Of each list one has to be given. */
  readonly oneOf: readonly (readonly string[])[]
}

const nothing: PropSet = { own: new Map(), native: new Map(), oneOf: [] }

const keep = (set: PropSet, isKept: (name: string) => boolean): PropSet => ({
  ...set,
  own: new Map([...set.own].filter(([name]) => isKept(name))),
  oneOf: set.oneOf.map((names) => names.filter(isKept)).filter((names) => names.length > 1),
})

const without = (set: PropSet, names: ReadonlySet<string>): PropSet => ({
  ...keep(set, (name) => !names.has(name)),
  native: new Map([...set.native].map(([element, omitted]) => [element, new Set([...omitted, ...names])])),
})

/** All of several types at once; what comes later says it better. */
const all = (sets: readonly PropSet[]): PropSet => {
  const own = new Map<string, Prop>()
  for (const set of sets) {
    for (const [name, prop] of set.own) {
      const earlier = own.get(name)
      own.set(name, {
        ...prop,
        isRequired: prop.isRequired || earlier?.isRequired === true,
        description: prop.description || (earlier?.description ?? ''),
        byDefault: prop.byDefault ?? earlier?.byDefault,
      })
    }
  }
  return { own, native: new Map(sets.flatMap((set) => [...set.native])), oneOf: sets.flatMap((set) => set.oneOf) }
}

const isGiven = (prop: Prop | undefined): prop is Prop => prop !== undefined && prop.type !== 'never' && prop.type !== 'undefined'

const joinedType = (props: readonly Prop[]): TypeWords => {
  const types = new Set(props.map(({ type }) => type))
  if (types.has('boolean')) for (const part of ['true', 'false']) types.delete(part)
  const [first] = props
  return types.size === 1 && first !== undefined
    ? { type: [...types].join(''), values: first.values, shapes: first.shapes }
    : { type: [...types].join(' | '), values: undefined, shapes: [...new Set(props.flatMap(({ shapes }) => shapes))] }
}

/** One of several types: a property is required where all of them require it. */
const either = (sets: readonly PropSet[]): PropSet => {
  const own = new Map<string, Prop>()
  for (const name of new Set(sets.flatMap((set) => [...set.own.keys()]))) {
    const versions = sets.map((set) => set.own.get(name))
    const given = versions.filter(isGiven)
    if (given.length === 0) continue
    own.set(name, {
      ...joinedType(given),
      isRequired: given.length === sets.length && given.every(({ isRequired }) => isRequired),
      description: given.find(({ description }) => description !== '')?.description ?? '',
      byDefault: given.find(({ byDefault }) => byDefault !== undefined)?.byDefault,
    })
  }
  const choices = sets.map((set) =>
    [...set.own].filter(([name, prop]) => isGiven(prop) && prop.isRequired && own.get(name)?.isRequired === false).map(([name]) => name),
  )
  const isChoice = choices.every((names) => names.length === 1)
  return {
    own,
    native: new Map(sets.flatMap((set) => [...set.native])),
    oneOf: [...sets.flatMap((set) => set.oneOf), ...(isChoice ? [choices.flat()] : [])],
  }
}

const defaultTag = /(?:^|\s)@default\s+([\s\S]+)$/

const described = (doc: string): Pick<Prop, 'description' | 'byDefault'> => ({
  description: doc.replace(defaultTag, '').replaceAll(/\{@link (\w+)\}/g, '`$1`').trim(),
  byDefault: defaultTag.exec(doc)?.[1]?.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim(),
})

/** Reads what properties a type has. */
export const propReader = (sources: SourceReader) => {
  const wordsOf = wordsOfTypes(sources)

  const keysIn = (node: ESTree.TSType | undefined, module: Module): Set<string> => {
    const values = node === undefined ? undefined : wordsOf.values(node, module)
    if (values === undefined) throw new Error(`${module.file}: the table of props cannot tell which keys are meant`)
    return new Set(values.map(String))
  }

  const ofMembers = (members: readonly ESTree.TSSignature[], module: Module): PropSet => {
    const own = new Map<string, Prop>()
    for (const member of members) {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
      const { key, optional } = member
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
      if (name === undefined) continue
      const words =
        member.type === 'TSPropertySignature' && member.typeAnnotation !== null
          ? wordsOf.type(member.typeAnnotation.typeAnnotation, module)
          : { type: 'function', values: undefined, shapes: [] }
      own.set(name, { ...words, isRequired: !optional, ...described(module.docBefore(member.start)) })
    }
    return { ...nothing, own }
  }

  const ofFound = ({ module, declared }: Found): PropSet => {
    if (declared.kind === 'type') return ofType(declared.node.typeAnnotation, module)
    if (declared.kind === 'value') return nothing
    const { node } = declared
    const bases = node.extends.map(({ expression, typeArguments }) =>
      ofName(module.text.slice(expression.start, expression.end), typeArguments?.params ?? [], module),
    )
    return all([...bases, ofMembers(node.body.body, module)])
  }

  const ofName = (name: string, [first, second]: readonly ESTree.TSType[], module: Module): PropSet => {
    const found = sources.find(module, name)
    if (found !== undefined) return ofFound(found)
    if (first === undefined) return nothing
    if (name === 'Omit') return without(ofType(first, module), keysIn(second, module))
    if (name === 'Pick') {
      const names = keysIn(second, module)
      return { ...keep(ofType(first, module), (prop) => names.has(prop)), native: new Map() }
    }
    if (name === 'Partial') {
      const set = ofType(first, module)
      return { ...set, own: new Map([...set.own].map(([prop, value]) => [prop, { ...value, isRequired: false }])), oneOf: [] }
    }
    if (name === 'Readonly') return ofType(first, module)
    if (name !== 'ComponentProps') return nothing
    const [element] = wordsOf.values(first, module) ?? []
    return element === undefined ? nothing : { ...nothing, native: new Map([[String(element), new Set()]]) }
  }

  const ofType = (node: ESTree.TSType, module: Module): PropSet => {
    if (node.type === 'TSParenthesizedType') return ofType(node.typeAnnotation, module)
    if (node.type === 'TSIntersectionType') return all(node.types.map((part) => ofType(part, module)))
    if (node.type === 'TSUnionType') return either(node.types.map((part) => ofType(part, module)))
    if (node.type === 'TSTypeLiteral') return ofMembers(node.members, module)
    if (node.type === 'TSTypeReference') return ofName(typeNameOf(node.typeName), node.typeArguments?.params ?? [], module)
    // Silence would leave properties out of the tables.
    throw new Error(`${module.file}: the table of props cannot read ${module.text.slice(node.start, node.end)}`)
  }

  return ofType
}
