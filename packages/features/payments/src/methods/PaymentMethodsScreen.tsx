import { paymentTexts } from '@pilotpair/contract'
import { answerOf, type Prepare, useOnOpening, waitNote } from '@pilotpair/feature-core'
import { ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import { paymentMethodTexts } from '@pilotpair/ui/payment-method-card'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { Lock, Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { aboutOf } from '../about.ts'
import { paymentApi, usePaymentMethodsQuery } from '../api.ts'
import { CardList, CardListBones, type PayChoice } from './CardList.tsx'
import { type CardView, cardToPay, expiryClock, toCardView } from './card-view.ts'
import { HandsFocusOn, type NoticeHrefs, PayNotice, ProposalNotice } from './PayNotice.tsx'
import * as css from './Payments.css.ts'
import { ProposalSummary, ProposalSummaryBones } from './ProposalSummary.tsx'
import { usePay } from './use-pay.ts'
import { type ProposalState, useProposal } from './use-proposal.ts'
import { useRemoval } from './use-removal.ts'

/** Props of {@link PaymentMethodsScreen}. */
export interface PaymentMethodsScreenProps {
  /** The received proposal that a card is to be chosen for, from the address. */
  readonly proposalId?: string | undefined
  /** Where a card is added; it keeps the proposal. */
  readonly newHref: string
  readonly hrefs: NoticeHrefs
  /** What another screen that led here has to say. */
  readonly notice?: string | undefined
  /** The proposal is accepted and paid. */
  readonly onAccepted: () => void
}

const nameOf = ({ brand, last4 }: CardView): string =>
  paymentMethodTexts.name(brand.charAt(0).toUpperCase() + brand.slice(1), last4)

const AddLink = ({ href, isFirst }: { readonly href: string; readonly isFirst: boolean }) => (
  <ButtonLink href={href} iconStart={<Plus />} {...(!isFirst && { variant: 'outline', tone: 'neutral' })}>
    {paymentTexts.addHeading}
  </ButtonLink>
)

const Empty = ({ href, isToPay }: { readonly href: string; readonly isToPay: boolean }) => (
  <Card padding="none">
    <EmptyState drawing={<EmptyDrawing name="clouds" />} title={paymentTexts.empty} action={<AddLink href={href} isFirst />}>
      {isToPay ? 'Add a card to accept this flight.' : 'Add a card, then you can book and share flights.'}
    </EmptyState>
  </Card>
)

interface SavedCardsProps {
  readonly cards: readonly CardView[]
  readonly choice: PayChoice | undefined
  readonly now: Date | undefined
}

/** The saved cards, each removable after a question; with a choice, one of them pays. */
const SavedCards = ({ cards, choice, now }: SavedCardsProps) => {
  const { removal, Dialog, ask, cancel, confirm } = useRemoval(cards)
  const region = useRef<HTMLDivElement>(null)
  const removed = removal.kind === 'removed' ? removal.card : undefined
  // The button that had the focus has gone with its card.
  useEffect(() => {
    if (removed !== undefined) region.current?.focus()
  }, [removed])
  const isOpen = removal.kind === 'asking' || removal.kind === 'removing'
  return (
    <div ref={region} tabIndex={-1} className={css.section}>
      {removed !== undefined && <InlineAlert tone="success">{nameOf(removed)} was removed.</InlineAlert>}
      {cards.length > 0 && (
        <CardList
          cards={cards}
          choice={choice}
          now={now}
          onRemove={(card) => void ask(card)}
          removing={removal.kind === 'removing' ? removal.card.id : undefined}
          opening={removal.kind === 'opening' ? removal.card.id : undefined}
        />
      )}
      {removal.kind === 'unaskable' && (
        <InlineAlert tone="danger">The card could not be removed. Check your connection, then try again.</InlineAlert>
      )}
      {isOpen && Dialog !== undefined && (
        <Dialog
          name={nameOf(removal.card)}
          isRemoving={removal.kind === 'removing'}
          error={removal.kind === 'asking' ? removal.error : undefined}
          onConfirm={() => void confirm(removal.card)}
          onCancel={cancel}
        />
      )}
    </div>
  )
}

const useCards = () => {
  const onOpening = useOnOpening()
  const { data, error, isFetching, refetch } = usePaymentMethodsQuery(undefined, {
    refetchOnMountOrArgChange: onOpening,
    refetchOnFocus: true,
  })
  const hasFailed = error !== undefined && !isFetching
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: paymentTexts.loadFailed })
  }, [hasFailed])
  const cards = useMemo(() => data?.map(toCardView), [data])
  return { cards, failure: error, isRetrying: isFetching, retry: () => void refetch() }
}

