import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes on when what had it has gone: the figures, which tell what is left. */
export type FocusHome = RefObject<HTMLElement | null>

/** Moves the focus there; the page stays where it is. */
export const goHome = (home: FocusHome): void => home.current?.focus({ preventScroll: true })

/**
 * Something goes, and the focus with it: a dialog whose opener is no more, the button of an empty fleet. Then the focus
 * goes on at `home`.
 *
 * @param isThere whether it stands; acts when that ends
 */
export const useFocusKept = (home: FocusHome, isThere: boolean): void => {
  const wasThere = useRef(isThere)
  useEffect(() => {
    const hasGone = wasThere.current && !isThere
    wasThere.current = isThere
    if (hasGone && document.activeElement === document.body) goHome(home)
  }, [home, isThere])
}
