/** Weight of a selector in the cascade, one number: ids, then classes, then elements. */
export type Specificity = number

const weights = { id: 10_000, class: 100, element: 1 }
const elementPseudos = /^:(before|after|first-line|first-letter)$/
/** What stands in brackets is a selector list of which the weightiest counts; `:where()` weighs nothing. */
const listPseudos = new Set([':is', ':not', ':has', ':matches'])

/** Splits at a separator that stands in no bracket and no quotes. */
const splitOutside = (text: string, isSeparator: (character: string) => boolean): string[] => {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (depth === 0 && isSeparator(character)) {
      parts.push('')
      continue
    }
    parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The selectors of a list. */
export const selectorsOf = (list: string): string[] => splitOutside(list, (character) => character === ',')

/** The compound selectors of a selector, without what combines them; the last one is the subject. */
export const compoundsOf = (selector: string): string[] => splitOutside(selector, (character) => /[\s>+~]/.test(character))

const pieces = /::?[\w-]+|\.[\w-]+|#[\w-]+|\[|\(|\*|[\w-]+/y

/** Where the bracket that opens at `start` is closed. */
const endOfBracket = (text: string, start: number): number => {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if ('(['.includes(character)) depth += 1
    else if (')]'.includes(character)) depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A bracket is not closed: ${text}`)
}

const heaviest = (list: string): Specificity => Math.max(0, ...selectorsOf(list).map(specificityOf))

const weightOfPseudo = (name: string, argument: string | undefined): Specificity => {
  if (name === ':where') return 0
  if (argument !== undefined && listPseudos.has(name)) return heaviest(argument)
  if (argument !== undefined && /\sof\s/.test(argument)) throw new Error(`Not understood: ${name}(${argument})`)
  return name.startsWith('::') || elementPseudos.test(name) ? weights.element : weights.class
}

const weightOfCompound = (compound: string): Specificity => {
  let weight = 0
  pieces.lastIndex = 0
  while (pieces.lastIndex < compound.length) {
    const [piece] = pieces.exec(compound) ?? []
    if (piece === undefined) throw new Error(`Not understood: ${compound}`)
    const after = pieces.lastIndex
    if (piece === '[') {
      weight += weights.class
      pieces.lastIndex = endOfBracket(compound, after - 1) + 1
    } else if (piece.startsWith(':')) {
      const closes = compound.charAt(after) === '(' ? endOfBracket(compound, after) : undefined
      weight += weightOfPseudo(piece, closes === undefined ? undefined : compound.slice(after + 1, closes))
      if (closes !== undefined) pieces.lastIndex = closes + 1
    } else if (piece.startsWith('.')) weight += weights.class
    else if (piece.startsWith('#')) weight += weights.id
    else if (piece !== '*') weight += weights.element
  }
  return weight
}

/** How much a selector weighs (Selectors Level 4, section 17). */
export const specificityOf = (selector: string): Specificity =>
  compoundsOf(selector).reduce((sum, compound) => sum + weightOfCompound(compound), 0)

/** The compound that a selector styles, without what stands in brackets. */
const bareSubjectOf = (selector: string): string => {
  let subject = compoundsOf(selector).at(-1) ?? ''
  for (let before = ''; before !== subject; ) {
    before = subject
    subject = subject.replaceAll(/\([^()]*\)/g, '')
  }
  return subject
}

/** The pseudo-element that a selector paints, or nothing. Two that differ never paint the same box. */
export const pseudoElementOf = (selector: string): string => {
  const subject = bareSubjectOf(selector)
  return /::[\w-]+/.exec(subject)?.[0] ?? /:(?:before|after)\b/.exec(subject)?.[0]?.replace(':', '::') ?? ''
}

const classPattern = /\.(-?[_a-z][\w-]*)/gi
/** Strings in attribute selectors are no classes. */
const quoted = /"[^"]*"|'[^']*'/g

/** Every class that a selector names, each as often as it stands there. */
export const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(quoted, '""').matchAll(classPattern)].map(([, name = '']) => name)

/** Does it matter for a selector that an element does not have a class? */
export const negates = (selector: string): boolean => {
  const bare = selector.replaceAll(quoted, '""')
  return [...bare.matchAll(/:not\(/g)].some(({ index }) => classesOf(bare.slice(index, endOfBracket(bare, index + 4))).length > 0)
}

/** The classes of the element that a selector styles, without those in brackets. */
export const subjectClassesOf = (selector: string): string[] => classesOf(bareSubjectOf(selector))

/** The selector with other classes in the place of its own. */
export const withClasses = (selector: string, rename: (name: string) => string): string =>
  selector.replaceAll(/"[^"]*"|'[^']*'|\.(-?[_a-z][\w-]*)/gi, (whole, name: string | undefined) =>
    name === undefined ? whole : `.${rename(name)}`,
  )
