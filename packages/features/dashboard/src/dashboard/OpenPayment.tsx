import { type FlightProposal, flightTexts, paymentTexts } from '@pilotpair/contract'
import { coPilotOf, spanOf } from '@pilotpair/feature-flights'
import { flightStart } from '@pilotpair/feature-core'
import { usePayment } from '@pilotpair/feature-payments'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Standing = 'waiting' | 'failed' | 'refused' | 'confirming' | { readonly confirmed: FlightProposal }

/** The bank's question opens by itself, once for each payment: who closes it finds it again here. */
const useOpenPayment = ({ request, newCardHref }: OpenPaymentProps) => {
  const { confirm, dialog } = usePayment({ newCardHref })
  const [standing, setStanding] = useState<Standing>('waiting')
  const opened = useRef<string>(undefined)
  const secret = request?.payment_action?.clientSecret

  const ask = async (): Promise<void> => {
    if (request === undefined || secret === undefined) return
    setStanding('confirming')
    const outcome = await confirm(secret)
    const { kind } = outcome
    if (kind === 'failed') showToast({ type: 'error', text: flightTexts.paymentFailed })
    if (kind === 'done') setStanding({ confirmed: request })
    else if (outcome.kind === 'given-up' && outcome.isRefused === true) setStanding('refused')
    else setStanding(kind === 'failed' ? 'failed' : 'waiting')
  }
  const openOnce = useEffectEvent(() => {
    if (opened.current === secret) return
    opened.current = secret
    void ask()
  })
  useEffect(() => {
    if (secret !== undefined) openOnce()
  }, [secret])
  return { standing, ask, dialog }
}

/** What a confirmation leads to: the inviter's lets the other pilot accept, the other's ends the accept. */
const doneText = (request: FlightProposal): string => {
  const name = coPilotOf(request)?.name ?? 'Your co-pilot'
  return request.is_owner ? `${name} can accept the flight now.` : `Your flight with ${name} is being accepted.`
}

/** Props of {@link OpenPayment}. */
export interface OpenPaymentProps {
  /** A request whose payment waits for the viewer's bank. */
  readonly request: FlightProposal | undefined
  /** Where a card is added, for a payment whose bank refuses; without it no link leads there. */
  readonly newCardHref: string | undefined
}

const Refused = ({ newCardHref }: Pick<OpenPaymentProps, 'newCardHref'>) => (
  <InlineAlert
    tone="warning"
    title="Your bank refused the card"
    action={
      newCardHref !== undefined && (
        <ButtonLink size="compact" href={newCardHref}>
          Add another card
        </ButtonLink>
      )
    }
  >
    Add another card, then ask your co-pilot to accept again: your newest card pays.
  </InlineAlert>
)

/** "Confirm Your Payment" (spec §2.5): opens when a payment of the viewer waits for their bank. */
export const OpenPayment = ({ request, newCardHref }: OpenPaymentProps) => {
  const { standing, ask, dialog } = useOpenPayment({ request, newCardHref })
  const done = typeof standing === 'object' ? standing.confirmed : undefined
  const isOpen = request !== undefined && request.id_flight_proporsal !== done?.id_flight_proporsal
  return (
    <>
      {standing === 'refused' && <Refused newCardHref={newCardHref} />}
      {isOpen && standing !== 'refused' && (
        <InlineAlert
          tone="accent"
          title="Your bank waits for you"
          action={
            <Button size="compact" tone="accent" pending={standing === 'confirming'} pendingLabel="Confirming…" onClick={() => void ask()}>
              {paymentTexts.confirmHeading}
            </Button>
          }
        >
          <span dir="auto">
            {`It asks you to confirm your share of the flight with ${coPilotOf(request)?.name ?? 'your co-pilot'} on ${flightStart(spanOf(request))}. Nothing is charged before.`}
          </span>
          {standing === 'failed' && <p role="alert">Your bank could not be asked. Check your connection, then try again.</p>}
        </InlineAlert>
      )}
      {!isOpen && done !== undefined && (
        <InlineAlert tone="success" title="Your payment is confirmed">
          <span dir="auto">{doneText(done)}</span>
        </InlineAlert>
      )}
      {dialog}
    </>
  )
}
