import { useCallback, useState } from 'react'

/** Code that a screen fetches when somebody asks for what it does. */
export type OnDemand<Part> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly part: Part }
  | { readonly kind: 'failed' }

/** What a screen says when such code could not be fetched. */
export const ON_DEMAND_FAILED = 'This could not be opened. Check your connection, then try again.'

/** Fetches code: `() => import('./Dialog.tsx')`. */
export type FetchPart<Part> = (() => Promise<Part>) & {
  /** The code, where it has come before. */
  readonly known?: () => Part | undefined
}

/** Remembers that code has come: what is drawn with it later has it at once. */
export const keptPart = <Part>(fetchPart: () => Promise<Part>): FetchPart<Part> => {
  let known: Part | undefined
  return Object.assign(async () => (known = await fetchPart()), { known: () => known })
}

const firstOf = <Part>({ known }: FetchPart<Part>): OnDemand<Part> => {
  const part = known?.()
  return part === undefined ? { kind: 'absent' } : { kind: 'ready', part }
}

/**
 * Fetches code on demand, so that a page's first load does not carry it. A failed fetch is told and may be tried again.
 *
 * @param fetchPart the same function over time
 */
export const useOnDemand = <Part>(fetchPart: FetchPart<Part>): readonly [OnDemand<Part>, () => void] => {
  const [state, setState] = useState(() => firstOf(fetchPart))
  const load = useCallback(() => {
    const unlessReady = (next: OnDemand<Part>) => (before: OnDemand<Part>) => (before.kind === 'ready' ? before : next)
    setState(unlessReady({ kind: 'loading' }))
    fetchPart().then(
      (part) => setState(unlessReady({ kind: 'ready', part })),
      () => setState(unlessReady({ kind: 'failed' })),
    )
  }, [fetchPart])
  return [state, load]
}
