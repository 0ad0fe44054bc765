import { AddPaymentMethodScreen, PaymentCompleteScreen, PaymentMethodsScreen } from '@pilotpair/feature-payments'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useGo } from '../go.ts'
import { methodsHref, newMethodHref } from './payment-hrefs.ts'

const useProposalId = (): string | undefined => useSearchParams()[0].get('proposalId') ?? undefined

/** What the page before says of itself: why it led back here. */
const noticeOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string' ? state.notice : undefined

/** /payment-methods. */
export const PaymentMethods = () => {
  const go = useGo()
  const proposalId = useProposalId()
  return (
    <PaymentMethodsScreen
      key={proposalId}
      proposalId={proposalId}
      newHref={newMethodHref(proposalId)}
      hrefs={{ requests: '/flight-share-requests', flights: '/my-flights' }}
      notice={noticeOf(useLocation().state)}
      onAccepted={() => go('/my-flights')}
    />
  )
}

/** /payment-methods/new. */
export const AddPaymentMethod = () => {
  const go = useGo()
  const proposalId = useProposalId()
  const backHref = methodsHref(proposalId)
  return (
    <AddPaymentMethodScreen
      proposalId={proposalId}
      backHref={backHref}
      onAdded={() => go(backHref, { replace: true })}
      onFault={(notice) => go(backHref, { replace: true, state: { notice } })}
    />
  )
}

/** /payment-complete. */
export const PaymentComplete = () => <PaymentCompleteScreen homeHref="/" />
