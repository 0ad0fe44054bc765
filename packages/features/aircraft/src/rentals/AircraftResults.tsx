import { type Aircraft, aircraftTexts } from '@pilotpair/contract'
import { useDrawnNear } from '@pilotpair/feature-core'
import { AircraftCardSkeleton, AircraftGrid } from '@pilotpair/ui/aircraft-card'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { LoadMore } from '@pilotpair/ui/load-more'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { AircraftItem } from './AircraftItem.tsx'
import { countText } from './count-text.ts'
import * as css from './RentalsScreen.css.ts'
import type { AircraftListState } from './use-aircraft-list.ts'

/** Props of {@link AircraftResults}. */
export interface AircraftResultsProps {
  readonly state: AircraftListState
  readonly isFiltered: boolean
  /** What the list is of: the filters. */
  readonly name: string
  readonly onRetry: () => void
  readonly onLoadMore: () => void
  readonly onShowAll: () => void
  /** Opens the details. The same one between draws, as `onPress` is. */
  readonly onInfo: (aircraft: Aircraft) => void
  /** The aircraft (`id_aircraft`) whose details are on their way. */
  readonly infoOpeningId: string | undefined
  /** Words of the button that leads on; absent where there is none. */
  readonly label: string | undefined
  readonly onPress: (aircraft: Aircraft) => void
  /** The aircraft for which what it leads on to is on its way. */
  readonly openingId: string | undefined
}

type Loaded = Extract<AircraftListState, { kind: 'loaded' }>

const errorText = (message: string): string => aircraftTexts.error({ message })

const skeletons = Array.from({ length: 6 }, (_, index) => index)

const LoadingGrid = () => (
  <div aria-busy="true">
    <AircraftGrid>
      {skeletons.map((index) => (
        <AircraftCardSkeleton key={index} />
      ))}
    </AircraftGrid>
  </div>
)

const NoAircraft = ({ isFiltered, onRetry, onShowAll }: AircraftResultsProps) => (
  <Card padding="none">
    <EmptyState
      drawing={<EmptyDrawing name="hangar" />}
      action={
        isFiltered ? (
          <Button variant="outline" tone="neutral" onClick={onShowAll}>
            Show all aircraft
          </Button>
        ) : (
          <Button variant="outline" tone="neutral" onClick={onRetry}>
            Check again
          </Button>
        )
      }
    >
      {isFiltered ? 'No aircraft match these filters.' : 'No aircraft are available right now.'}
    </EmptyState>
  </Card>
)

/**
 * The focus goes on where its button went: to the results after a retry, to the first new card after "Load more".
 */
const useFocusAfter = (section: RefObject<HTMLElement | null>, state: AircraftListState) => {
  const wanted = useRef<'results' | number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined || state.kind !== 'loaded') return
    if (state.problem !== undefined) return
    if (wanted.current === 'results') section.current?.focus({ preventScroll: true })
    else if (state.items.length > wanted.current) {
      section.current?.querySelectorAll('article')[wanted.current]?.querySelector('button')?.focus()
    } else return
    wanted.current = undefined
  }, [section, state])
  return wanted
}

/** As many cards as the first view of a large window holds, and those that follow as their end comes near. */
const FIRST = 9
const STEP = 15

type GridProps = Pick<AircraftResultsProps, 'name' | 'onInfo' | 'infoOpeningId' | 'label' | 'onPress' | 'openingId'> & {
  readonly state: Loaded
  /** Below the cards, once all are drawn. */
  readonly foot: ReactNode
}

const Grid = ({ state, name, onInfo, infoOpeningId, label, onPress, openingId, foot }: GridProps) => {
  const { shown, end } = useDrawnNear(state.items.length, FIRST, STEP, `aircraft${name}`)
  return (
    <>
      <div className={state.isOutdated ? css.outdated : undefined} aria-busy={state.isOutdated}>
        <AircraftGrid>
          {state.items.slice(0, shown).map((aircraft) => (
            <AircraftItem
              key={aircraft.id_aircraft}
              aircraft={aircraft}
              onInfo={onInfo}
              isInfoOpening={aircraft.id_aircraft === infoOpeningId}
              label={label}
              onPress={onPress}
              isOpening={aircraft.id_aircraft === openingId}
            />
          ))}
        </AircraftGrid>
      </div>
      {shown < state.items.length ? <div key={shown} ref={end} /> : foot}
    </>
  )
}

/** The list in each of its states: on its way, failed, empty, there. */
export const AircraftResults = (props: AircraftResultsProps) => {
  const { name, onRetry, onLoadMore, onInfo, infoOpeningId, label, onPress, openingId } = props
  // A page of drawings takes a phone a while: deferred, it is rendered in slices that let typing and scrolling pass.
  const state = useDeferredValue(props.state)
  const section = useRef<HTMLElement>(null)
  const focusAfterRef = useFocusAfter(section, state)

  const retry = (): void => {
    focusAfterRef.current = 'results'
    onRetry()
  }

  const content = () => {
    switch (state.kind) {
      case 'loading':
        return <LoadingGrid />
      case 'failed':
        return (
          <ErrorState
            title={errorText(state.message)}
            headingLevel={3}
            onRetry={retry}
            retryingLabel={state.isRetrying ? aircraftTexts.loading : undefined}
          />
        )
      case 'loaded':
        if (state.items.length === 0) return <NoAircraft {...props} />
        return (
          <>
            {state.problem !== undefined && !state.hasMore && (
              <InlineAlert
                tone="danger"
                action={
                  <Button variant="outline" tone="neutral" size="compact" onClick={retry}>
                    Try again
                  </Button>
                }
              >
                {errorText(state.problem)}
              </InlineAlert>
            )}
            <Grid
              {...{ state, name, onInfo, infoOpeningId, label, onPress, openingId }}
              foot={
                state.hasMore && (
                  <LoadMore
                    summary={countText(state.items.length, true)}
                    hasMore
                    onLoadMore={() => {
                      focusAfterRef.current = state.items.length
                      onLoadMore()
                    }}
                    pendingLabel={state.isLoadingMore ? aircraftTexts.loading : undefined}
                    error={state.problem === undefined ? undefined : errorText(state.problem)}
                  />
                )
              }
            />
          </>
        )
    }
  }

  return (
    <section ref={section} tabIndex={-1} aria-label="Results" className={css.results}>
      {content()}
    </section>
  )
}
