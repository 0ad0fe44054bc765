/**
 * Controls of the page that a finger can miss: those whose hit area is under 44 px in one direction, or under 24 px
 * where another control stands that near or the table is a dense one. The hit area is what answers for the control:
 * itself, its label, the frame around it, or what it draws beyond its edges. Runs in the page.
 *
 * Exempt are links in running text, and what cannot be used.
 */
export const shortTargets = (): string[] => {
  const interactive = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="option"], [role^="menuitem"], [role="tab"]'

  const labelsOf = (control: Element): Element[] =>
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
      ? [...(control.labels ?? [])]
      : []

  /** The border around a field's control: to the eye, and to a finger, the field. */
  const isFrame = (hit: Element, control: Element): boolean =>
    control.matches('input, select, textarea') &&
    hit.contains(control) && hit.getBoundingClientRect().height <= control.getBoundingClientRect().height + 6

  const isUnusable = (control: Element): boolean =>
    control.closest(':disabled, [aria-disabled="true"], [inert]') !== null || labelsOf(control).some((label) => label.matches('[aria-disabled="true"]'))

  const isInText = (control: Element): boolean =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    control.parentElement?.textContent.trim() !== control.textContent.trim()

  const nameOf = (control: Element): string => {
    const words = control.getAttribute('aria-label') ?? labelsOf(control).map((label) => label.textContent).join(' ')
    return `${control.tagName.toLowerCase()} "${(words || control.textContent || control.getAttribute('name') || '').trim().slice(0, 60)}"`
  }

  const shortness = (control: Element): string | undefined => {
    // What a sheet shows smaller than it is, it measures smaller.
    const zoom = control.currentCSSZoom
    const [wanted, least] = [44 * zoom, 24 * zoom]
    const owners = [control, ...labelsOf(control)]
    const isOwn = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (owners.some((owner) => owner.contains(hit)) || isFrame(hit, control))
    }
    const isOthers = (x: number, y: number): boolean => {
      const other = document.elementFromPoint(x, y)?.closest(`${interactive}, label`)
      return other !== null && other !== undefined && !owners.includes(other) && !other.contains(control)
    }
    const centres = owners.map((owner) => {
      const { left, top, width, height } = owner.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    const centre = centres.find(({ x, y }) => isOwn(x, y))
    // Out of sight, or what an open panel lies over.
    if (centre === undefined) return `${nameOf(control)} is covered`

    const reach = (stepX: number, stepY: number): { own: number; isCrowded: boolean } => {
      const at = (distance: number): [number, number] => [centre.x + stepX * distance, centre.y + stepY * distance]
      let own = 0
      while (own < wanted && isOwn(...at(own + 1))) own += 1
      let isCrowded = false
      for (let distance = own; distance <= wanted / 2 + 2 && !isCrowded; distance += 1) isCrowded = isOthers(...at(distance))
      return { own, isCrowded }
    }
    const half = wanted / 2 - 1
    const ends = [[-half, 0], [half, 0], [0, -half], [0, half]] as const
    if (ends.every(([x, y]) => isOwn(centre.x + x, centre.y + y))) return undefined
    const isDense = control.closest('table') !== null && getComputedStyle(control).getPropertyValue('--pp-cell') === '10px'
    const sides = [
      { side: 'wide', ends: [reach(-1, 0), reach(1, 0)] },
      { side: 'high', ends: [reach(0, -1), reach(0, 1)] },
    ] as const
    const short = sides.flatMap(({ side, ends: [before, after] }) => {
      const size = before.own + after.own
      const need = isDense || before.isCrowded || after.isCrowded ? least : wanted
      // Each end stops up to a pixel before the edge.
      return size + 2 < need ? [`${String(size)} px ${side}`] : []
    })
    return short.length === 0 ? undefined : `${nameOf(control)} is ${short.join(' and ')}`
  }

  const measure = (control: Element): string | undefined => {
    if (shortness(control) === undefined) return undefined
    // It may have been at an edge of what scrolls.
    control.scrollIntoView({ block: 'center', inline: 'center' })
    const words = shortness(control)
    return words?.endsWith('covered') === true ? undefined : words
  }

  const controls = [...document.querySelectorAll(interactive)]
  const seen = controls.filter((control) => control.checkVisibility() && !isUnusable(control) && !isInText(control))
  return [...new Set(seen.flatMap((control) => measure(control) ?? []))]
}
