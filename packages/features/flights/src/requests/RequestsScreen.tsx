import { type FlightProposal, flightTexts, requestTexts } from '@pilotpair/contract'
import { failureText, systemClock } from '@pilotpair/feature-core'
import { ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { FlightRequestCard, type RequestSide } from '@pilotpair/ui/flight-request-card'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { LoadMore } from '@pilotpair/ui/load-more'
import { PageHeader } from '@pilotpair/ui/page'
import { Tabs, type TabItem } from '@pilotpair/ui/tabs'
import { useUi } from '@pilotpair/ui/ui-provider'
import { memo, useState } from 'react'
import { type ActName, standingNote } from '../acts.ts'
import { CardList, CardSkeletons } from '../CardList.tsx'
import type { RequestGroup } from '../display-request.ts'
import { minuteOf } from '../flight-facts.ts'
import { FlightNotes } from '../FlightNotes.tsx'
import * as css from '../Flights.css.ts'
import { groupsOf, pendingOf } from '../lists.ts'
import { LoadFailure, LoadProblem, useLoadFailureToast } from '../LoadProblem.tsx'
import { openingWords } from '../opening.ts'
import { termsOf } from '../terms.ts'
import { type Acts, type ActState, useActs } from '../use-acts.ts'
import { type Asking, useAsking } from '../use-asking.tsx'
import { cardId } from '../use-focus-stays.ts'
import { countText, drawnOf, groupOrder, mayWaitMore, STEP } from './drawn.ts'
import { bankProblem, type Confirming, isCardRefused, PaymentActs, useConfirming } from './RequestPayment.tsx'
import { isPossible, pendingAction, requestActs, toRequestView } from './request-view.ts'
import { type RequestList, useRequests } from './use-requests.ts'

export { prepareRequests } from './use-requests.ts'

/** Props of {@link RequestsScreen}. */
export interface RequestsScreenProps {
  /** The tab that the address names. */
  readonly tab: RequestSide
  readonly onTabChange: (tab: RequestSide) => void
  /** Where a received request is accepted with a card. */
  readonly acceptHref: (flightId: string) => string
  /** Where co-pilots are found. */
  readonly explorerHref: string
  /** Where a card is added, for a payment whose bank refuses; without it no link leads there. */
  readonly newCardHref?: string | undefined
  /** The viewer is approved: only then something new can be promised. */
  readonly canCommit: boolean
}

interface GroupsProps extends RequestsScreenProps {
  readonly list: RequestList
  readonly acts: Acts
  readonly asking: Asking
  readonly confirming: Confirming
  /** Requests drawn at most. */
  readonly limit: number
  readonly onLimit: (limit: number) => void
}

const titles: Readonly<Record<RequestGroup, string>> = {
  pending: requestTexts.groupPending,
  accepted: requestTexts.groupAccepted,
  declined: requestTexts.groupDeclined,
}

const Nothing = ({ explorerHref }: { readonly explorerHref: string }) => (
  <Card padding="none">
    <EmptyState
      drawing={<EmptyDrawing name="pair" />}
      action={<ButtonLink href={explorerHref}>{requestTexts.searchCoPilots}</ButtonLink>}
    >
      {requestTexts.empty}
    </EmptyState>
  </Card>
)

interface RequestCardProps extends Pick<GroupsProps, 'tab' | 'acceptHref' | 'newCardHref' | 'canCommit' | 'confirming'> {
  readonly request: FlightProposal
  readonly act: ActState
  readonly opening: ActName | undefined
  readonly onBegin: Asking['begin']
  /** Only makes the cards of another minute other cards: they tell what time has made of a request. */
  readonly minute: number
}

/** Drawn again only for what it shows: answers, acts and dialogs come and go around dozens of them. */
const RequestCard = memo((props: RequestCardProps) => {
  const { request, tab, acceptHref, newCardHref, canCommit, act, opening, onBegin, confirming } = props
  const { now = systemClock, timeZone } = useUi()
  const id = request.id_flight_proporsal
  const terms = termsOf(request, timeZone)
  const notesId = `${cardId(id)}-notes`
  const can = requestActs(request, { side: tab, canCommit, now: now() })
  const { pending, failed } = act
  const secret = request.payment_action?.clientSecret
  const canConfirm = secret !== undefined && can.confirmPayment
  const isRefused = isCardRefused(request, confirming)
  const begin = (isPossible: boolean, name: Parameters<Asking['begin']>[0]) =>
    isPossible ? () => onBegin(name, request) : undefined
  return (
    <>
      <FlightRequestCard
        {...toRequestView(request, tab)}
        id={cardId(id)}
        tabIndex={-1}
        className={css.card}
        aria-describedby={terms === undefined ? undefined : notesId}
        acceptHref={can.accept ? acceptHref(id) : undefined}
        onDecline={begin(can.decline, 'decline')}
        onCancel={begin(can.cancel, 'cancel')}
        onAcceptNewTime={begin(can.acceptNewTime, 'acceptNewTime')}
        onDeclineNewTime={begin(can.declineNewTime, 'declineNewTime')}
        pendingAction={pendingAction(pending)}
        error={standingNote(failed, (each) => isPossible(can, each)) ?? bankProblem(request, confirming)}
        action={(canConfirm || isRefused) && <PaymentActs {...{ request, canConfirm, isRefused, confirming, newCardHref }} />}
        texts={opening === undefined ? undefined : openingWords[opening]}
      />
      {terms !== undefined && <FlightNotes id={notesId} terms={terms} isOwn={tab === 'sent'} />}
    </>
  )
})

const summaryOf = (drawn: number, count: number, hasMore: boolean): string =>
  hasMore || drawn < count
    ? `Showing ${String(drawn)} of ${countText(count, hasMore)} requests`
    : `All ${String(count)} requests`

const Groups = (props: GroupsProps) => {
  const { list, explorerHref, acts, asking, confirming, tab, acceptHref, newCardHref, canCommit, limit, onLimit } = props
  const { now = systemClock } = useUi()
  const shared = { confirming, tab, acceptHref, newCardHref, canCommit, onBegin: asking.begin, minute: minuteOf(now()) }
  switch (list.kind) {
    case 'loading':
      return <CardSkeletons label="Loading your requests" />
    case 'failed':
      return <LoadFailure failure={list.failure} isRetrying={list.isRetrying} onRetry={list.reload} />
    case 'loaded': {
      const { requests, hasMore, isLoadingMore, isReloading, problem, moreProblem } = list
      if (requests.length === 0 && problem === undefined) return <Nothing explorerHref={explorerHref} />
      const groups = groupsOf(requests)
      const countOf = (group: RequestGroup): string =>
        countText(groups[group].length, group === 'pending' ? mayWaitMore(requests, hasMore) : hasMore)
      const isKept = (id: string): boolean => acts.of(id).failed !== undefined
      const drawn = drawnOf(groups, limit, isKept)
      const count = groupOrder.reduce((sum, group) => sum + drawn[group].length, 0)
      const more = (): void => {
        const next = Math.min(limit, requests.length) + STEP
        onLimit(next)
        if (next > requests.length && hasMore) list.loadMore()
      }
      return (
        <div className={css.groups}>
          {problem !== undefined && <LoadProblem failure={problem} isRetrying={isReloading} onRetry={list.reload} />}
          {groupOrder
            .filter((group) => drawn[group].length > 0)
            .map((group, at, shownGroups) => (
              <CardList
                key={group}
                title={titles[group]}
                flights={drawn[group]}
                list={tab}
                above={shownGroups.slice(0, at).reduce((sum, each) => sum + drawn[each].length, 0)}
                count={countOf(group)}
                isKept={isKept}
              >
                {(request) => (
                  <RequestCard
                    {...shared}
                    request={request}
                    act={acts.of(request.id_flight_proporsal)}
                    opening={asking.openingOf(request.id_flight_proporsal)}
                  />
                )}
              </CardList>
            ))}
          {(hasMore || requests.length > STEP) && (
            <LoadMore
              summary={summaryOf(count, requests.length, hasMore)}
              hasMore={hasMore || count < requests.length}
              onLoadMore={more}
              pendingLabel={isLoadingMore ? 'Loading…' : undefined}
              error={moreProblem === undefined ? undefined : failureText(moreProblem, flightTexts.loadFailed)}
            />
          )}
        </div>
      )
    }
  }
}

const tabOf = (id: RequestSide, label: string, list: RequestList): TabItem<RequestSide> => {
  if (list.kind !== 'loaded') return { id, label }
  const count = pendingOf(list.requests).length
  // The tab itself counts whole numbers only.
  return mayWaitMore(list.requests, list.hasMore) ? { id, label: `${label} (${countText(count, true)})` } : { id, label, count }
}

/** Flight Share Requests (spec §2.11): what others ask of the viewer, and what the viewer asks of others. */
export const RequestsScreen = (props: RequestsScreenProps) => {
  const { tab, onTabChange } = props
  const { received, sent } = useRequests()
  const acts = useActs()
  const asking = useAsking(acts)
  const { confirming, dialog } = useConfirming(props.newCardHref)
  // Each tab keeps its own place.
  const [limits, setLimits] = useState<Readonly<Record<RequestSide, number>>>({ received: STEP, sent: STEP })
  const list = tab === 'received' ? received : sent
  useLoadFailureToast(list.kind === 'failed')
  return (
    <>
      <PageHeader title={requestTexts.heading} />
      <Tabs
        label={requestTexts.heading}
        items={[tabOf('received', requestTexts.tabReceived, received), tabOf('sent', requestTexts.tabSent, sent)]}
        selected={tab}
        onSelect={onTabChange}
      >
        <Groups
          key={tab}
          {...props}
          {...{ list, acts, asking, confirming }}
          limit={limits[tab]}
          onLimit={(limit) => setLimits((before) => ({ ...before, [tab]: limit }))}
        />
      </Tabs>
      {asking.dialog}
      {dialog}
    </>
  )
}
