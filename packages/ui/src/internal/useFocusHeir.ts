import { useEffect, useRef } from 'react'

/**
 * A control that goes away when it is pressed takes the focus with it, and the keyboard begins at the top of the page
 * again. Here another element takes over, unless the focus has moved on by itself meanwhile.
 *
 * @param isThere whether the control is in the page
 * @param takeOver gives the focus to what stays
 * @returns handlers for the control
 */
export const useFocusHeir = (isThere: boolean, takeOver: () => void) => {
  const isHeld = useRef(false)
  useEffect(() => {
    if (isThere || !isHeld.current) return
    isHeld.current = false
    if (document.activeElement === document.body) takeOver()
  })
  const hold = (): void => {
    isHeld.current = true
  }
  return {
    onFocus: hold,
    // Safari gives a button no focus when it is pressed.
    onPointerDown: hold,
    onBlur: (): void => {
      isHeld.current = false
    },
  }
}
