import { separator, type Item } from './items.ts'

/** Where an item goes. */
export interface Spot {
  /** Sub-layers of a higher tier, and in a tier those of a higher number, win. */
  readonly tier: number
  readonly layer: number
  /** A rule that several classes carry together may stand in several style sheets: only layers tell its rank. */
  readonly isShared: boolean
}

/** Selectors of two classes and more win anyway: in layers of their own they need not be told apart from lighter ones. */
const heavy = 200
const tierOf = ({ specificity }: Item): number => (specificity >= heavy ? 1 : 0)

/** How many rounds at most settle which rules stay shared. */
const rounds = 4
/** At-rules stand above most of what they meet; each kind in as few layers as possible, as every block costs bytes. */
const share = 0.95
/** Above this layer sharing costs more, in layers and at-rules, than it saves. */
const highest = 3

class Round {
  readonly spots = new Map<Item, Spot>()
  readonly #shareable: ReadonlySet<string>
  readonly #goals: ReadonlyMap<string, number>
  readonly #layersOf = new Map<string, Set<number>>()
  readonly #users = new Map<string, Set<string>>()

  constructor(shareable: ReadonlySet<string>, goals: ReadonlyMap<string, number>) {
    this.#shareable = shareable
    this.#goals = goals
  }

  /** The lowest layer from `least` on in which there is something of that name already, or else `least` itself. */
  #join(name: string, least: number): number {
    const layers = this.#layersOf.get(name) ?? new Set()
    this.#layersOf.set(name, layers)
    const layer = [...layers].filter((one) => one >= least).sort((one, other) => one - other)[0] ?? least
    layers.add(layer)
    return layer
  }

  #least(item: Item, tier: number, isShared: boolean): number {
    const goal = item.subjects.length !== 1 && item.conditions === '' ? 0 : (this.#goals.get(blockOf(item, tier)) ?? 0)
    let least = goal
    for (const other of item.below) {
      const spot = this.spots.get(other)
      if (spot === undefined || spot.tier !== tier) continue
      // In one layer the heavier selector wins. Of equals that stand in one sheet only, the same, the order decides as
      // it did; sheets themselves come in any order.
      const isInSheet = !spot.isShared && !isShared && other.rule.sheet === item.rule.sheet
      const isDecided = other.specificity < item.specificity || isInSheet
      least = Math.max(least, spot.layer + (isDecided ? 0 : 1))
    }
    return least
  }

  place(item: Item): void {
    const tier = tierOf(item)
    let isShared = item.owner !== undefined && this.#shareable.has(item.key)
    let least = this.#least(item, tier, isShared)
    if (isShared && least > highest) {
      isShared = false
      least = this.#least(item, tier, false)
    }
    const name = isShared ? item.key : [item.owner ?? item.at, item.conditions, item.pattern].join(separator)
    const layer = this.#join(`${String(tier)} ${name}`, least)
    this.spots.set(item, { tier, layer, isShared })
    if (!isShared || item.owner === undefined) return
    const place = [item.key, String(layer)].join(separator)
    this.#users.set(place, (this.#users.get(place) ?? new Set()).add(item.rule.sheet))
  }

  /** What more than one class has in one layer. */
  shared(): Set<string> {
    const found = [...this.#users].filter(([, users]) => users.size > 1)
    return new Set(found.map(([place]) => place.slice(0, place.lastIndexOf(separator))))
  }
}

const blockOf = ({ conditions }: Item, tier: number): string => `${String(tier)} ${conditions}`

/** Which layer most of each kind of at-rule needs. */
const goalsOf = (spots: ReadonlyMap<Item, Spot>): Map<string, number> => {
  const layers = new Map<string, number[]>()
  for (const [item, { tier, layer }] of spots) {
    if (item.conditions === '') continue
    const block = blockOf(item, tier)
    layers.set(block, [...(layers.get(block) ?? []), layer])
  }
  return new Map(
    [...layers].map(([block, all]) => [block, all.sort((one, other) => one - other)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0]),
  )
}

/** The declarations that two classes or more have alike. */
const shareableOf = (items: readonly Item[]): Set<string> => {
  const owners = new Map<string, Set<string>>()
  for (const { key, owner, rule } of items) if (owner !== undefined) owners.set(key, (owners.get(key) ?? new Set()).add(rule.sheet))
  return new Set([...owners].filter(([, users]) => users.size > 1).map(([key]) => key))
}

/**
 * Finds a sub-layer for each declaration, so that it stands above all that it has to win over. Two that meet may be in
 * one layer only where their weight decides, or where both are in one place only and their order decides as it did.
 * Then the cascade is the original one, wherever and however often shared rules stand in a layer.
 *
 * @param items in the order of the cascade, see `readItems`
 */
export const placeItems = (items: readonly Item[]): ReadonlyMap<Item, Spot> => {
  let shareable = shareableOf(items)
  let goals = new Map<string, number>()
  for (let turn = 1; ; turn += 1) {
    const round = new Round(shareable, goals)
    items.forEach((item) => round.place(item))
    const shared = round.shared()
    if (turn > 1 && (turn === rounds || shared.size === shareable.size)) return round.spots
    if (turn === 1) goals = goalsOf(round.spots)
    shareable = shared
  }
}
