import { focusPlace } from '@pilotpair/feature-payments'
import { useCallback, useEffect, useReducer, useRef } from 'react'

/** Element id of a flight's card. */
export const cardId = (flightId: string): string => `flight-${flightId}`

/** The headings below a place in the page, in their order. */
const headingsBelow = (place: Element): readonly Element[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) => !place.contains(heading) && (place.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )

/** A flight at which the focus stays. */
interface Held {
  readonly id: string
  /** Headings that stood below its card: should it go, the first of them that is still there takes the focus. */
  readonly below: readonly Element[]
}

/**
 * Keeps the focus at a flight when the button that had it goes with what it did: the card takes it, in whichever
 * group it stands then, and the next heading when the card has gone too. Ends as soon as the person moves on.
 *
 * @returns to be called with the flight when an act on it begins; what that returns, when the act has ended.
 */
export const useFocusStays = (): ((flightId: string) => () => void) => {
  const held = useRef<Held>(undefined)
  const [, look] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (held.current === undefined) return
    const { activeElement } = document
    const card = document.getElementById(cardId(held.current.id))
    if (activeElement !== null && activeElement !== document.body) {
      if (activeElement !== card) held.current = undefined
    } else if (card === null) focusPlace(held.current.below.find((heading) => heading.isConnected))
    else card.focus()
  })
  return useCallback((flightId) => {
    const card = document.getElementById(cardId(flightId))
    const below = card === null ? [] : headingsBelow(card)
    return () => {
      held.current = { id: flightId, below }
      look()
    }
  }, [])
}
