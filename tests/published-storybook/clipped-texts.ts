/**
 * Texts of the page of which a box cuts something off that is not meant to: its letters reach beyond an edge that hides
 * what is beyond, without an ellipsis. Runs in the page.
 */
export const clippedTexts = (): string[] => {
  const hides = (value: string): boolean => value === 'hidden' || value === 'clip'
  /** Seen by nobody, and heard. */
  const isVisuallyHidden = (box: Element): boolean => box.clientWidth <= 1 && box.clientHeight <= 1

  /** A box further inside scrolls it, or hides it itself. */
  const isHeldWithin = (inside: Element, box: Element): boolean => {
    for (let parent: Element | null = inside; parent !== null && parent !== box; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      if (overflowX !== 'visible' || overflowY !== 'visible') return true
    }
    return false
  }

  const cutOff = (box: Element): string[] => {
    const style = getComputedStyle(box)
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const isMeant = style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none' || box.closest('[role="img"]') !== null
    if (isMeant || isVisuallyHidden(box) || !(hides(style.overflowX) || hides(style.overflowY))) return []
    const found: string[] = []
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const parent = text.parentElement
      if (parent === null || !parent.checkVisibility() || text.nodeValue?.trim() === '') continue
      if (getComputedStyle(parent).textOverflow === 'ellipsis' || isVisuallyHidden(parent) || isHeldWithin(parent, box)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const letters = range.getBoundingClientRect()
      const isCutAcross = hides(style.overflowY) && (letters.bottom > bottom + 1 || letters.top < top - 1)
      const isCutAlong = hides(style.overflowX) && (letters.right > right + 1 || letters.left < left - 1)
      if (isCutAcross || isCutAlong) found.push(`"${text.nodeValue?.trim().slice(0, 60) ?? ''}" in ${box.tagName.toLowerCase()}.${box.className}`)
    }
    return found
  }

  /** A field is no higher than its letters. */
  const isTooLow = (field: Element): boolean =>
    field.checkVisibility({ opacityProperty: true }) && !isVisuallyHidden(field) && field.clientHeight < Number.parseFloat(getComputedStyle(field).fontSize)

  const fields = document.querySelectorAll('input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), select, textarea')
  return [
    ...[...document.body.querySelectorAll('*')].flatMap(cutOff),
    ...[...fields].filter(isTooLow).map((field) => `${field.tagName.toLowerCase()} "${field.getAttribute('aria-label') ?? field.id}"`),
  ]
}
