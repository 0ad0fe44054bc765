import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { keepToPage } from './keepToPage.ts'
import { passOpenerOn, pushDialog, show, topDialog } from './modalStack.ts'
import { lockScroll } from './scrollLock.ts'

/** How a dialog stands over the page. */
export const modalities = ['top-layer', 'page'] as const
export type Modality = (typeof modalities)[number]

interface ModalOptions {
  dialog: RefObject<HTMLDialogElement | null>
  panel: RefObject<HTMLElement | null>
  modality: Modality
  initialFocus: RefObject<HTMLElement | null> | undefined
  /** Asked by Escape, whatever has the focus. */
  onDismiss: () => void
}

const fields = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

const focusFirst = (panel: HTMLElement, wanted: HTMLElement | null | undefined): void => {
  const target = wanted ?? panel.querySelector<HTMLElement>('[data-initial-focus]') ?? panel.querySelector<HTMLElement>(fields)
  ;(target ?? panel).focus({ preventScroll: true })
}

/** A browser that closes a dialog by itself has moved the focus before it tells: where it was is noted all the time. */
const followFocus = (element: HTMLElement, last: RefObject<HTMLElement | null>): (() => void) => {
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) last.current = target
  }
  element.addEventListener('focusin', onFocusIn)
  return () => element.removeEventListener('focusin', onFocusIn)
}

/** See `OpenDialog.holdFocus`; what has gone meanwhile is replaced by what had the focus at first. */
const focusHolder =
  (last: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, wanted: ModalOptions['initialFocus']) => () => {
    const held = last.current
    return () => {
      held?.focus({ preventScroll: true })
      if (document.activeElement !== held && panel.current !== null) focusFirst(panel.current, wanted?.current)
    }
  }

/** Opens the element while it is mounted: layer, focus, scrolling, and all of it given back at the end. */
export const useModal = ({ dialog, panel, modality, initialFocus, onDismiss }: ModalOptions): void => {
  const opener = useRef<Element | null>(null)
  const resume = useRef<HTMLElement | null>(null)
  const lastFocus = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    show({ element, modality })
    const freePage = modality === 'page' ? keepToPage(element) : undefined
    const unfollow = followFocus(element, lastFocus)
    const leave = pushDialog({ element, modality, opener, holdFocus: focusHolder(lastFocus, panel, initialFocus) })
    // A dialog that changes its modality keeps the focus where it was.
    if (resume.current !== null) resume.current.focus({ preventScroll: true })
    else if (panel.current !== null) focusFirst(panel.current, initialFocus?.current)
    return () => {
      const { activeElement } = document
      resume.current = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null
      unfollow()
      leave()
      freePage?.()
      element.close()
      // Opened again only to change its modality: it must not be seen to arrive twice.
      element.dataset['settled'] = ''
    }
  }, [dialog, panel, modality, initialFocus])

  // After the effect above, so that the opener is no longer inert when the focus goes back to it.
  useLayoutEffect(() => {
    const element = dialog.current
    const release = lockScroll()
    return () => {
      release()
      resume.current = null
      const target = opener.current
      if (element !== null) passOpenerOn(element, target)
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    }
  }, [dialog])

  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  }, [onDismiss])

  useEffect(() => {
    if (modality !== 'page') return
    const onKeyDown = (event: KeyboardEvent): void => {
      const element = dialog.current
      if (event.key !== 'Escape' || event.defaultPrevented || element === null) return
      if (topDialog()?.element !== element) return
      const { target } = event
      // A provider's window over the page handles its own keys.
      const own = target === document.body || (target instanceof Node && element.contains(target))
      if (own) dismiss.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dialog, modality])
}
