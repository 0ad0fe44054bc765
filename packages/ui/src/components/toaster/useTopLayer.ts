import { useEffect, useState } from 'react'
import { topDialog, watchDialogs } from '../dialog/modalStack.ts'

/**
 * A container that stands above everything, dialogs included. A modal dialog makes all that is outside it inert, so
 * that toasts there could be neither clicked nor heard: while one is open the container lives inside it.
 *
 * @returns the container, `undefined` until mounted in a browser
 */
export const useTopLayer = (className: string): HTMLElement | undefined => {
  const [container, setContainer] = useState<HTMLElement>()

  useEffect(() => {
    const element = document.createElement('div')
    element.className = className
    element.popover = 'manual'
    element.setAttribute('data-above-dialogs', '')
    const place = (): void => {
      const top = topDialog()
      const home = top?.modality === 'top-layer' ? top.element : document.body
      // What stands in a live region is said again when it is moved or shown anew.
      for (const line of element.querySelectorAll('[data-said]')) line.remove()
      if (element.parentElement !== home) home.append(element)
      // Shown again even at the same place: what enters the top layer last stands highest.
      if (element.matches(':popover-open')) element.hidePopover()
      element.showPopover()
    }
    place()
    const stop = watchDialogs(place)
    // oxlint-disable-next-line react/set-state-in-effect -- the element exists only in a browser, after mounting
    setContainer(element)
    return () => {
      stop()
      element.remove()
    }
  }, [className])

  return container
}
