import { readBlocks, type Block } from './blocks.ts'
import { shortIdentifiers } from './identifiers.ts'
import { readItems } from './items.ts'
import { placeItems } from './layers.ts'
import type { Meetings } from './meetings.ts'
import { Names, shortName, type NameOf } from './names.ts'
import { readSheet, withClassNames, type Rule, type Sheet } from './rules.ts'
import { withClasses } from './selector.ts'
import { groupBlocks, writeGroups } from './write.ts'

export interface AtomOptions {
  /** The layers of the package, from the weakest to the strongest. */
  readonly layers: readonly string[]
  /** The layer whose rules are shared out. */
  readonly components: string
  /** Leads every class, so that hosts hardly hit upon one. */
  readonly prefix: string
  /** Selectors that are not for the package. */
  readonly leaveOut?: RegExp | undefined
}

export interface Atoms {
  /** A style sheet of some of the files, for hosts that load them one by one. */
  readonly sheet: (files: readonly string[]) => string
  /** The classes that stand for a class. */
  readonly classes: ReadonlyMap<string, readonly string[]>
  /** A text with short names for key frames and private custom properties. */
  readonly identifiers: (text: string) => string
}

/** Layers count backwards for important declarations: they stay in the layer itself, above all others as before. */
const writeImportant = (rules: readonly Rule[], nameOf: NameOf): string =>
  rules
    .flatMap(({ conditions, selector, declarations }) => {
      const important = declarations.filter(({ isImportant }) => isImportant)
      if (important.length === 0) return []
      const body = important.map(({ property, value }) => `${property}: ${value} !important`).join('; ')
      const text = `${withClasses(selector, (name) => nameOf([name]))} { ${body} }`
      return [conditions.reduceRight((inner, condition) => `${condition} {\n${inner}\n}`, text)]
    })
    .join('\n')

/**
 * Rewrites style sheets so that declarations which several classes have alike stand in one rule, with a class of its own
 * that takes their place in markup. Nothing else changes: see `placeItems` for why the cascade stays as it is.
 *
 * @param sheets the files in the order of the cascade
 */
export const atomise = (sheets: ReadonlyMap<string, string>, meetings: Meetings, options: AtomOptions): Atoms => {
  const { layers, components, prefix } = options
  const identifiers = shortIdentifiers(sheets.values(), prefix)
  const read: readonly Sheet[] = [...sheets].map(([file, css]) => readSheet(file, identifiers(css), options))
  const rules = read.flatMap((sheet) => sheet.rules)
  const subLayers = readBlocks(placeItems(readItems(rules, meetings))).map((blocks, index) => ({ name: shortName(index), groups: groupBlocks(blocks) }))
  const names = new Names(prefix)
  const outsideOf = ({ outside }: Sheet): string => withClassNames(outside, (name) => names.of([name]))
  // Names follow the order of the whole sheet: that packs best.
  for (const { groups } of subLayers) writeGroups(groups, names.of)
  writeImportant(rules, names.of)
  read.forEach(outsideOf)

  const statement = `@layer ${layers.join(', ')};\n@layer ${components} {\n@layer ${subLayers.map(({ name }) => name).join(', ')};\n}`
  const sheet = (files: readonly string[]): string => {
    const wanted = read.filter(({ file }) => files.includes(file))
    const isWanted = ({ items }: Block): boolean => items.some(({ rule }) => files.includes(rule.sheet))
    const parts = subLayers.flatMap(({ name, groups }) => {
      const kept = groups.map((group) => group.filter(isWanted)).filter((group) => group.length > 0)
      return kept.length === 0 ? [] : [`@layer ${name} {\n${writeGroups(kept, names.of)}\n}`]
    })
    const inside = [...parts, writeImportant(wanted.flatMap((one) => one.rules), names.of)].filter((text) => text !== '')
    const outside = wanted.map(outsideOf).filter((text) => text !== '')
    return [statement, ...outside, ...(inside.length === 0 ? [] : [`@layer ${components} {\n${inside.join('\n')}\n}`])].join('\n')
  }
  return { sheet, classes: names.byClass(), identifiers }
}
