import { Button } from '@pilotpair/ui/button'
import { Toaster } from '@pilotpair/ui/toaster'
import { useState } from 'react'
import type { PaymentAttempt, PaymentOutcome } from './settlement.ts'
import { usePayment } from './use-payment.tsx'

/** Props of {@link PaymentScene}. */
export interface PaymentSceneProps {
  readonly attempt: PaymentAttempt
  readonly onOutcome: (outcome: PaymentOutcome) => void
  /** Confirms this intent by itself instead of making a commitment. */
  readonly intent?: string | undefined
}

/** A screen that makes a commitment, for stories. */
export const PaymentScene = ({ attempt, onOutcome, intent }: PaymentSceneProps) => {
  const { settle, confirm, dialog } = usePayment({ newCardHref: '#new-card' })
  const [isPending, setPending] = useState(false)
  const act = async (): Promise<void> => {
    setPending(true)
    onOutcome(await (intent === undefined ? settle(attempt) : confirm(intent)))
    setPending(false)
  }
  return (
    <>
      <h1>A flight</h1>
      <Button onClick={() => void act()} pending={isPending} pendingLabel="Booking…">
        Book
      </Button>
      {dialog}
      <Toaster />
    </>
  )
}

/** The same, and the page can be left while the service takes its time. */
export const LeavingScene = (props: PaymentSceneProps) => {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <PaymentScene {...props} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  )
}
