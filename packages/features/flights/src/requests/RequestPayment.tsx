import { type FlightProposal, flightTexts, paymentTexts } from '@pilotpair/contract'
import { useSteady } from '@pilotpair/feature-core'
import { aboutFlight, usePayment } from '@pilotpair/feature-payments'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { type ReactNode, useMemo, useState } from 'react'

/** What {@link PaymentActs} is about. */
export interface PaymentActsProps {
  readonly request: FlightProposal
  readonly canConfirm: boolean
  readonly isRefused: boolean
  readonly confirming: Confirming
  readonly newCardHref: string | undefined
}

/** The bank's confirmation of a payment. */
export interface Confirming {
  /** Of the payment that is being confirmed. */
  readonly secret: string | undefined
  /** Of the payment whose dialog could not be opened. */
  readonly failedSecret: string | undefined
  /** Of the flight whose bank has refused the card. */
  readonly refusedFlight: string | undefined
  readonly confirm: (flight: FlightProposal, clientSecret: string) => void
}

/** Seen until the bank's dialog is there, which then covers it. */
const OPENING = 'Opening…'

const notOpened = 'Your bank could not be asked. Check your connection, then try again.'

const REFUSED = 'Your card was refused. Add another card, then ask your co-pilot to accept again: your newest card pays.'

/** The bank's confirmation of a payment, and another card where this one is of no use. */
export const PaymentActs = ({ request, canConfirm, isRefused, confirming, newCardHref }: PaymentActsProps) => {
  const secret = request.payment_action?.clientSecret
  return (
    <>
      {canConfirm && secret !== undefined && (
        <Button
          tone="accent"
          pending={confirming.secret === secret}
          pendingLabel={OPENING}
          onClick={() => confirming.confirm(request, secret)}
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

/** Whether the card that backs a request is of no use: refused just now, or when the co-pilot wanted to accept. Once the request is answered, no card is wanted. */
export const isCardRefused = (request: FlightProposal, { refusedFlight }: Confirming): boolean =>
  request.status === 'pending' && (refusedFlight === request.id_flight_proporsal || request.payment.state === 'declined')

/** What stands in the way of the viewer's payment, in words. */
export const bankProblem = (request: FlightProposal, confirming: Confirming): string | undefined => {
  if (isCardRefused(request, confirming)) return REFUSED
  const secret = request.payment_action?.clientSecret
  return secret !== undefined && confirming.failedSecret === secret ? notOpened : undefined
}

/** Confirms payments with the bank, and remembers how that went; the same object while nothing of that changes. */
export const useConfirming = (newCardHref: string | undefined): { readonly confirming: Confirming; readonly dialog: ReactNode } => {
  const { confirm, dialog } = usePayment({ newCardHref })
  const [secret, setSecret] = useState<string>()
  const [failedSecret, setFailedSecret] = useState<string>()
  const [refusedFlight, setRefusedFlight] = useState<string>()
  const { timeZone } = useUi()
  const run = async (flight: FlightProposal, clientSecret: string): Promise<void> => {
    setSecret(clientSecret)
    setFailedSecret(undefined)
    setRefusedFlight(undefined)
    const outcome = await confirm(clientSecret, aboutFlight(flight, timeZone))
    setSecret(undefined)
    if (outcome.kind === 'given-up' && outcome.isRefused === true) setRefusedFlight(flight.id_flight_proporsal)
    if (outcome.kind !== 'failed') return
    setFailedSecret(clientSecret)
    showToast({ type: 'error', text: flightTexts.paymentFailed })
  }
  const begin = useSteady((flight: FlightProposal, clientSecret: string): void => void run(flight, clientSecret))
  const confirming = useMemo(
    () => ({ secret, failedSecret, refusedFlight, confirm: begin }),
    [secret, failedSecret, refusedFlight, begin],
  )
  return { confirming, dialog }
}
