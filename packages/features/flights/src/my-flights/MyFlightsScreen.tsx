import { aircraftTexts, flightTexts, type FlightProposal, LIST_CAP } from '@pilotpair/contract'
import { answerOf, type Prepare, systemClock, timeOnBothClocks, useOnOpening, useSteady } from '@pilotpair/feature-core'
import { ButtonLink } from '@pilotpair/ui/button'
import { FlightCard } from '@pilotpair/ui/flight-card'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { LoadMore } from '@pilotpair/ui/load-more'
import { PageHeader } from '@pilotpair/ui/page'
import { useUi } from '@pilotpair/ui/ui-provider'
import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { type ActName, standingNote } from '../acts.ts'
import { flightsApi, useMyFlightsQuery } from '../api.ts'
import { CardList, CardSkeletons } from '../CardList.tsx'
import { aircraftName, spanOf } from '../display-request.ts'
import { minuteOf } from '../flight-facts.ts'
import { FlightNotes } from '../FlightNotes.tsx'
import * as css from '../Flights.css.ts'
import { LoadFailure, LoadProblem, useLoadFailureToast } from '../LoadProblem.tsx'
import { openingWords } from '../opening.ts'
import { termsOf } from '../terms.ts'
import { type Acts, type ActState, type RatingInput, useActs } from '../use-acts.ts'
import { type Asking, useAsking } from '../use-asking.tsx'
import { cardId, useFocusStays } from '../use-focus-stays.ts'
import { COULD_NOT_OPEN, usePart } from '../use-part.ts'
import { ratingDrafts } from './rating-draft.ts'
import { isPossible, myFlightActs, pendingFlightAction, toFlightView } from './flight-view.ts'

const loadRateDialog = () => import('./RateDialog.tsx').then(({ RateDialog }) => RateDialog)

/** Props of {@link MyFlightsScreen}. */
export interface MyFlightsScreenProps {
  /** Where aircraft are chosen. */
  readonly rentalsHref: string
  /** The viewer is approved: only then something new can be promised. */
  readonly canCommit: boolean
}

/** Flights drawn at first and with each "Load more": hundreds of cards at once would keep a phone busy. */
const STEP = 20

interface SectionProps {
  readonly title: string
  readonly empty: string
  readonly flights: readonly FlightProposal[]
  /** How many flights stand above these. @default none */
  readonly above?: number
  readonly canCommit: boolean
  readonly acts: Acts
  readonly begin: Asking['begin']
  /** The act of a flight whose dialog is on its way. */
  readonly openingOf: Asking['openingOf']
  readonly onWithdraw: (flight: FlightProposal) => void
  readonly onRate: (flight: FlightProposal) => void
  /** The flight that is being rated: what goes wrong then stands in its dialog. */
  readonly rated: FlightProposal | undefined
}

interface FlightProps extends Pick<SectionProps, 'canCommit' | 'begin' | 'onWithdraw' | 'onRate'> {
  readonly flight: FlightProposal
  readonly act: ActState
  readonly opening: ActName | undefined
  readonly isRating: boolean
  /** Only makes the cards of another minute other cards: they tell what time has made of a flight. */
  readonly minute: number
}

/** Drawn again only for what it shows: answers, acts and dialogs come and go around forty of them. */
const Flight = memo((props: FlightProps) => {
  const { flight, canCommit, act, opening, begin, onWithdraw, onRate, isRating } = props
  const { now = systemClock, timeZone } = useUi()
  const terms = termsOf(flight, timeZone)
  const id = cardId(flight.id_flight_proporsal)
  const notesId = `${id}-notes`
  const can = myFlightActs(flight, { canCommit, now: now() })
  const { cancel } = can
  const { pending, failed } = act
  return (
    <>
      <FlightCard
        {...toFlightView(flight, now())}
        id={id}
        tabIndex={-1}
        className={css.card}
        aria-describedby={terms === undefined ? undefined : notesId}
        onCancel={cancel === undefined ? undefined : () => begin(cancel, flight)}
        onWithdraw={can.withdraw ? () => onWithdraw(flight) : undefined}
        onRate={can.rate ? () => onRate(flight) : undefined}
        onAcceptNewTime={can.acceptNewTime ? () => begin('acceptNewTime', flight) : undefined}
        onDeclineNewTime={can.declineNewTime ? () => begin('declineNewTime', flight) : undefined}
        pendingAction={pendingFlightAction(pending)}
        error={isRating ? undefined : standingNote(failed, (each) => isPossible(can, each))}
        texts={opening === undefined ? undefined : openingWords[opening]}
      />
      {terms !== undefined && <FlightNotes id={notesId} terms={terms} isOwn={flight.is_owner} />}
    </>
  )
})

