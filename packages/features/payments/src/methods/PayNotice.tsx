import { flightTexts, requestTexts } from '@pilotpair/contract'
import { fixedFailureText } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import type { ReactNode } from 'react'
import { useFocusHandedOn } from '../focus-handed-on.ts'
import type { PayState } from './use-pay.ts'
import type { ProposalState } from './use-proposal.ts'

/** Where the notices lead; without an address there is no link. */
export interface NoticeHrefs {
  readonly requests?: string | undefined
  readonly flights?: string | undefined
}

const To = ({ href, children }: { readonly href: string | undefined; readonly children: string }) =>
  href === undefined ? null : <Link href={href}>{children}</Link>

/** A page's part whose button goes once it has helped. */
export const HandsFocusOn = ({ children }: { readonly children: ReactNode }) => <div ref={useFocusHandedOn()}>{children}</div>

/** Why the proposal of the address cannot be paid for here and now. */
export const ProposalNotice = ({ proposal, hrefs }: { readonly proposal: ProposalState; readonly hrefs: NoticeHrefs }) => {
  switch (proposal.kind) {
    case 'failed':
      return (
        <HandsFocusOn>
          <InlineAlert
            tone="danger"
            action={
              <Button variant="outline" tone="neutral" onClick={proposal.retry} pending={proposal.isRetrying} pendingLabel="Trying again…">
                Try again
              </Button>
            }
          >
            {fixedFailureText(proposal.failure, flightTexts.loadFailed)}
          </InlineAlert>
        </HandsFocusOn>
      )
    case 'missing':
      return (
        <InlineAlert tone="danger" action={<To href={hrefs.requests}>Flight share requests</To>}>
          {requestTexts.idMissing}
        </InlineAlert>
      )
    case 'accepted':
      return (
        <InlineAlert tone="success" action={<To href={hrefs.flights}>My flights</To>}>
          You have accepted this flight. Nothing is left to pay.
        </InlineAlert>
      )
    case 'countered':
      return (
        <InlineAlert tone="warning" action={<To href={hrefs.requests}>Flight share requests</To>}>
          The operator offers another time for this flight. Answer that first.
        </InlineAlert>
      )
    case 'over':
      return (
        <InlineAlert tone="warning" action={<To href={hrefs.requests}>Flight share requests</To>}>
          This request is over, it can no longer be accepted.
        </InlineAlert>
      )
    case 'none':
    case 'loading':
    case 'payable':
      return null
  }
}

/** What became of the last try to pay, at the cards. */
export const PayNotice = ({ state }: { readonly state: PayState }) => {
  switch (state.kind) {
    case 'failed':
      return (
        <InlineAlert tone="danger" title={state.title}>
          {state.detail}
        </InlineAlert>
      )
    case 'given-up':
      return <InlineAlert tone="info">The payment was not finished. You can pay again: nothing is charged twice.</InlineAlert>
    case 'idle':
    case 'paying':
      return null
  }
}
