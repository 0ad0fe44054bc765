import { ON_DEMAND_FAILED, type OnDemand, useOnDemand } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect } from 'react'

/**
 * Code that a button of a row asks for. A failed fetch is told by a toast: above a long list it would push the rows
 * away, below it nobody would see it.
 *
 * @param fetchPart `() => import('./Dialog.tsx')`
 */
export const useAskedPart = <Part>(fetchPart: () => Promise<Part>): readonly [OnDemand<Part>, () => void] => {
  const [part, load] = useOnDemand(fetchPart)
  const hasFailed = part.kind === 'failed'
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: ON_DEMAND_FAILED })
  }, [hasFailed])
  return [part, load]
}
