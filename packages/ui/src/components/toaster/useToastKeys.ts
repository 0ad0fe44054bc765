import { useEffect, type RefObject } from 'react'

/** What the toast library listens for: a code that no key has, so that this module alone decides when. */
export const hotkeySignal = 'PilotPairToasts'

/** AltGr is reported as Alt with Control on some systems and types a letter on many layouts: never a shortcut. */
const isHotkey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyT' && event.altKey && !event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph')

/** Gives the focus to an element, or to nothing when that is gone or cannot take it. */
const give = (target: HTMLElement | null): void => {
  if (target?.isConnected === true) target.focus({ preventScroll: true })
  const { activeElement } = document
  if (activeElement !== target && activeElement instanceof HTMLElement) activeElement.blur()
}

const isStaying = (item: HTMLElement): boolean => item.dataset['removed'] !== 'true'

/** Opens the stack: what has the focus of a keyboard is open, and its clock stands still. */
export const openStack = (list: Element | null): void => {
  list?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
}

/** Where Tab stops in the list, in order. */
const stopsOf = (items: readonly HTMLElement[]): readonly Element[] =>
  items.filter(isStaying).flatMap((item) => [item, ...item.querySelectorAll('button')])

/** Follows the focus in the region of the toasts. @returns the undo */
const follow = (section: HTMLElement): (() => void) => {
  let from: HTMLElement | null = null
  let isWithin = false
  let hasJumped = false
  let frame = 0
  const findList = () => section.querySelector('ol')
  const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('li')]

  /** Remembers where the focus comes from; the page itself is nothing that could take it back. */
  const come = (element: EventTarget | null, byHotkey: boolean): void => {
    from = element instanceof HTMLElement && element !== document.body ? element : null
    isWithin = true
    hasJumped = byHotkey
    // The library keeps a memory of its own, and gives the focus back whenever its list goes, wherever the person is
    // by then, and however they leave. It keeps only the first arrival: here it sees one from nowhere.
    findList()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }

  /** A toast that leaves gives the focus on to the next one; the last one, back to where it came from. */
  const handOn = (list: HTMLElement): void => {
    const { activeElement } = document
    if (!list.contains(activeElement)) return
    const items = itemsOf(list)
    const at = items.findIndex((item) => item.contains(activeElement))
    const held = items[at]
    if (!items.some(isStaying)) give(from)
    else if (held !== undefined && !isStaying(held)) {
      const next = items.slice(at).find(isStaying) ?? items.slice(0, at).findLast(isStaying)
      const target = next?.querySelector('button') ?? next
      target?.focus({ preventScroll: true })
    }
  }

  const onChange = (): void => {
    const list = findList()
    if (list === null) return
    handOn(list)
    // The library folds a stack of one, whoever is in it.
    const isFolded = itemsOf(list).some(({ dataset }) => dataset['expanded'] === 'false')
    if (!isFolded || (!list.matches(':focus-visible') && list.querySelector(':focus-visible') === null)) return
    openStack(list)
    // Looked at once more: opened and folded in one rendering, nothing would have changed that could be observed.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onChange)
  }

  const onFocusIn = ({ relatedTarget, isTrusted }: FocusEvent): void => {
    const list = findList()
    if (!isTrusted || list === null) return
    if (!isWithin) come(relatedTarget, false)
    handOn(list)
  }

  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    const isStillInside = relatedTarget instanceof Node && section.contains(relatedTarget)
    // It stays the active one when the whole window loses the focus.
    if (!isStillInside && document.activeElement !== target) isWithin = false
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const list = findList()
    if (list === null) return
    const { activeElement } = document
    const isInside = list.contains(activeElement)
    if (isHotkey(event) && !isInside) {
      event.preventDefault()
      come(activeElement, true)
      document.dispatchEvent(new KeyboardEvent('keydown', { code: hotkeySignal }))
    } else if (event.key === 'Escape' && isInside) {
      event.preventDefault()
      give(from)
    } else if (event.key === 'Tab' && isInside && hasJumped && from !== null) {
      // Whoever jumped here jumps back; whoever came with Tab goes on with it, or would never get past.
      const stops = stopsOf(itemsOf(list))
      const isLast = event.shiftKey
        ? activeElement === list || activeElement === stops[0]
        : activeElement === stops.at(-1)
      if (!isLast) return
      event.preventDefault()
      give(from)
    }
  }

  const observer = new MutationObserver(onChange)
  observer.observe(section, { subtree: true, attributeFilter: ['data-removed', 'data-expanded'] })
  // Before React hears of it, and with it the library.
  section.addEventListener('focusin', onFocusIn, { capture: true })
  section.addEventListener('focusout', onFocusOut)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    section.removeEventListener('focusin', onFocusIn, { capture: true })
    section.removeEventListener('focusout', onFocusOut)
    document.removeEventListener('keydown', onKeyDown)
  }
}

/**
 * Alt+T moves the focus to the toasts, when there are any; Escape, or Tab beyond them, gives it back, without closing
 * a dialog below. A toast that goes does not take the focus with it.
 * The listeners belong after those of the toast library, which has to see the focus where it still is.
 */
export const useToastKeys = (region: RefObject<HTMLElement | null>): void => {
  useEffect(() => (region.current === null ? undefined : follow(region.current)), [region])
}
