import type { Meetings } from './meetings.ts'
import { groupOf, overlap } from './property.ts'
import type { Declaration, Rule } from './rules.ts'
import { classesOf, negates, pseudoElementOf, specificityOf, subjectClassesOf, withClasses, type Specificity } from './selector.ts'

/** One declaration under one selector. */
export interface Item {
  readonly rule: Rule
  readonly declaration: Declaration
  readonly text: string
  /** The class that carries it; nothing where a selector names several classes, or none. */
  readonly owner: string | undefined
  /** The selector with `&` for its only class. */
  readonly pattern: string
  /** The classes of the element that is styled; none where that may be any element. */
  readonly subjects: readonly string[]
  readonly pseudo: string
  readonly specificity: Specificity
  /** Its at-rules, as one text. */
  readonly conditions: string
  /** Two items of one key do the same to the elements of their owners. */
  readonly key: string
  /** Its place in the original order. */
  readonly at: number
  /** Those it has to win over: of no more weight, before it, with another outcome, on an element that both may style. */
  readonly below: readonly Item[]
}

const textOf = ({ property, value }: Declaration): string => `${property}: ${value}`

/** Between the parts of keys: it stands in no style sheet. */
export const separator = '\u0000'

const itemsOf = (rule: Rule, first: number): Omit<Item, 'below'>[] => {
  const classes = classesOf(rule.selector)
  // Of elements that must not have a class, fewer are left when several classes become one.
  const owner = classes.length === 1 && !negates(rule.selector) ? classes[0] : undefined
  const pattern = owner === undefined ? rule.selector : withClasses(rule.selector, () => '&').replace('.&', '&')
  const conditions = rule.conditions.join(separator)
  return rule.declarations
    .filter(({ isImportant }) => !isImportant)
    .map((declaration, index) => {
      const text = textOf(declaration)
      return {
        rule, declaration, text, owner, pattern, conditions,
        subjects: subjectClassesOf(rule.selector),
        pseudo: pseudoElementOf(rule.selector),
        specificity: specificityOf(rule.selector),
        key: [conditions, pattern, text].join(separator + separator),
        at: first + index,
      }
    })
}

/** Does it matter which of two declarations wins? */
const isRivalry = (one: Omit<Item, 'below'>, other: Omit<Item, 'below'>, meetings: Meetings): boolean => {
  if (one.pseudo !== other.pseudo || one.text === other.text) return false
  if (!overlap(one.declaration.property, other.declaration.property)) return false
  if (one.subjects.length > 0 && other.subjects.length > 0) {
    return one.subjects.every((left) => other.subjects.every((right) => meetings.canMeet(left, right)))
  }
  // Rules for any element (`.row > *`): sheets that have nothing to do with each other come in any order anyway, but
  // the heavier rule wins in each.
  return one.specificity !== other.specificity || meetings.areRelated(one.rule.sheet, other.rule.sheet)
}

/** Every declaration of the rules in the order in which the cascade weighs them: lightest and earliest first. */
export const readItems = (rules: readonly Rule[], meetings: Meetings): Item[] => {
  let count = 0
  const found = rules.flatMap((rule) => {
    const items = itemsOf(rule, count)
    count += items.length
    return items
  })
  found.sort((one, other) => one.specificity - other.specificity || one.at - other.at)
  const groups = new Map<string, Item[]>()
  return found.map((item) => {
    const group = groupOf(item.declaration.property)
    const earlier = groups.get(group) ?? []
    groups.set(group, earlier)
    const placed = { ...item, below: earlier.filter((other) => isRivalry(other, item, meetings)) }
    earlier.push(placed)
    return placed
  })
}
