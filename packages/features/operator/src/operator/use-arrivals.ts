import type { OperatorFlight } from '@pilotpair/contract'
import { useEffect, useRef, useState } from 'react'
import { requestCount } from '../fleet.ts'

/**
 * Says politely what has come since the requests were read before: whoever does not see the list grow hears of it.
 *
 * @param flights the requests as they are read now, again and again
 * @returns what to say; empty until something has come
 */
export const useArrivals = (flights: readonly OperatorFlight[] | undefined): string => {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [text, setText] = useState('')
  useEffect(() => {
    if (flights === undefined) return
    const ids = flights.map(({ id_flight_proporsal: id }) => id)
    const before = known.current
    known.current = new Set(ids)
    const count = before === undefined ? 0 : ids.filter((id) => !before.has(id)).length
    // Emptied by what changes without a new one: the same words the next time are heard again.
    setText(count === 0 ? '' : `New flight requests: ${String(count)}. Waiting: ${requestCount(flights)}.`)
  }, [flights])
  return text
}
