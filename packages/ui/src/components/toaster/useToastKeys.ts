import { useEffect, useRef, type RefObject } from 'react'

/** What the toast library listens for: a code that no key has, so that this module alone decides when. */
export const hotkeySignal = 'PilotPairToasts'

/** AltGr is reported as Alt with Control on some systems and types a letter on many layouts: never a shortcut. */
const isHotkey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyT' && event.altKey && !event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph')

const give = (target: HTMLElement | null): void => {
  if (target !== null && target.isConnected) target.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * Alt+T moves the focus to the toasts, when there are any; Escape gives it back, without closing a dialog below.
 * The listeners belong after those of the toast library, which has to see the focus where it still is.
 */
export const useToastKeys = (region: RefObject<HTMLElement | null>): void => {
  const before = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const list = region.current?.querySelector('ol')
      if (list === null || list === undefined) return
      const { activeElement } = document
      const isInside = list.contains(activeElement)
      if (isHotkey(event) && !isInside) {
        event.preventDefault()
        before.current = activeElement instanceof HTMLElement ? activeElement : null
        document.dispatchEvent(new KeyboardEvent('keydown', { code: hotkeySignal }))
      } else if (event.key === 'Escape' && isInside) {
        event.preventDefault()
        give(before.current)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region])
}
