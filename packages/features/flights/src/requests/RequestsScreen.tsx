import { type FlightProposal, flightTexts, paymentTexts, requestTexts } from '@pilotpair/contract'
import { systemClock } from '@pilotpair/feature-core'
import { usePayment } from '@pilotpair/feature-payments'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { FlightRequestCard, type RequestSide } from '@pilotpair/ui/flight-request-card'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { LoadMore } from '@pilotpair/ui/load-more'
import { PageHeader } from '@pilotpair/ui/page'
import { Tabs, type TabItem } from '@pilotpair/ui/tabs'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { type ReactNode, useState } from 'react'
import { PAGE_SIZE } from '../api.ts'
import { CardList, CardSkeletons } from '../CardList.tsx'
import type { RequestGroup } from '../display-request.ts'
import * as css from '../Flights.css.ts'
import { groupsOf, pendingOf } from '../lists.ts'
import { LoadFailure, LoadProblem, useLoadFailureToast } from '../LoadProblem.tsx'
import { useActs, type Acts } from '../use-acts.ts'
import { type Asking, useAsking } from '../use-asking.tsx'
import { cardId } from '../use-focus-stays.ts'
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

interface PaymentActsProps {
  readonly request: FlightProposal
  readonly canConfirm: boolean
  readonly isRefused: boolean
  readonly confirming: Confirming
  readonly newCardHref: string | undefined
}

interface GroupsProps extends RequestsScreenProps {
  readonly list: RequestList
  readonly acts: Acts
  readonly asking: Asking
  readonly confirming: Confirming
}

/** The bank's confirmation of a payment. */
interface Confirming {
  /** Of the payment that is being confirmed. */
  readonly secret: string | undefined
  /** Of the payment whose dialog could not be opened. */
  readonly failedSecret: string | undefined
  /** Of the flight whose bank has refused the card. */
  readonly refusedFlight: string | undefined
  readonly confirm: (flightId: string, clientSecret: string) => void
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

const REFUSED = 'Your bank refused this card. Add another card, then ask your co-pilot to accept again: your newest card pays.'

/** The bank's confirmation of a payment, and another card where this one is of no use. */
const PaymentActs = ({ request, canConfirm, isRefused, confirming, newCardHref }: PaymentActsProps) => {
  const secret = request.payment_action?.clientSecret
  return (
    <>
      {canConfirm && secret !== undefined && (
        <Button
          tone="accent"
          pending={confirming.secret === secret}
          pendingLabel="Confirming…"
          onClick={() => confirming.confirm(request.id_flight_proporsal, secret)}
        >
          {paymentTexts.confirmHeading}
        </Button>
      )}
      {newCardHref !== undefined && (canConfirm || isRefused) && (
        <ButtonLink href={newCardHref} variant="outline" tone="neutral">
          Add another card
        </ButtonLink>
      )}
    </>
  )
}

const bankProblem = (id: string, secret: string | undefined, { refusedFlight, failedSecret }: Confirming): string | undefined => {
  if (refusedFlight === id) return REFUSED
  return secret !== undefined && failedSecret === secret ? notOpened : undefined
}

const RequestCard = ({ request, tab, acceptHref, newCardHref, canCommit, acts, asking, confirming }: GroupsProps & { readonly request: FlightProposal }) => {
  const { now = systemClock } = useUi()
  const id = request.id_flight_proporsal
  const can = requestActs(request, { side: tab, canCommit, now: now() })
  const { pending, failed } = acts.of(id)
  const secret = request.payment_action?.clientSecret
  const canConfirm = secret !== undefined && can.confirmPayment
  const isRefused = confirming.refusedFlight === id
  const begin = (isPossible: boolean, act: Parameters<Asking['begin']>[0]) =>
    isPossible ? () => asking.begin(act, request) : undefined
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
      error={failed?.note ?? bankProblem(id, secret, confirming)}
      action={(canConfirm || isRefused) && <PaymentActs {...{ request, canConfirm, isRefused, confirming, newCardHref }} />}
    />
  )
}

const summaryOf = (count: number, hasMore: boolean): string =>
  hasMore ? `The latest ${String(count)} requests` : `All ${String(count)} requests`

const Groups = (props: GroupsProps) => {
  const { list, explorerHref } = props
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
                {(request) => <RequestCard {...props} request={request} />}
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

const notOpened = 'Your bank could not be asked. Check your connection, then try again.'

const useConfirming = (newCardHref: string | undefined): Confirming & { readonly dialog: ReactNode } => {
  const { confirm, dialog } = usePayment({ newCardHref })
  const [secret, setSecret] = useState<string>()
  const [failedSecret, setFailedSecret] = useState<string>()
  const [refusedFlight, setRefusedFlight] = useState<string>()
  const run = async (flightId: string, clientSecret: string): Promise<void> => {
    setSecret(clientSecret)
    setFailedSecret(undefined)
    setRefusedFlight(undefined)
    const outcome = await confirm(clientSecret)
    setSecret(undefined)
    if (outcome.kind === 'given-up' && outcome.isRefused === true) setRefusedFlight(flightId)
    if (outcome.kind !== 'failed') return
    setFailedSecret(clientSecret)
    showToast({ type: 'error', text: flightTexts.paymentFailed })
  }
  return { secret, failedSecret, refusedFlight, dialog, confirm: (flightId, clientSecret) => void run(flightId, clientSecret) }
}

/** Flight Share Requests (spec §2.11): what others ask of the viewer, and what the viewer asks of others. */
export const RequestsScreen = (props: RequestsScreenProps) => {
  const { tab, onTabChange } = props
  const { received, sent } = useRequests()
  const acts = useActs()
  const asking = useAsking(acts)
  const confirming = useConfirming(props.newCardHref)
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
      {confirming.dialog}
    </>
  )
}
