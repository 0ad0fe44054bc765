import { parse, type AtRule, type ChildNode, type Rule as CssRule } from 'postcss'
import { selectorsOf, withClasses } from './selector.ts'

export interface Declaration {
  readonly property: string
  readonly value: string
  readonly isImportant: boolean
}

/** A selector of a rule in the layer of components, with the at-rules around it from the outside inwards. */
export interface Rule {
  readonly sheet: string
  readonly conditions: readonly string[]
  readonly selector: string
  readonly declarations: readonly Declaration[]
  /** Where its rule stands in the style sheet. */
  readonly at: number
}

export interface Sheet {
  readonly file: string
  /** What lies outside the layer of components: other layers, fonts, key frames. */
  readonly outside: string
  /** The layer of components, in the order of the cascade. */
  readonly rules: readonly Rule[]
}

const declarationsOf = (rule: CssRule): Declaration[] => {
  const all = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type === 'comment') return []
    if (node.type !== 'decl') throw new Error(`Not understood in a rule: ${node.toString()}`)
    return [{ property: node.prop, value: node.value, isImportant: node.important === true }]
  })
  // What is said twice counts where it is said last.
  const isSame = (one: Declaration, other: Declaration) => one.property === other.property && one.value === other.value
  return all.filter((one, at) => !all.slice(at + 1).some((later) => isSame(one, later)))
}

const rulesIn = (nodes: readonly ChildNode[], sheet: string, conditions: readonly string[]): Rule[] =>
  nodes.flatMap((node): Rule[] => {
    switch (node.type) {
      case 'comment':
        return []
      case 'rule': {
        const declarations = declarationsOf(node)
        return [...new Set(selectorsOf(node.selector))].map((selector) => ({ sheet, conditions, selector, declarations, at: node.source?.start?.offset ?? 0 }))
      }
      case 'atrule':
        if (!['media', 'container', 'supports'].includes(node.name)) throw new Error(`Not understood in the layer: @${node.name}`)
        return rulesIn(node.nodes ?? [], sheet, [...conditions, `@${node.name} ${node.params}`])
      case 'decl':
        throw new Error(`A declaration outside of a rule: ${node.toString()}`)
    }
  })

const isLayer = (node: ChildNode, layer: string): node is AtRule => node.type === 'atrule' && node.name === 'layer' && node.params === layer

/** What stands in the layer has to come as one plain block of it: anything else would win over, or lose to, its sub-layers. */
const refuseLayer = (node: ChildNode, layer: string): void => {
  if (node.type !== 'atrule') return
  const names = node.name === 'layer' ? node.params.split(',').map((name) => name.trim()) : []
  if (names.some((name) => name === layer || name.startsWith(`${layer}.`))) throw new Error(`Not understood around the layer ${layer}: ${node.toString()}`)
  node.nodes?.forEach((inner) => refuseLayer(inner, layer))
}

/** Takes a style sheet apart. */
export const readSheet = (file: string, css: string, { components, leaveOut }: { components: string; leaveOut?: RegExp | undefined }): Sheet => {
  const outside: string[] = []
  const rules: Rule[] = []
  for (const node of parse(css).nodes) {
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes === undefined) continue
    if (isLayer(node, components)) rules.push(...rulesIn(node.nodes ?? [], file, []))
    else if (node.type !== 'comment') {
      refuseLayer(node, components)
      outside.push(node.toString())
    }
  }
  return { file, outside: outside.join('\n'), rules: rules.filter(({ selector }) => leaveOut?.test(selector) !== true) }
}

const isKeyframe = ({ parent }: CssRule): boolean => parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'

/** A style sheet with other names in the place of its classes. */
export const withClassNames = (css: string, rename: (name: string) => string): string => {
  const root = parse(css)
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = withClasses(rule.selector, rename)
  })
  return root.toString()
}
