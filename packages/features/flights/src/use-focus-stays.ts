import { useCallback, useEffect, useReducer, useRef } from 'react'

/** Element id of a flight's card. */
export const cardId = (flightId: string): string => `flight-${flightId}`

/**
 * Keeps the focus at a flight when the button that had it goes with what it did: the card takes it, in whichever
 * group it stands then, and the page when the card has gone too. Ends as soon as the person moves on.
 *
 * @returns to be called with the flight when an act on it has ended.
 */
export const useFocusStays = (): ((flightId: string) => void) => {
  const held = useRef<string>(undefined)
  const [, look] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (held.current === undefined) return
    const { activeElement } = document
    const card = document.getElementById(cardId(held.current))
    if (activeElement === null || activeElement === document.body) (card ?? document.querySelector('main'))?.focus()
    else if (activeElement !== card) held.current = undefined
  })
  return useCallback((flightId) => {
    held.current = flightId
    look()
  }, [])
}
