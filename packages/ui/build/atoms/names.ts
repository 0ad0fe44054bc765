const letters = 'abcdefghijklmnopqrstuvwxyz'
const signs = `${letters}0123456789`

/** Short names, one an index: `a` to `z`, `aa` to `a9`, `ba`… */
export const shortName = (index: number): string => {
  if (index < letters.length) return letters.charAt(index)
  const rest = index - letters.length
  return shortName(Math.floor(rest / signs.length)) + signs.charAt(rest % signs.length)
}

export type NameOf = (owners: readonly string[]) => string

/** Names sets of classes, in the order in which they are asked for. */
export class Names {
  readonly #names = new Map<string, string>()
  readonly #prefix: string

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  readonly of: NameOf = (owners) => {
    const key = owners.join(' ')
    const name = this.#names.get(key) ?? `${this.#prefix}${shortName(this.#names.size)}`
    this.#names.set(key, name)
    return name
  }

  /** Each class with those that stand for it: its own, if it still has rules, and those that it shares. */
  byClass(): ReadonlyMap<string, readonly string[]> {
    const classes = new Map<string, string[]>()
    for (const [owners, name] of this.#names) {
      for (const owner of owners.split(' ')) classes.set(owner, [...(classes.get(owner) ?? []), name])
    }
    return classes
  }
}
