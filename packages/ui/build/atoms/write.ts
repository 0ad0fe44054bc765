import { byPlace, declarationsOf, inOrder, type Block } from './blocks.ts'
import { separator, type Item } from './items.ts'
import type { NameOf } from './names.ts'
import { withClasses } from './selector.ts'

const bodyOf = (block: Block): string => declarationsOf(block).join('; ')

const ordered = (blocks: readonly Block[], prefer: (one: Block, other: Block) => number): Block[] => {
  const order = inOrder(blocks, prefer)
  if (order === undefined) throw new Error('Rules have to win over each other in a circle')
  return order
}

/** Alike rules lie beside each other: that packs better. */
const byBody = (one: Block, other: Block): number => {
  const [left, right] = [bodyOf(one), bodyOf(other)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** The rules of a layer in groups under the same at-rules, in an order that lets win what has to win. */
export const groupBlocks = (blocks: readonly Block[]): Block[][] => {
  const groups: Block[][] = []
  const groupOf = new Map<Item, number>()
  for (const block of ordered(blocks, byPlace)) {
    const before = block.items.flatMap(({ below, specificity }) =>
      below.filter((item) => item.specificity === specificity).map((item) => groupOf.get(item) ?? 0),
    )
    const least = Math.max(0, ...before)
    const known = groups.findIndex((group, at) => at >= least && group[0]?.conditions === block.conditions)
    const at = known < 0 ? groups.push([]) - 1 : known
    groups[at]?.push(block)
    for (const item of block.items) groupOf.set(item, at)
  }
  return groups.map((group) => ordered(group, byBody))
}

/** Selectors that some browsers do not know: in one list with others they would take those down with them. */
const isDelicate = (selector: string): boolean => /::?-|:(?!hover|active|focus|disabled|checked|first-child|last-child|not\(|:before|:after)/.test(selector)

const writeGroup = (group: readonly Block[], nameOf: NameOf): string => {
  const rules: { body: string; selectors: string[] }[] = []
  for (const block of group) {
    const { owners, pattern } = block
    const selector = owners.length === 0 ? withClasses(pattern, (name) => nameOf([name])) : pattern.replace('&', `.${nameOf(owners)}`)
    const body = bodyOf(block)
    const last = rules.at(-1)
    if (last?.body === body && ![selector, ...last.selectors].some(isDelicate)) last.selectors.push(selector)
    else rules.push({ body, selectors: [selector] })
  }
  return rules.map(({ body, selectors }) => `${selectors.join(',\n')} { ${body} }`).join('\n')
}

/** Writes groups of rules, each below its at-rules. */
export const writeGroups = (groups: readonly (readonly Block[])[], nameOf: NameOf): string =>
  groups
    .map((group) => {
      const conditions = (group[0]?.conditions ?? '').split(separator).filter((condition) => condition !== '')
      return conditions.reduceRight((inner, condition) => `${condition} {\n${inner}\n}`, writeGroup(group, nameOf))
    })
    .join('\n')
