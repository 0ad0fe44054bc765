/**
 * Which declarations can undo each other: those of one group that are not known to be apart. A shorthand, its
 * longhands, and logical beside physical names have to be in one group; too large a group only costs bytes.
 */
const groups: readonly (readonly [pattern: RegExp, group: string])[] = [
  [/^border(-\w+)*-radius$/, 'radius'],
  [/^border-(collapse|spacing)$/, 'table'],
  [/^(top|right|bottom|left|inset(-.+)?)$/, 'inset'],
  [/^(min-|max-)?(width|inline-size|height|block-size)$/, 'size'],
  [/^(font(-.+)?|line-height)$/, 'font'],
  [/^(flex-direction|flex-wrap|flex-flow)$/, 'flow'],
  [/^(row-gap|column-gap|gap|grid-gap|grid-row-gap|grid-column-gap)$/, 'gap'],
  [/^(align|justify|place)-(items|content|self)$/, 'align'],
  [/^(white-space|text-wrap)(-.+)?$/, 'white-space'],
  [/^overflow(-(x|y|inline|block|clip-margin))?$/, 'overflow'],
  [/^(columns|column-(width|count))$/, 'columns'],
  [/^column-(rule|fill|span)(-.+)?$/, 'column-rule'],
  [/^(overflow-wrap|word-wrap)$/, 'wrap'],
  [/^(word-break|line-break|hyphens)$/, 'break'],
]

/** Prefixes that lead a group: `padding-inline-start` belongs to `padding`. */
const families = [
  'animation', 'background', 'border', 'caret', 'contain-intrinsic', 'container', 'flex', 'grid', 'list-style', 'margin', 'mask',
  'offset', 'outline', 'overscroll-behavior', 'padding', 'position-try', 'scroll-margin', 'scroll-padding',
  'scroll-timeline', 'text-box', 'text-decoration', 'text-emphasis', 'text-stroke', 'transition', 'view-timeline',
]

const bare = (property: string): string => property.replace(/^-(webkit|moz|ms|o)-/, '')

const findGroup = (property: string): string => {
  if (property.startsWith('--')) return property
  const name = bare(property)
  if (name === 'all') throw new Error('The property "all" undoes every other one and is not understood here')
  const [, group] = groups.find(([pattern]) => pattern.test(name)) ?? []
  return group ?? families.find((family) => name === family || name.startsWith(`${family}-`)) ?? name
}

const known = new Map<string, string>()

/** The group of a property. Custom properties stand alone. */
export const groupOf = (property: string): string => {
  const group = known.get(property) ?? findGroup(property)
  known.set(property, group)
  return group
}

const isPart = (part: string, whole: string): boolean => part === whole || part.startsWith(`${whole}-`)
const isPhysical = (name: string): boolean => /(^|-)(top|right|bottom|left|width|height)(-|$)/.test(name)
/** Groups whose shorthands are a prefix of what they set, and whose other members are apart. */
const nested = new Set([
  'animation', 'background', 'container', 'list-style', 'margin', 'mask', 'outline', 'padding', 'text-decoration', 'transition',
  'scroll-margin', 'scroll-padding', 'overscroll-behavior', 'inset', 'caret', 'position-try', 'scroll-timeline', 'text-box',
  'text-stroke', 'view-timeline',
])
const physicalSizes = new Set(['width', 'height'])

const sizesMeet = (one: string, other: string): boolean => {
  const kind = (name: string) => /^(min|max)-/.exec(name)?.[1] ?? ''
  const length = (name: string) => name.replace(/^(min|max)-/, '')
  if (kind(one) !== kind(other)) return false
  // Writing modes may turn inline into height.
  return length(one) === length(other) || physicalSizes.has(length(one)) !== physicalSizes.has(length(other))
}

const alignmentsMeet = (one: string, other: string): boolean => {
  const [oneAxis, oneWhat] = one.split('-')
  const [otherAxis, otherWhat] = other.split('-')
  return oneWhat === otherWhat && (oneAxis === otherAxis || oneAxis === 'place' || otherAxis === 'place')
}

const fontsMeet = (one: string, other: string): boolean => isPart(one, other) || isPart(other, one) || one === 'font' || other === 'font'

/** Can a declaration of one property undo a part of a declaration of the other one? */
export const overlap = (left: string, right: string): boolean => {
  const group = groupOf(left)
  if (group !== groupOf(right)) return false
  const one = bare(left)
  const other = bare(right)
  if (one === other) return true
  if (group === 'size') return sizesMeet(one, other)
  if (group === 'align') return alignmentsMeet(one, other)
  if (group === 'font') return fontsMeet(one, other)
  if (group === 'outline' && [one, other].includes('outline-offset')) return false
  if (nested.has(group)) return isPart(one, other) || isPart(other, one) || isPhysical(one) !== isPhysical(other)
  return true
}
