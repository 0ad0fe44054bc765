import { useAppDispatch, waitNote } from '@pilotpair/feature-core'
import { useCallback, useEffect, useState } from 'react'
import { type CardProvider, loadProvider, providerFaultOf } from './load-provider.ts'

/** Whether the card provider's library is there. */
export type ProviderState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string; readonly wait: string | undefined }
  | { readonly kind: 'ready'; readonly provider: CardProvider }

/** Loads the card provider for the form that is shown; `retry` tries again after a failure. */
export const useProvider = (): { readonly state: ProviderState; readonly retry: () => void } => {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<ProviderState>({ kind: 'loading' })
  const begin = useCallback((): (() => void) => {
    let isWanted = true
    const show = (next: ProviderState): void => {
      if (isWanted) setState(next)
    }
    loadProvider(dispatch).then(
      (provider) => show({ kind: 'ready', provider }),
      (fault: unknown) => {
        const { message, failure } = providerFaultOf(fault)
        show({ kind: 'failed', text: message, wait: waitNote(failure) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [dispatch])
  useEffect(() => begin(), [begin])
  const retry = (): void => {
    setState({ kind: 'loading' })
    begin()
  }
  return { state, retry }
}
