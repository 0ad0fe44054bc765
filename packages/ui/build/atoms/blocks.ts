import { separator, type Item } from './items.ts'
import type { Spot } from './layers.ts'

/** A rule as it is written: a selector, and what it declares. */
export interface Block {
  readonly spot: Spot
  readonly conditions: string
  /** The classes that carry it; several where they have it alike, none where its selector names them itself. */
  readonly owners: readonly string[]
  /** The selector, with `&` for the class that stands for its owners. */
  readonly pattern: string
  readonly items: readonly Item[]
}

const blockOf = (spot: Spot, items: readonly Item[]): Block => {
  const [first] = items
  if (first === undefined) throw new Error('A rule without declarations')
  const owners = [...new Set(items.flatMap(({ owner }) => owner ?? []))].sort()
  return { spot, owners, conditions: first.conditions, pattern: first.pattern, items: items.toSorted((one, other) => one.at - other.at) }
}

/** Items of the same weight that an item has to win over by order. */
const before = ({ below, specificity }: Item): Item[] => below.filter((item) => item.specificity === specificity)

/** Things in an order in which each follows those that it has to; nothing if there is no such order. */
const sorted = <T>(things: readonly T[], after: (thing: T) => ReadonlySet<T>): T[] | undefined => {
  const waiting = things.map((thing) => ({ thing, after: after(thing) }))
  const done = new Set<T>()
  while (waiting.length > 0) {
    const next = waiting.findIndex((entry) => [...entry.after].every((thing) => done.has(thing)))
    const [entry] = next < 0 ? [] : waiting.splice(next, 1)
    if (entry === undefined) return undefined
    done.add(entry.thing)
  }
  return [...done]
}

/** Every declaration of a block once, later ones winning as they did; nothing if its classes want it one way and the other. */
const readDeclarations = ({ items }: Block): string[] | undefined => {
  const own = new Set(items)
  const after = new Map<string, Set<string>>()
  for (const item of items) {
    const earlier = after.get(item.text) ?? new Set()
    after.set(item.text, earlier)
    for (const other of before(item)) if (own.has(other)) earlier.add(other.text)
  }
  return sorted([...after.keys()], (text) => after.get(text) ?? new Set())
}

/** What a block declares. */
export const declarationsOf = (block: Block): string[] => {
  const texts = readDeclarations(block)
  if (texts === undefined) throw new Error(`No order of declarations suits ${block.owners.join(', ')}`)
  return texts
}

/**
 * Blocks in an order in which none goes before one that it has to win over; of those that may come next, the one that
 * `prefer` puts first. Nothing if there is no such order.
 */
export const inOrder = (blocks: readonly Block[], prefer: (one: Block, other: Block) => number): Block[] | undefined => {
  const holders = new Map<Item, Block>()
  for (const block of blocks) for (const item of block.items) holders.set(item, block)
  const followed = (block: Block): Set<Block> =>
    new Set(block.items.flatMap((item) => before(item).flatMap((other) => holders.get(other) ?? [])).filter((other) => other !== block))
  return sorted(blocks.toSorted(prefer), followed)
}

export const byPlace = (one: Block, other: Block): number => (one.items[0]?.at ?? 0) - (other.items[0]?.at ?? 0)

const gather = <T>(values: Iterable<T>, keyOf: (value: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [value])
    else known.push(value)
  }
  return groups
}

/**
 * Blocks that the same classes carry in the same way become one: those that may stand anywhere in the layer, and those
 * that come from the same rules.
 */
const joined = (blocks: readonly Block[]): Block[] => {
  const alike = gather(blocks, ({ conditions, pattern, owners, items, spot }) => {
    const origin = spot.isShared ? 'any' : [...new Set(items.map(({ rule }) => `${rule.sheet} ${String(rule.at)}`))].sort().join(' ')
    return [conditions, pattern, owners.join(' '), origin].join(separator)
  })
  return [...alike.values()].flatMap((group) => {
    const [first, ...others] = group
    if (first === undefined) return []
    return [others.length === 0 ? first : blockOf(first.spot, group.flatMap(({ items }) => items))]
  })
}

/** What the blocks of one layer are, before classes of one style sheet share anything. */
const startOf = (spots: readonly (readonly [Item, Spot])[]): Block[] => {
  const alike = gather(spots, ([item, { isShared }]) => (isShared ? item.key : String(item.at)))
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [blockOf(first[1], group.map(([item]) => item))]
  })
}

/**
 * Joins what classes of one style sheet have alike: the rule stands in that sheet only, so order decides as it did, as
 * long as there still is an order that suits every rule.
 */
const sharedInSheets = (start: readonly Block[]): Block[] => {
  let blocks = joined(start)
  const candidates = gather(
    start.filter(({ owners, spot }) => owners.length === 1 && !spot.isShared),
    ({ items }) => `${items[0]?.rule.sheet ?? ''} ${items[0]?.key ?? ''}`,
  )
  let parts = start
  for (const group of candidates.values()) {
    const [first] = group
    if (first === undefined || group.length < 2) continue
    const together = blockOf(first.spot, group.flatMap(({ items }) => items))
    const attempt = [...parts.filter((block) => !group.includes(block)), together]
    const result = joined(attempt)
    if (inOrder(result, byPlace) === undefined || result.some((block) => readDeclarations(block) === undefined)) continue
    parts = attempt
    blocks = result
  }
  return blocks
}

/** The rules of each layer, from the weakest layer to the strongest. */
export const readBlocks = (spots: ReadonlyMap<Item, Spot>): Block[][] => {
  const layers = gather(spots, ([, { tier, layer }]) => String(tier * 1000 + layer))
  return [...layers].toSorted(([one], [other]) => Number(one) - Number(other)).map(([, layer]) => sharedInSheets(startOf(layer)))
}
