import type { CDPSession, Page } from 'playwright'

/** States that the browser is told to see on every element at once. */
export const states = [[], ['hover'], ['active'], ['focus', 'focus-visible', 'focus-within']] as const

/** Tells the browser that every element is in a state. */
export const force = async (session: CDPSession, state: readonly string[]): Promise<void> => {
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body, body *' })
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...state] })))
}

/**
 * The computed style of every element and of what it draws itself. Custom properties are left out: what they are used
 * for shows. An animation is told by what its keyframes do: the package gives them shorter names.
 *
 * @param full whether to give the styles as texts, or only a number for each that tells them apart
 */
export const computedStyles = (page: Page, full: boolean): Promise<string[]> =>
  page.evaluate((isFull) => {
    const properties = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--'))
    const framesIn = (rules: CSSRuleList): [string, string][] =>
      [...rules].flatMap((rule): [string, string][] => {
        if (rule instanceof CSSKeyframesRule) return [[rule.name, Array.from(rule.cssRules, ({ cssText }) => cssText).join(' ')]]
        return rule instanceof CSSGroupingRule ? framesIn(rule.cssRules) : []
      })
    const frames = new Map([...document.styleSheets].flatMap((sheet) => framesIn(sheet.cssRules)))
    const told = (property: string, value: string): string =>
      property === 'animation-name' ? value.split(', ').map((name) => frames.get(name) ?? name).join(', ') : value
    const numberOf = (text: string): string => {
      let number = 0x811c9dc5
      for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193)
      return String(number >>> 0)
    }
    const read = (name: string, style: CSSStyleDeclaration): string => {
      const text = [name, ...properties.map((property) => `${property}: ${told(property, style.getPropertyValue(property))}`)].join('\n')
      return isFull ? text : numberOf(text)
    }
    const elements = [document.documentElement, ...document.querySelectorAll('body, body *:not(script, style, template)')]
    return elements.flatMap((element, at) => {
      const name = `${String(at)} ${element.localName}`
      const generated = ['::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        return ['none', 'normal'].includes(style.content) ? [] : [read(`${name}${pseudo}`, style)]
      })
      const placeholder = element.hasAttribute('placeholder') ? [read(`${name}::placeholder`, getComputedStyle(element, '::placeholder'))] : []
      const backdrop = element.localName === 'dialog' ? [read(`${name}::backdrop`, getComputedStyle(element, '::backdrop'))] : []
      return [read(name, getComputedStyle(element)), ...generated, ...placeholder, ...backdrop]
    })
  }, full)

/** The colour behind each public custom property, and the value of the others. */
export const tokens = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const probe = document.createElement('span')
    document.body.append(probe)
    const found = [...style]
      .filter((property) => property.startsWith('--pp-'))
      .sort()
      .map((property) => {
        const takesColour = property.startsWith('--pp-color-')
        const by = takesColour ? 'color' : property.startsWith('--pp-shadow-') ? 'box-shadow' : undefined
        if (by === undefined) return `${property}: ${style.getPropertyValue(property)}`
        probe.style.cssText = `${by}: var(${property})`
        return `${property}: ${getComputedStyle(probe).getPropertyValue(by)}`
      })
    probe.remove()
    return found
  })

/** In which lines two texts differ. */
export const differences = (one: string, other: string): string[] => {
  const others = other.split('\n')
  return one.split('\n').flatMap((line, at) => (line === others[at] ? [] : [`${line} | ${others[at] ?? 'missing'}`]))
}
