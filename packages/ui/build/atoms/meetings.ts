import { Flow } from './flow.ts'
import type { House } from './expressions.ts'
import { Reader } from './reader.ts'
import type { Module } from './syntax.ts'
import { exportsOf } from './tables.ts'

/** What may come together on a page. */
export interface Meetings {
  /** Can two classes stand on one element? A class always meets itself. */
  readonly canMeet: (one: string, other: string) => boolean
  /** Does one style sheet's component use the other's, so that their order is the same in every host? */
  readonly areRelated: (one: string, other: string) => boolean
}

export interface Package {
  readonly modules: readonly Module[]
  readonly isStyleModule: (file: string) => boolean
  /** Every class that has a rule. */
  readonly known: ReadonlySet<string>
  readonly resolve: House['resolve']
  /** The modules that a module imports. */
  readonly importsOf: (file: string) => readonly string[]
  /** The modules whose import brings a style sheet. */
  readonly ownersOf: (sheet: string) => readonly string[]
}

/** Does a module import another one, itself or through others? */
const reaches = (importsOf: Package['importsOf']) => {
  const known = new Map<string, ReadonlySet<string>>()
  const reachedFrom = (from: string): ReadonlySet<string> => {
    const all = new Set<string>()
    const visit = (file: string): void => {
      if (all.has(file)) return
      all.add(file)
      importsOf(file).forEach(visit)
    }
    visit(from)
    return all
  }
  return (from: string, to: string): boolean => {
    const reached = known.get(from) ?? reachedFrom(from)
    known.set(from, reached)
    return reached.has(to)
  }
}

/** Reads from the package's modules what may come together. */
export const readMeetings = ({ modules, isStyleModule, known, resolve, importsOf, ownersOf }: Package): Meetings => {
  const styles = new Map(modules.filter(({ file }) => isStyleModule(file)).map((module) => [module.file, exportsOf(module)]))
  const flow = new Flow()
  for (const module of modules) if (!isStyleModule(module.file)) Reader.follow({ known, styles, resolve }, flow, module)
  const pairs = flow.meetings()
  const reach = reaches(importsOf)
  const anyReaches = (from: readonly string[], to: readonly string[]): boolean => from.some((one) => to.some((other) => reach(one, other)))
  return {
    canMeet: (one, other) => one === other || pairs.has(`${one} ${other}`),
    areRelated: (one, other) => one === other || anyReaches(ownersOf(one), ownersOf(other)) || anyReaches(ownersOf(other), ownersOf(one)),
  }
}
