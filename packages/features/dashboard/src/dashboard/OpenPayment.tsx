import { type FlightProposal, flightTexts, paymentTexts } from '@pilotpair/contract'
import { coPilotOf } from '@pilotpair/feature-flights'
import { startOnBothClocks } from '@pilotpair/feature-core'
import { aboutFlight, usePayment } from '@pilotpair/feature-payments'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { formatMoney } from '@pilotpair/ui/price'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Standing =
  | 'waiting'
  | 'failed'
  | 'confirming'
  | { readonly confirmed: FlightProposal }
  /** Whose card the bank refused, by the request's id: told as long as that request wants a card. */
  | { readonly refused: string }

/** The bank's question opens by itself, once for each payment: who closes it finds it again here. */
const useOpenPayment = ({ request, newCardHref }: Omit<OpenPaymentProps, 'pending'>) => {
  const { confirm, dialog } = usePayment({ newCardHref })
  const [standing, setStanding] = useState<Standing>('waiting')
  const opened = useRef<string>(undefined)
  const secret = request?.payment_action?.clientSecret
  const { timeZone } = useUi()

  const ask = async (): Promise<void> => {
    if (request === undefined || secret === undefined) return
    setStanding('confirming')
    const outcome = await confirm(secret, aboutFlight(request, timeZone))
    const { kind } = outcome
    if (kind === 'failed') showToast({ type: 'error', text: flightTexts.paymentFailed })
    if (kind === 'done') setStanding({ confirmed: request })
    else if (outcome.kind === 'given-up' && outcome.isRefused === true) setStanding({ refused: request.id_flight_proporsal })
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

/** What the bank asks about: with whom, when on both clocks, and for how much. */
const askedText = (request: FlightProposal, viewerZone: string | undefined): string => {
  const { aircraft, flight_date, payment, total_cents } = request
  const start = startOnBothClocks(flight_date, aircraft.airport.timezone, viewerZone)
  const share = `${formatMoney(payment.share_cents)} of ${formatMoney(total_cents)}`
  const flight = `the flight with ${coPilotOf(request)?.name ?? 'your co-pilot'} on ${start}`
  return `It asks you to confirm your share of ${flight}: ${share}. Nothing is charged before.`
}

/** Props of {@link OpenPayment}. */
export interface OpenPaymentProps {
  /** A request whose payment waits for the viewer's bank. */
  readonly request: FlightProposal | undefined
  /** Every request that waits for an answer. */
  readonly pending: readonly FlightProposal[]
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
export const OpenPayment = ({ request, pending, newCardHref }: OpenPaymentProps) => {
  const { standing, ask, dialog } = useOpenPayment({ request, newCardHref })
  const { timeZone } = useUi()
  const done = typeof standing === 'object' && 'confirmed' in standing ? standing.confirmed : undefined
  const refused = typeof standing === 'object' && 'refused' in standing ? standing.refused : undefined
  const isRefused = pending.some(({ id_flight_proporsal: id }) => id === refused)
  const isOpen = request !== undefined && request.id_flight_proporsal !== done?.id_flight_proporsal
  return (
    <>
      {isRefused && <Refused newCardHref={newCardHref} />}
      {isOpen && request.id_flight_proporsal !== refused && (
        <InlineAlert
          tone="accent"
          title="Your bank waits for you"
          action={
            <Button size="compact" tone="accent" pending={standing === 'confirming'} pendingLabel="Opening…" onClick={() => void ask()}>
              {paymentTexts.confirmHeading}
            </Button>
          }
        >
          <span dir="auto">{askedText(request, timeZone)}</span>
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
