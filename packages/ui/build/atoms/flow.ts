/** A class, or the name of a place that classes come to: what is handed to a module, what a function gives. */
export type Mark = string

const place = '@'
/** What is handed to the components and functions of a module. */
export const into = (file: string): Mark => `${place}into ${file}`
/** What an export of a module stands for, or gives when it is called. */
export const outOf = (file: string, name: string): Mark => `${place}out of ${file} ${name}`
/** What cannot be followed: it may come anywhere. */
export const lost: Mark = `${place}lost`

/** What an expression can add to a class attribute. */
export interface Classes {
  /** Any of these. */
  readonly marks: readonly Mark[]
  /** Those that the expression itself puts beside each other. */
  readonly pairs: readonly (readonly [Mark, Mark])[]
}

export const nothing: Classes = { marks: [], pairs: [] }

/** One of several. */
export const either = (parts: readonly Classes[]): Classes => ({
  marks: [...new Set(parts.flatMap(({ marks }) => marks))],
  pairs: parts.flatMap(({ pairs }) => pairs),
})

/** All of several, one beside the other. */
export const beside = (parts: readonly Classes[]): Classes => {
  const { marks, pairs } = either(parts)
  const crossed = parts.flatMap((part, at) =>
    parts.slice(at + 1).flatMap((later) => part.marks.flatMap((one) => later.marks.map((other) => [one, other] as const))),
  )
  return { marks, pairs: [...pairs, ...crossed] }
}

/** Gathers where classes go and what stands beside what, and answers which classes meet in the end. */
export class Flow {
  readonly #goes = new Map<Mark, Set<Mark>>()
  readonly #pairs = new Map<Mark, Set<Mark>>()

  /** All these marks come to that place too. */
  add(target: Mark, { marks }: Pick<Classes, 'marks'>): void {
    const known = this.#goes.get(target) ?? new Set()
    this.#goes.set(target, known)
    for (const mark of marks) known.add(mark)
  }

  /** What an expression puts beside each other. */
  pair({ pairs }: Pick<Classes, 'pairs'>): void {
    for (const [one, other] of pairs) {
      const known = this.#pairs.get(one) ?? new Set()
      this.#pairs.set(one, known)
      known.add(other)
    }
  }

  /** The classes behind a mark. */
  classesOf(mark: Mark): ReadonlySet<string> {
    const seen = new Set<Mark>()
    const visit = (next: Mark): void => {
      if (seen.has(next)) return
      seen.add(next)
      this.#goes.get(next)?.forEach(visit)
    }
    visit(mark)
    return new Set([...seen].filter((name) => !name.startsWith(place)))
  }

  /** Every two classes that may stand on one element, as `one other` and `other one`. */
  meetings(): ReadonlySet<string> {
    const found = new Set<string>()
    for (const [mark, mates] of this.#pairs) {
      const left = this.classesOf(mark)
      for (const mate of mates) {
        for (const other of this.classesOf(mate)) for (const one of left) found.add(`${one} ${other}`).add(`${other} ${one}`)
      }
    }
    return found
  }
}
