import type { OperatorAircraft } from '@pilotpair/contract'
import { useSteady } from '@pilotpair/feature-core'
import { type RefObject, useEffect, useRef } from 'react'
import type { Fleet } from './use-overview.ts'

/** Aircraft that are read at most to find one: an administrator, who sees all fleets, would read on and on. */
const MOST_SEARCHED = 1000

/**
 * Brings an aircraft into sight once its row is drawn, and reads as many pages of the fleet as lie before it.
 *
 * @param id the aircraft; without one nothing is done
 * @returns the ref of what holds the rows, and the aircraft as soon as it is there
 */
export const useReveal = (
  { items, hasMore, isRetrying, problem, loadMore }: Fleet,
  id: string | undefined,
): { readonly rows: RefObject<HTMLDivElement | null>; readonly found: OperatorAircraft | undefined } => {
  const rows = useRef<HTMLDivElement>(null)
  const readOn = useSteady(loadMore)
  const found = id === undefined ? undefined : items?.find(({ id_aircraft: each }) => each === id)
  const isSearched = id !== undefined && found === undefined && (items?.length ?? MOST_SEARCHED) < MOST_SEARCHED
  const isAhead = isSearched && hasMore && !isRetrying && problem === undefined
  useEffect(() => {
    if (isAhead) readOn()
  }, [isAhead, readOn])
  const place = found?.id_aircraft
  useEffect(() => {
    if (place === undefined) return
    const cell = rows.current?.querySelector(`[data-aircraft="${place}"]`)
    cell?.closest('tr')?.scrollIntoView({ block: 'center' })
  }, [place])
  return { rows, found }
}
