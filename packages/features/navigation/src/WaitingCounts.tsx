import type { Role } from '@pilotpair/contract'
import { usePendingRequestCount } from '@pilotpair/feature-flights'
import { useUnreadCount } from '@pilotpair/feature-messages'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Waiting } from './menus.ts'

/** Props of {@link WaitingCounts}. */
export interface WaitingCountsProps {
  readonly role: Role
  readonly isBuilt: (href: string) => boolean
  /** Told the numbers, and again when they change. */
  readonly onChange: (waiting: Waiting) => void
}

/** A number that cannot be counted is left out: a file that does not come takes nothing else with it. */
const OperatorCount = lazy(() =>
  import('./OperatorCount.tsx').then(
    (module) => ({ default: module.OperatorCount }),
    () => ({ default: () => null }),
  ),
)

/**
 * Counts what waits for a person, of what is built and open to them. Draws nothing: it is a part of its own, so that
 * the bar of those who may not chat or fly yet does not carry it.
 */
export const WaitingCounts = ({ role, isBuilt, onChange }: WaitingCountsProps) => {
  const messages = useUnreadCount(isBuilt('/messages'))
  const requests = usePendingRequestCount(role === 'pilot' && isBuilt('/flight-share-requests')) ?? 0
  const [operator, setOperator] = useState(0)
  useEffect(() => onChange({ messages, requests, operator }), [messages, requests, operator, onChange])
  if (role !== 'operator' || !isBuilt('/operator')) return null
  return (
    <Suspense fallback={null}>
      <OperatorCount onChange={setOperator} />
    </Suspense>
  )
}
