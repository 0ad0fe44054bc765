import { useCallback, useState } from 'react'

/** Code that a screen fetches when somebody asks for what it does. */
export type OnDemand<Part> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly part: Part }
  | { readonly kind: 'failed' }

/** What a screen says when such code could not be fetched. */
export const ON_DEMAND_FAILED = 'This could not be opened. Check your connection, then try again.'

/**
 * Fetches code on demand, so that a page's first load does not carry it. A failed fetch is told and may be tried again.
 *
 * @param fetchPart `() => import('./Dialog.tsx')`
 */
export const useOnDemand = <Part>(fetchPart: () => Promise<Part>): readonly [OnDemand<Part>, () => void] => {
  const [state, setState] = useState<OnDemand<Part>>({ kind: 'absent' })
  const load = useCallback(() => {
    setState((before) => (before.kind === 'ready' ? before : { kind: 'loading' }))
    fetchPart().then(
      (part) => setState({ kind: 'ready', part }),
      () => setState((before) => (before.kind === 'ready' ? before : { kind: 'failed' })),
    )
  }, [fetchPart])
  return [state, load]
}
