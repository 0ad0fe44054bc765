import { parse, type AtRule, type ChildNode } from 'postcss'
import { specificityOf } from './selector.ts'

/** What holds on a page: at-rules that apply, states and pseudo-element of the element. */
export interface Page {
  readonly conditions: readonly string[]
  readonly states: readonly string[]
}

interface Found {
  readonly property: string
  readonly value: string
  readonly rank: readonly number[]
}

/** What a shorthand sets, as far as the tests use it. */
const longhands: Readonly<Record<string, readonly string[]>> = {
  padding: ['padding-block', 'padding-inline-start', 'padding-inline-end'],
  'padding-inline': ['padding-inline-start', 'padding-inline-end'],
  border: ['border-width', 'border-color'],
  background: ['background-color', 'background-image'],
}

const suffixes = /:{1,2}[\w-]+|\[\w+\]/g

const matches = (selector: string, classes: readonly string[], { states }: Page): boolean => {
  const [own = ''] = selector.split(suffixes)
  const needed = selector.match(suffixes) ?? []
  const pseudo = (list: readonly string[]) => list.find((state) => state.startsWith('::'))
  return classes.includes(own.slice(1)) && pseudo(needed) === pseudo(states) && needed.every((state) => states.includes(state))
}

/** A small cascade of layers, weight and order, for selectors of one class: what an element of these classes gets. */
export const cascade = (css: string, classes: readonly string[], page: Page): Record<string, string> => {
  const layers: string[] = []
  const found: Found[] = []
  let order = 0
  const layerOf = (name: string): number => {
    if (!layers.includes(name)) layers.push(name)
    return layers.indexOf(name)
  }
  const visit = (nodes: readonly ChildNode[], path: string): void => {
    for (const node of nodes) {
      if (node.type === 'atrule') visitAtRule(node, path)
      if (node.type !== 'rule') continue
      order += 1
      for (const selector of node.selectors.filter((one) => matches(one, classes, page))) {
        node.walkDecls(({ prop, value, important }) => {
          // What stands in a layer itself wins over its sub-layers; important declarations count backwards.
          const layer = path.includes('.') ? layerOf(path) : 1000
          const rank = [important ? 1 : 0, important ? -layer : layer, specificityOf(selector), order]
          for (const property of longhands[prop] ?? [prop]) found.push({ property, value, rank })
        })
      }
    }
  }
  const visitAtRule = (node: AtRule, path: string): void => {
    const inner = (name: string) => (path === '' ? name : `${path}.${name}`)
    if (node.name === 'layer' && node.nodes === undefined) node.params.split(', ').forEach((name) => layerOf(inner(name)))
    else if (node.name === 'layer') visit(node.nodes ?? [], (layerOf(inner(node.params)), inner(node.params)))
    else if (page.conditions.includes(`@${node.name} ${node.params}`)) visit(node.nodes ?? [], path)
  }
  visit(parse(css).nodes, '')
  const compare = (one: Found, other: Found): number => one.rank.map((rank, at) => rank - (other.rank[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  return Object.fromEntries(
    found
      .toSorted(compare)
      .map(({ property, value }) => [property, value] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  )
}
