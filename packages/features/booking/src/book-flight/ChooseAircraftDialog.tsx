import { type Aircraft, aircraftTexts, bookingTexts, dashboardTexts, SEARCH_MAX } from '@pilotpair/contract'
import { type AircraftList, type AircraftListState, noFilters, rateText, toAircraftView, useAircraftList } from '@pilotpair/feature-aircraft'
import { AircraftPicture } from '@pilotpair/ui/aircraft-picture'
import { Badge } from '@pilotpair/ui/badge'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { ErrorState } from '@pilotpair/ui/error-state'
import { LoadMore } from '@pilotpair/ui/load-more'
import { SearchField } from '@pilotpair/ui/search-field'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { Stack } from '@pilotpair/ui/stack'
import { Text } from '@pilotpair/ui/text'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { type FormEvent, type ReactNode, useState } from 'react'
import * as css from '../Booking.css.ts'

/** Props of {@link ChooseAircraftDialog}. */
export interface ChooseAircraftDialogProps {
  readonly onChoose: (aircraft: Aircraft) => void
  readonly onCancel: () => void
}

const rows = Array.from({ length: 4 }, (_, row) => row)

const Choice = ({ aircraft, onChoose }: { aircraft: Aircraft; onChoose: (aircraft: Aircraft) => void }) => {
  const { name, type, registration, airport, rate, rateKind, imageUrl } = toAircraftView(aircraft)
  return (
    <li>
      <button type="button" className={css.choice} onClick={() => onChoose(aircraft)}>
        <AircraftPicture
          type={type}
          model={name}
          alt=""
          imageUrl={imageUrl}
          registration={registration}
          hasPlate={false}
          shape="thumb"
        />
        <span className={css.choiceWords}>
          <span className={css.strong} dir="auto">
            {name}
          </span>
          <span className={css.quiet}>
            <span translate="no">{registration}</span>, <bdi>{airport}</bdi>
          </span>
        </span>
        <span className={css.person}>
          <Text as="span" weight="strong" numeric>
            {rateText(rate)}
          </Text>
          <Badge shape="tag">{rateKind}</Badge>
        </span>
      </button>
    </li>
  )
}

const Loading = () => (
  <SkeletonGroup label={aircraftTexts.loading}>
    <Stack gap={8}>
      {rows.map((row) => (
        <Skeleton key={row} shape="block" height="4rem" />
      ))}
    </Stack>
  </SkeletonGroup>
)

/** Said after each search: the list itself changes without a sound. */
const countText = (state: AircraftListState): string => {
  if (state.kind !== 'loaded' || state.isOutdated) return ''
  return `${state.hasMore ? 'The first ' : ''}${String(state.items.length)} aircraft`
}

interface ListedProps extends AircraftList {
  readonly search: string
  readonly onChoose: (aircraft: Aircraft) => void
}

const Listed = ({ state, reload, loadMore, search, onChoose }: ListedProps): ReactNode => {
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <ErrorState
          surface="plain"
          headingLevel={3}
          title={aircraftTexts.error({ message: state.message })}
          onRetry={reload}
          retryingLabel={state.isRetrying ? aircraftTexts.loading : undefined}
        />
      )
    case 'loaded':
      if (state.items.length === 0) {
        return (
          <Text color="textMuted">
            {search === '' ? 'No aircraft are available right now.' : 'No aircraft match this search.'}
          </Text>
        )
      }
      return (
        <Stack gap={16}>
          <ul className={`${css.choices} ${state.isOutdated ? css.outdated : ''}`}>
            {state.items.map((aircraft) => (
              <Choice key={aircraft.id_aircraft} aircraft={aircraft} onChoose={onChoose} />
            ))}
          </ul>
          {state.hasMore && (
            <LoadMore
              summary={`Showing the first ${String(state.items.length)} aircraft`}
              hasMore
              onLoadMore={loadMore}
              pendingLabel={state.isLoadingMore ? aircraftTexts.loading : undefined}
              error={state.problem === undefined ? undefined : aircraftTexts.error({ message: state.problem })}
            />
          )}
        </Stack>
      )
  }
}

const Results = ({ search, onChoose }: Pick<ListedProps, 'search' | 'onChoose'>) => {
  const list = useAircraftList({ ...noFilters, search })
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <VisuallyHidden role="status">{countText(list.state)}</VisuallyHidden>
      <Listed {...list} search={search} onChoose={onChoose} />
    </div>
  )
}

/** The first step of "Book a flight": available aircraft, one a line, with a search. */
export const ChooseAircraftDialog = ({ onChoose, onCancel }: ChooseAircraftDialogProps) => {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onCancel}
      title={dashboardTexts.bookFlight}
      description="Choose an aircraft."
      footer={
        <Button variant="ghost" tone="neutral" onClick={onCancel}>
          {bookingTexts.cancel}
        </Button>
      }
    >
      <Stack gap={16} tabIndex={-1} data-initial-focus="" className={css.start}>
        <search>
          <form className={css.searchLine} onSubmit={apply}>
            <div className={css.searchField}>
              <SearchField
                label="Search"
                placeholder="Model, registration or airport"
                maxLength={SEARCH_MAX}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                onClear={() => setSearch('')}
              />
            </div>
            <Button type="submit" variant="outline" tone="neutral">
              Find
            </Button>
          </form>
        </search>
        <Results search={search} onChoose={onChoose} />
      </Stack>
    </Dialog>
  )
}
