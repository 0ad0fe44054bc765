import { type Aircraft, aircraftTexts } from '@pilotpair/contract'
import type { Prepare } from '@pilotpair/feature-core'
import { PageHeader } from '@pilotpair/ui/page'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { type AircraftAction, OPENING } from '../aircraft-action.ts'
import { type AircraftFilters, noFilters, readFilters, writeFilters } from '../filters.ts'
import { AircraftResults } from './AircraftResults.tsx'
import { countText } from './count-text.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { rentalsAnswer } from './rentals-answer.ts'
import * as css from './RentalsScreen.css.ts'
import { type AircraftListState, useAircraftList } from './use-aircraft-list.ts'
import { useDetails } from './use-details.tsx'

/** Props of {@link RentalsScreen}. */
export interface RentalsScreenProps {
  /** The query of the address, with or without its question mark: the filters live there. */
  readonly search: string
  /** Puts another query into the address: `''` or a text that begins with a question mark. */
  readonly onSearchChange: (search: string, options: { readonly replace: boolean }) => void
  /** @default 'Available Aircraft' */
  readonly heading?: string | undefined
  /** What stands between the heading and the search, for example who the aircraft is for. @default nothing */
  readonly intro?: ReactNode
  /** What a card, and the details of an aircraft, lead on to. @default nothing */
  readonly action?: AircraftAction | undefined
}

const StatusText = ({ state }: { state: AircraftListState }) => {
  switch (state.kind) {
    case 'loading':
      return <span className={css.loadingText}>{aircraftTexts.loading}</span>
    case 'failed':
      return null
    case 'loaded':
      return state.isOutdated ? (
        <span className={css.loadingText}>{aircraftTexts.loading}</span>
      ) : (
        countText(state.items.length, state.hasMore)
      )
  }
}

/** What Available Aircraft shows first. */
export const prepareRentals: Prepare<RentalsScreenProps> = ({ search }) => [rentalsAnswer(search)]

/** Available Aircraft (section 2.6): the rental aircraft as cards, narrowed by Advanced Search. */
export const RentalsScreen = (props: RentalsScreenProps) => {
  const { search, onSearchChange, heading = aircraftTexts.heading, intro, action } = props
  const filters = useMemo(() => readFilters(search), [search])
  const { state, reload, loadMore } = useAircraftList(filters)
  const details = useDetails(action)
  const address = writeFilters(filters)

  // The callbacks stay the same ones while what they act on changes.
  const latest = useRef({ address, search, reload, onSearchChange, details, action })
  useLayoutEffect(() => {
    latest.current = { address, search, reload, onSearchChange, details, action }
  })

  const apply = useCallback((next: AircraftFilters): void => {
    const now = latest.current
    const nextAddress = writeFilters(next)
    if (nextAddress === now.address) now.reload()
    else now.onSearchChange(nextAddress, { replace: false })
  }, [])

  const reset = useCallback((): void => {
    const now = latest.current
    if (now.search !== '' && now.search !== '?') now.onSearchChange(writeFilters(noFilters), { replace: false })
  }, [])

  // Of two presses the latest opens what it opens, whichever comes first.
  const info = useCallback((aircraft: Aircraft): void => {
    latest.current.action?.onTurnAway?.()
    latest.current.details.open(aircraft)
  }, [])

  const press = useCallback((aircraft: Aircraft): void => {
    latest.current.details.drop()
    latest.current.action?.onPress(aircraft)
  }, [])

  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeader
          title={heading}
          aside={
            <output>
              <StatusText state={state} />
              {details.openingId !== undefined && <VisuallyHidden> {OPENING}</VisuallyHidden>}
            </output>
          }
        />
      </div>
      {intro}
      <FilterPanel filters={filters} onApply={apply} onReset={reset} />
      {details.element}
      <AircraftResults
        state={state}
        isFiltered={address !== ''}
        name={address}
        onRetry={reload}
        onLoadMore={loadMore}
        onShowAll={reset}
        onInfo={info}
        infoOpeningId={details.openingId}
        label={action?.label}
        onPress={press}
        openingId={action?.openingId}
      />
    </div>
  )
}