const Section = (props: SectionProps) => {
  const { title, empty, flights, above = 0, canCommit, acts, begin, openingOf, onWithdraw, onRate, rated } = props
  const { now = systemClock } = useUi()
  const shared = { canCommit, begin, onWithdraw, onRate, minute: minuteOf(now()) }
  const [limit, setLimit] = useState(STEP)
  const shown = flights.slice(0, limit)
  // The service lists so many at most.
  const count = `${String(flights.length)}${flights.length >= LIST_CAP ? '+' : ''}`
  return (
    <CardList
      title={title}
      flights={shown}
      list="mine"
      above={above}
      count={count}
      empty={<p className={css.quiet}>{empty}</p>}
      foot={
        flights.length > STEP && (
          <LoadMore
            summary={`Showing ${String(shown.length)} of ${count} flights`}
            hasMore={shown.length < flights.length}
            onLoadMore={() => setLimit(limit + STEP)}
          />
        )
      }
    >
      {(flight) => (
        <Flight
          {...shared}
          flight={flight}
          act={acts.of(flight.id_flight_proporsal)}
          opening={openingOf(flight.id_flight_proporsal)}
          isRating={rated?.id_flight_proporsal === flight.id_flight_proporsal}
        />
      )}
    </CardList>
  )
}

/** The rating of a flight: asks for it, sends it, and keeps what was typed until it is taken. */
const useRating = (acts: Acts) => {
  const [flight, setFlight] = useState<FlightProposal>()
  const { Part: Dialog, want } = usePart(loadRateDialog)
  const keepFocus = useFocusStays()
  const open = useSteady((chosen: FlightProposal): void => {
    acts.forget(chosen.id_flight_proporsal)
    setFlight(chosen)
    want(() => {
      setFlight(undefined)
      acts.explain('rate', chosen.id_flight_proporsal, COULD_NOT_OPEN)
    })
  })
  if (flight === undefined || Dialog === undefined) {
    return { open, flight, openingId: flight?.id_flight_proporsal, dialog: null }
  }
  const { pending, failed } = acts.of(flight.id_flight_proporsal)
  const send = async (rating: RatingInput): Promise<void> => {
    const stay = keepFocus(flight.id_flight_proporsal)
    if (!(await acts.run('rate', flight, rating))) return
    ratingDrafts.delete(flight.id_flight_proporsal)
    setFlight(undefined)
    stay()
  }
  const dialog = (
    <Dialog
      flight={flight}
      isPending={pending === 'rate'}
      error={failed?.note}
      onClose={() => {
        acts.forget(flight.id_flight_proporsal)
        setFlight(undefined)
      }}
      onSend={(rating) => void send(rating)}
    />
  )
  return { open, flight, openingId: undefined, dialog }
}

const Flights = ({ canCommit }: Pick<MyFlightsScreenProps, 'canCommit'>) => {
  const onOpening = useOnOpening()
  const { data, error, isFetching, refetch } = useMyFlightsQuery(undefined, {
    refetchOnMountOrArgChange: onOpening,
    refetchOnFocus: true,
  })
  const acts = useActs()
  const asking = useAsking(acts)
  const rating = useRating(acts)
  const keepFocus = useFocusStays()
  const [kept, setKept] = useState<string>()
  const { timeZone } = useUi()
  const hasFailed = data === undefined && error !== undefined
  useLoadFailureToast(hasFailed)

  const withdraw = async (flight: FlightProposal): Promise<void> => {
    setKept(undefined)
    const stay = keepFocus(flight.id_flight_proporsal)
    if (await acts.run('withdraw', flight)) setKept(`${aircraftName(flight)}, ${timeOnBothClocks(spanOf(flight), timeZone)}`)
    stay()
  }
  const startWithdrawal = useSteady((flight: FlightProposal): void => void withdraw(flight))

  if (data === undefined) {
    return hasFailed ? (
      <LoadFailure failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons label="Loading your flights" />
    )
  }
  const openingOf = (id: string): ActName | undefined => (rating.openingId === id ? 'rate' : asking.openingOf(id))
  const shared = {
    canCommit,
    acts,
    begin: asking.begin,
    openingOf,
    onWithdraw: startWithdrawal,
    onRate: rating.open,
    rated: rating.flight,
  }
  return (
    <div className={css.groups}>
      {error !== undefined && <LoadProblem failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <div role="status" className={css.news}>
        {kept !== undefined && (
          <InlineAlert tone="success" role="note" title="The flight stands.">
            {kept}
          </InlineAlert>
        )}
      </div>
      <Section {...shared} title={flightTexts.confirmedHeading} empty={flightTexts.noUpcoming} flights={data.confirmed} />
      <Section {...shared} title={flightTexts.pastHeading} empty={flightTexts.noPast} flights={data.past} above={data.confirmed.length} />
      {asking.dialog}
      {rating.dialog}
    </div>
  )
}

/** What My Flights shows first. */
export const prepareMyFlights: Prepare<object> = () => [answerOf(flightsApi.endpoints.myFlights, undefined)]

/** My Flights (spec §2.12): what is booked, and what has been flown. */
export const MyFlightsScreen = ({ rentalsHref, canCommit }: MyFlightsScreenProps) => (
  <>
    <PageHeader
      title={flightTexts.heading}
      actions={
        <ButtonLink href={rentalsHref} variant="outline" tone="neutral" iconStart={<Plus />}>
          {aircraftTexts.scheduleFlight}
        </ButtonLink>
      }
    />
    <Flights canCommit={canCommit} />
  </>
)
