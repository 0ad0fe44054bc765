/** States that come and go with a pointer or the keyboard, which a picture has to hold still. */
export const stillStates = ['hover', 'focus', 'pressed'] as const
export type StillState = (typeof stillStates)[number]

/** Elements that a sheet holds in one of the states: the component's own attribute, or set on a part of it. */
const marked = (...states: readonly StillState[]): string =>
  states.flatMap((state) => [`[data-state="${state}"]`, `[data-held="${state}"]`]).join(', ')

const hovered = marked('hover', 'pressed')
const focused = marked('focus')
const pressed = marked('pressed')

/** What is hovered or pressed is so with all that is around it. A `:has()` cannot stand within another. */
const withAround = (marks: string, isWithinHas: boolean): string => (isWithinHas ? `:is(${marks})` : `:is(${marks}, :has(${marks}))`)

const live = /:(hover|active|focus-visible|focus-within)\b/g

/** The selector of a rule, with marks in place of the pseudo-classes that only a person can cause. */
export const heldSelector = (selector: string): string | undefined => {
  if (selector.search(live) < 0) return undefined
  return selector.replace(live, (_, name: string, at: number) => {
    const before = selector.slice(0, at)
    const opened = before.lastIndexOf(':has(')
    const isWithinHas = opened >= 0 && !before.slice(opened).includes(')')
    if (name === 'hover') return withAround(hovered, isWithinHas)
    if (name === 'active') return withAround(pressed, isWithinHas)
    return name === 'focus-within' ? withAround(focused, isWithinHas) : `:is(${focused})`
  })
}

interface RuleParent {
  readonly cssRules: CSSRuleList
  insertRule: (text: string, at: number) => number
}

const heldRule = (rule: CSSStyleRule): string | undefined => {
  const selector = heldSelector(rule.selectorText)
  return selector === undefined ? undefined : `${selector} { ${rule.style.cssText} }`
}

/** Rules for devices that hover are held on every device: the picture shows what others will see. */
const isForHover = (rule: CSSRule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes('hover')

const holdIn = (parent: RuleParent): void => {
  const rules = [...parent.cssRules]
  // From the end, so that what comes in does not move what is still to be read.
  for (const rule of rules.toReversed()) {
    const at = rules.indexOf(rule)
    if (rule instanceof CSSStyleRule) {
      const held = heldRule(rule)
      if (held !== undefined) parent.insertRule(held, at + 1)
    } else if (isForHover(rule)) {
      const inner = [...rule.cssRules].filter((each) => each instanceof CSSStyleRule).map(heldRule)
      for (const held of inner.toReversed()) if (held !== undefined) parent.insertRule(held, at + 1)
    } else if (rule instanceof CSSGroupingRule) holdIn(rule)
  }
}

const done = new WeakSet<CSSStyleSheet>()

/**
 * Gives every rule that waits for a pointer or the keyboard a twin that follows `data-state` or `data-held` instead,
 * right behind it in the same layer. Only sheets need that, so that the library's own styles carry nothing for it.
 */
export const holdStates = (): void => {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet)) continue
    done.add(sheet)
    holdIn(sheet)
  }
}
