import type { PilotPublic } from '@pilotpair/contract'
import { useDrawnNear } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { LoadMore } from '@pilotpair/ui/load-more'
import { PilotCard, PilotGrid } from '@pilotpair/ui/pilot-card'
import { memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { toPilotView } from '../pilot-view.ts'
import { PilotBones } from './PilotBones.tsx'
import * as css from './Explorer.css.ts'
import type { PilotListState } from './use-pilot-list.ts'

/** Props of {@link PilotResults}. */
export interface PilotResultsProps {
  readonly state: PilotListState
  readonly isFiltered: boolean
  /** What the list is of: the filters. */
  readonly name: string
  readonly onRetry: () => void
  readonly onLoadMore: () => void
  readonly onShowAll: () => void
  /** The same one between renders. */
  readonly onView: (pilot: PilotPublic) => void
  /** The pilot (`id_user_account`) whose details are on their way. */
  readonly openingId: string | undefined
}

const LOADING = 'Loading pilots...'
const OPENING = 'Opening…'

/** How many pilots there are; with more to come, how many of them are shown. */
export const countText = (count: number, hasMore: boolean): string => {
  if (hasMore) return `Showing the first ${String(count)} pilots`
  return count === 1 ? '1 pilot' : `${String(count)} pilots`
}

const NoPilots = ({ isFiltered, onRetry, onShowAll }: PilotResultsProps) => (
  <Card padding="none">
    <EmptyState
      drawing={<EmptyDrawing name="pair" />}
      action={
        <Button variant="outline" tone="neutral" onClick={isFiltered ? onShowAll : onRetry}>
          {isFiltered ? 'Show all pilots' : 'Check again'}
        </Button>
      }
    >
      {isFiltered ? 'No pilots match these filters.' : 'No other pilots are here yet.'}
    </EmptyState>
  </Card>
)

/** The focus goes on where its button went: to the results after a retry, to the first new card after "Load more". */
const useFocusAfter = (section: RefObject<HTMLElement | null>, state: PilotListState) => {
  const wanted = useRef<'results' | number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined || state.kind !== 'loaded' || state.problem !== undefined) return
    if (wanted.current === 'results') section.current?.focus({ preventScroll: true })
    else if (state.items.length > wanted.current) {
      section.current?.querySelectorAll('article')[wanted.current]?.querySelector('button')?.focus()
    } else return
    wanted.current = undefined
  }, [section, state])
  return wanted
}

interface ItemProps extends Pick<PilotResultsProps, 'onView'> {
  readonly pilot: PilotPublic
  /** The details are on their way. */
  readonly isOpening: boolean
}

/**
 * Drawn again only when the pilot is another, or the button says something else: of a long list not every card for
 * whatever moves on the page.
 */
const Item = memo(({ pilot, isOpening, onView }: ItemProps) => {
  const { id: _, ...view } = toPilotView(pilot)
  return (
    <PilotCard
      {...view}
      actions={
        <Button
          variant="outline"
          tone="neutral"
          size="compact"
          aria-label={`${isOpening ? OPENING : 'View'} ${view.name}`}
          pending={isOpening}
          pendingLabel={OPENING}
          onClick={() => onView(pilot)}
        >
          View
        </Button>
      }
    />
  )
})

/** As many cards as the first view of a large window holds, and those that follow as their end comes near. */
const FIRST = 15
const STEP = 15

type CardsProps = Pick<PilotResultsProps, 'name' | 'onView' | 'openingId'> & {
  readonly state: Extract<PilotListState, { kind: 'loaded' }>
  /** Below the cards, once all are drawn. */
  readonly foot: ReactNode
}

const Cards = ({ state, name, onView, openingId, foot }: CardsProps) => {
  const { shown, end } = useDrawnNear(state.items.length, FIRST, STEP, `pilots${name}`)
  return (
    <>
      <div className={state.isOutdated ? css.outdated : undefined} aria-busy={state.isOutdated}>
        <PilotGrid>
          {state.items.slice(0, shown).map((pilot) => {
            const { id_user_account: id } = pilot.user_account
            return <Item key={id} pilot={pilot} isOpening={id === openingId} onView={onView} />
          })}
        </PilotGrid>
      </div>
      {shown < state.items.length ? <div key={shown} ref={end} /> : foot}
    </>
  )
}

/** The search's answer in each of its states: on its way, failed, empty, there. */
export const PilotResults = (props: PilotResultsProps) => {
  const { name, onRetry, onLoadMore, onView, openingId } = props
  // A page of cards takes a phone a while: deferred, it is rendered in slices that let typing and scrolling pass.
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
        return <PilotBones label={LOADING} />
      case 'failed':
        return <ErrorState title={state.message} onRetry={retry} retryingLabel={state.isRetrying ? LOADING : undefined} />
      case 'loaded':
        if (state.items.length === 0) return <NoPilots {...props} />
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
                {state.problem}
              </InlineAlert>
            )}
            <Cards
              {...{ state, name, onView, openingId }}
              foot={
                state.hasMore && (
                  <LoadMore
                    summary={countText(state.items.length, true)}
                    hasMore
                    onLoadMore={() => {
                      focusAfterRef.current = state.items.length
                      onLoadMore()
                    }}
                    pendingLabel={state.isLoadingMore ? LOADING : undefined}
                    error={state.problem}
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
