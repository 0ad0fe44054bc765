import { parse, type AtRule, type ChildNode } from 'postcss'
import { specificityOf } from './selector.ts'

/** What holds on a page: at-rules that apply, states and pseudo-element of the element, its tag and its parent's classes. */
export interface Page {
  readonly conditions: readonly string[]
  readonly states: readonly string[]
  readonly tag?: string
  readonly parents?: readonly string[]
}

interface Rule {
  readonly selector: string
  readonly conditions: readonly string[]
  readonly declarations: readonly { readonly prop: string; readonly value: string; readonly important: boolean }[]
  readonly layer: number
  readonly order: number
}

/** What a shorthand sets, as far as the tests use it. */
const longhands: Readonly<Record<string, readonly string[]>> = {
  padding: ['padding-block', 'padding-inline-start', 'padding-inline-end'],
  'padding-inline': ['padding-inline-start', 'padding-inline-end'],
  border: ['border-width', 'border-color'],
  background: ['background-color', 'background-image'],
}

const pieces = /^(?<own>\*|[.\w-]*)(?<negated>(?::not\([^)]*\))*)(?<suffixes>(?::{1,2}[\w-]+|\[\w+\])*)$/

const matchesOne = (compound: string, classes: readonly string[], { states, tag }: Page): boolean => {
  const { own = '', negated = '', suffixes = '' } = pieces.exec(compound)?.groups ?? {}
  const [element = '', ...named] = own.split('.')
  const needed = suffixes.match(/:{1,2}[\w-]+|\[\w+\]/g) ?? []
  const pseudo = (list: readonly string[]) => list.find((state) => state.startsWith('::'))
  return (
    pieces.test(compound) &&
    ['', '*', tag].includes(element) &&
    named.every((name) => classes.includes(name)) &&
    !classes.some((name) => negated.includes(`.${name})`)) &&
    pseudo(needed) === pseudo(states) &&
    needed.every((state) => states.includes(state))
  )
}

const matches = (selector: string, classes: readonly string[], page: Page): boolean => {
  const [subject = '', parent] = selector.split(' > ').toReversed()
  return matchesOne(subject, classes, page) && (parent === undefined || matchesOne(parent, page.parents ?? [], { conditions: [], states: [] }))
}

/** Every rule of a style sheet; layers count from the weakest to the strongest. */
const rulesOf = (css: string): Rule[] => {
  const layers: string[] = []
  const rules: Rule[] = []
  const layerOf = (name: string): number => {
    if (!layers.includes(name)) layers.push(name)
    return layers.indexOf(name)
  }
  const visit = (nodes: readonly ChildNode[], path: string, conditions: readonly string[]): void => {
    for (const node of nodes) {
      if (node.type === 'atrule') visitAtRule(node, path, conditions)
      if (node.type !== 'rule') continue
      const declarations = node.nodes.flatMap((inner) =>
        inner.type === 'decl' ? [{ prop: inner.prop, value: inner.value, important: inner.important === true }] : [],
      )
      // What stands in a layer itself wins over its sub-layers.
      const layer = path.includes('.') ? layerOf(path) : 1000
      for (const selector of node.selectors) rules.push({ selector, conditions, declarations, layer, order: rules.length })
    }
  }
  const visitAtRule = (node: AtRule, path: string, conditions: readonly string[]): void => {
    const inner = (name: string) => (path === '' ? name : `${path}.${name}`)
    if (node.name === 'layer' && node.nodes === undefined) node.params.split(', ').forEach((name) => layerOf(inner(name)))
    else if (node.name === 'layer') visit(node.nodes ?? [], (layerOf(inner(node.params)), inner(node.params)), conditions)
    else visit(node.nodes ?? [], path, [...conditions, `@${node.name} ${node.params}`])
  }
  visit(parse(css).nodes, '', [])
  return rules
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, at) => rank - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0

/** A small cascade of layers, weight and order, for simple selectors: what an element of these classes gets on a page. */
export const cascadeOf = (css: string): ((classes: readonly string[], page: Page) => Record<string, string>) => {
  const rules = rulesOf(css)
  return (classes, page) => {
    const found = rules
      .filter(({ selector, conditions }) => conditions.every((one) => page.conditions.includes(one)) && matches(selector, classes, page))
      .flatMap(({ selector, declarations, layer, order }) =>
        declarations.flatMap(({ prop, value, important }) => {
          // Layers count backwards for important declarations.
          const rank = [important ? 1 : 0, important ? -layer : layer, specificityOf(selector), order]
          return (longhands[prop] ?? [prop]).map((property) => ({ property, value, rank }))
        }),
      )
      .toSorted((one, other) => compare(one.rank, other.rank))
      .map(({ property, value }) => [property, value] as const)
    return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
  }
}
