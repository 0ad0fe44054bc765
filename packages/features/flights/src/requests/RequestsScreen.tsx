import { type FlightProposal, requestTexts } from '@pilotpair/contract'
import { systemClock } from '@pilotpair/feature-core'
import { ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { FlightRequestCard, type RequestSide } from '@pilotpair/ui/flight-request-card'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { LoadMore } from '@pilotpair/ui/load-more'
import { PageHeader } from '@pilotpair/ui/page'
import { Tabs, type TabItem } from '@pilotpair/ui/tabs'
import { useUi } from '@pilotpair/ui/ui-provider'
import { memo } from 'react'
import { PAGE_SIZE } from '../api.ts'
import { CardList, CardSkeletons } from '../CardList.tsx'
import type { RequestGroup } from '../display-request.ts'
import { minuteOf } from '../flight-facts.ts'
import * as css from '../Flights.css.ts'
import { groupsOf, pendingOf } from '../lists.ts'
import { LoadFailure, LoadProblem, useLoadFailureToast } from '../LoadProblem.tsx'
import { type Acts, type ActState, useActs } from '../use-acts.ts'
import { type Asking, useAsking } from '../use-asking.tsx'
import { cardId } from '../use-focus-stays.ts'
import { bankProblem, type Confirming, isCardRefused, PaymentActs, useConfirming } from './RequestPayment.tsx'
import { pendingAction, requestActs, toRequestView } from './request-view.ts'
import { type RequestList, useRequests } from './use-requests.ts'

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
}

const titles: Readonly<Record<RequestGroup, string>> = {
  pending: requestTexts.groupPending,
  accepted: requestTexts.groupAccepted,
  declined: requestTexts.groupDeclined,
}
const groupOrder = ['pending', 'accepted', 'declined'] as const

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

interface RequestCardProps extends Omit<GroupsProps, 'list' | 'acts' | 'asking' | 'onTabChange' | 'explorerHref'> {
  readonly request: FlightProposal
  readonly act: ActState
  readonly onBegin: Asking['begin']
  /** Only makes the cards of another minute other cards: they tell what time has made of a request. */
  readonly minute: number
}

/** Drawn again only for what it shows: answers, acts and dialogs come and go around fifty of them. */
const RequestCard = memo((props: RequestCardProps) => {
  const { request, tab, acceptHref, newCardHref, canCommit, act, onBegin, confirming } = props
  const { now = systemClock } = useUi()
  const id = request.id_flight_proporsal
  const can = requestActs(request, { side: tab, canCommit, now: now() })
  const { pending, failed } = act
  const secret = request.payment_action?.clientSecret
  const canConfirm = secret !== undefined && can.confirmPayment
  const isRefused = isCardRefused(request, confirming)
  const begin = (isPossible: boolean, name: Parameters<Asking['begin']>[0]) =>
    isPossible ? () => onBegin(name, request) : undefined
  return (
    <FlightRequestCard
      {...toRequestView(request, tab)}
      id={cardId(id)}
      tabIndex={-1}
      className={css.card}
      acceptHref={can.accept ? acceptHref(id) : undefined}
      onDecline={begin(can.decline, 'decline')}
      onCancel={begin(can.cancel, 'cancel')}
      onAcceptNewTime={begin(can.acceptNewTime, 'acceptNewTime')}
      onDeclineNewTime={begin(can.declineNewTime, 'declineNewTime')}
      pendingAction={pendingAction(pending)}
      error={failed?.note ?? bankProblem(request, confirming)}
      action={(canConfirm || isRefused) && <PaymentActs {...{ request, canConfirm, isRefused, confirming, newCardHref }} />}
    />
  )
})

const summaryOf = (count: number, hasMore: boolean): string =>
  hasMore ? `The latest ${String(count)} requests` : `All ${String(count)} requests`

const Groups = (props: GroupsProps) => {
  const { list, explorerHref, acts, asking, confirming, tab, acceptHref, newCardHref, canCommit } = props
  const { now = systemClock } = useUi()
  const shared = { confirming, tab, acceptHref, newCardHref, canCommit, onBegin: asking.begin, minute: minuteOf(now()) }
  switch (list.kind) {
    case 'loading':
      return <CardSkeletons label="Loading your requests" />
    case 'failed':
      return <LoadFailure failure={list.failure} isRetrying={list.isRetrying} onRetry={list.reload} />
    case 'loaded': {
      const { requests, hasMore, isLoadingMore, isReloading, problem } = list
      if (requests.length === 0 && problem === undefined) return <Nothing explorerHref={explorerHref} />
      const groups = groupsOf(requests)
      return (
        <div className={css.groups}>
          {problem !== undefined && <LoadProblem failure={problem} isRetrying={isReloading} onRetry={list.reload} />}
          {groupOrder
            .filter((group) => groups[group].length > 0)
            .map((group) => (
              <CardList key={group} title={titles[group]} flights={groups[group]}>
                {(request) => <RequestCard {...shared} request={request} act={acts.of(request.id_flight_proporsal)} />}
              </CardList>
            ))}
          {(hasMore || requests.length > PAGE_SIZE) && (
            <LoadMore
              summary={summaryOf(requests.length, hasMore)}
              hasMore={hasMore}
              onLoadMore={list.loadMore}
              pendingLabel={isLoadingMore ? 'Loading…' : undefined}
            />
          )}
        </div>
      )
    }
  }
}

const tabOf = (id: RequestSide, label: string, list: RequestList): TabItem<RequestSide> =>
  list.kind === 'loaded' ? { id, label, count: pendingOf(list.requests).length } : { id, label }

/** Flight Share Requests (spec §2.11): what others ask of the viewer, and what the viewer asks of others. */
export const RequestsScreen = (props: RequestsScreenProps) => {
  const { tab, onTabChange } = props
  const { received, sent } = useRequests()
  const acts = useActs()
  const asking = useAsking(acts)
  const { confirming, dialog } = useConfirming(props.newCardHref)
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
        <Groups {...props} list={list} acts={acts} asking={asking} confirming={confirming} />
      </Tabs>
      {asking.dialog}
      {dialog}
    </>
  )
}
