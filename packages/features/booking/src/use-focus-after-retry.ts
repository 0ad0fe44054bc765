import { type RefObject, useEffect, useRef } from 'react'
import type { HoursState } from './use-hours.ts'

/**
 * The button that reads the hours again is gone once they are there: the focus goes on to where they stand.
 *
 * @param place what holds them; it can take the focus
 * @returns what the button does
 */
export const useFocusAfterRetry = (hours: HoursState, place: RefObject<HTMLElement | null>): (() => void) => {
  const isWanted = useRef(false)
  const { kind } = hours
  useEffect(() => {
    if (kind !== 'ready' || !isWanted.current) return
    isWanted.current = false
    place.current?.focus({ preventScroll: true })
  }, [kind, place])
  return () => {
    if (hours.kind !== 'failed') return
    isWanted.current = true
    hours.retry()
  }
}