/** What is to be done with the cards there are. */
const adviceFor = (cards: readonly CardView[] | undefined, choice: PayChoice | undefined): string | undefined => {
  if (cards?.length === 0) return undefined
  return cards !== undefined && choice?.chosen === undefined
    ? 'All of your cards have expired. Add one to accept this flight.'
    : 'Choose the card that pays your share.'
}

/** The page says itself how a proposal of such a kind stands: what the last try brought is no news then. */
const toldKinds: readonly ProposalState['kind'][] = ['accepted', 'missing']

const viewOf = (proposal: ProposalState) => ('view' in proposal ? proposal.view : undefined)

/** What Payment Methods shows first. */
export const preparePaymentMethods: Prepare<object> = () => [answerOf(paymentApi.endpoints.paymentMethods, undefined)]

/**
 * Payment Methods (spec §2.15): the saved cards, a way to add and to remove one. With a proposal in the address: what
 * it costs, and the choice of the card that accepts it (spec §4).
 */
export const PaymentMethodsScreen = ({ proposalId, newHref, hrefs, notice, onAccepted }: PaymentMethodsScreenProps) => {
  const { cards, failure, isRetrying, retry } = useCards()
  const proposal = useProposal(proposalId)
  const { now: clock, timeZone } = useUi()
  const now = expiryClock(clock?.())
  const view = viewOf(proposal)
  const about = view && aboutOf({ ...view, part: { kind: 'invited', other: view.inviterName } }, timeZone)
  const { state, pay, dialog } = usePay(proposalId ?? '', about, onAccepted)
  const [wanted, setWanted] = useState<string>()
  const isPayable = proposal.kind === 'payable'
  const choice = isPayable
    ? {
        chosen: cardToPay(cards ?? [], wanted, now),
        onChoose: setWanted,
        onPay: (id: string) => void pay(id),
        isPaying: state.kind === 'paying',
      }
    : undefined
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeader title={paymentTexts.heading} />
      </div>
      {notice !== undefined && <InlineAlert tone="danger">{notice}</InlineAlert>}
      {proposal.kind === 'loading' && <ProposalSummaryBones />}
      {view !== undefined && (
        <ProposalSummary view={view} advice={isPayable ? adviceFor(cards, choice) : undefined} isOpen={isPayable} />
      )}
      <ProposalNotice proposal={proposal} hrefs={hrefs} />
      {(state.kind === 'given-up' ? isPayable : !toldKinds.includes(proposal.kind)) && <PayNotice state={state} />}
      {cards === undefined && failure === undefined && <CardListBones />}
      {cards === undefined && failure !== undefined && (
        <HandsFocusOn>
          <ErrorState
            title={paymentTexts.loadFailed}
            detail={waitNote(failure)}
            onRetry={retry}
            retryingLabel={isRetrying ? 'Trying again…' : undefined}
          />
        </HandsFocusOn>
      )}
      {cards?.length === 0 && <Empty href={newHref} isToPay={isPayable} />}
      {cards !== undefined && <SavedCards cards={cards} choice={choice} now={now} />}
      {cards !== undefined && cards.length > 0 && (
        <div className={css.add}>
          <AddLink href={newHref} isFirst={false} />
        </div>
      )}
      <p className={css.secure}>
        <Lock size={14} aria-hidden="true" className={css.secureIcon} />
        Card numbers go to the card provider and are never stored here.
      </p>
      {dialog}
    </div>
  )
}
