import { pilotTexts } from '@pilotpair/contract'
import { answerOf, type Prepare } from '@pilotpair/feature-core'
import { PageHeader } from '@pilotpair/ui/page'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { pilotsApi } from '../api.ts'
import { noFilters, type PilotFilters, readFilters, writeFilters } from '../filters.ts'
import * as css from './Explorer.css.ts'
import { PilotFilterBar } from './PilotFilterBar.tsx'
import { countText, PilotResults } from './PilotResults.tsx'
import { type DetailsWays, useDetails } from './use-details.tsx'
import { type PilotListState, usePilotList } from './use-pilot-list.ts'

/** Props of {@link PilotExplorerScreen}. */
export interface PilotExplorerScreenProps extends DetailsWays {
  /** The query of the address, with or without its question mark: the filters live there. */
  readonly search: string
  /** Puts another query into the address: `''` or a text that begins with a question mark. */
  readonly onSearchChange: (search: string, options: { readonly replace: boolean }) => void
}

const statusText = (state: PilotListState): string =>
  state.kind === 'loaded' && !state.isOutdated ? countText(state.items.length, state.hasMore) : ''

/** What Pilot Explorer shows first. */
export const prepareExplorer: Prepare<PilotExplorerScreenProps> = ({ search }) => [
  answerOf(pilotsApi.endpoints.searchPilots, readFilters(search)),
]

/** Pilot Explorer (section 2.8): pilots one could fly with, narrowed by the filter bar. */
export const PilotExplorerScreen = ({ search, onSearchChange, ...ways }: PilotExplorerScreenProps) => {
  const filters = useMemo(() => readFilters(search), [search])
  const { state, reload, loadMore } = usePilotList(filters)
  const details = useDetails(ways)
  const address = writeFilters(filters)

  // The callbacks stay the same ones while what they act on changes.
  const latest = useRef({ address, search, reload, onSearchChange })
  useLayoutEffect(() => {
    latest.current = { address, search, reload, onSearchChange }
  })

  const apply = useCallback((next: PilotFilters): void => {
    const now = latest.current
    const nextAddress = writeFilters(next)
    if (nextAddress === now.address) now.reload()
    else now.onSearchChange(nextAddress, { replace: false })
  }, [])

  const reset = useCallback((): void => {
    const now = latest.current
    if (now.search !== '' && now.search !== '?') now.onSearchChange(writeFilters(noFilters), { replace: false })
  }, [])

  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeader title={pilotTexts.explorerHeading} aside={<output>{statusText(state)}</output>} />
      </div>
      <PilotFilterBar filters={filters} onApply={apply} onReset={reset} />
      {details.element}
      <PilotResults
        state={state}
        isFiltered={address !== ''}
        name={address}
        onRetry={reload}
        onLoadMore={loadMore}
        onShowAll={reset}
        onView={details.open}
        openingId={details.openingId}
      />
    </div>
  )
}
