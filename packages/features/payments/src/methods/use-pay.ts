import { flightTexts, requestTexts } from '@pilotpair/contract'
import { useAppDispatch, useAttempt } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useRef, useState } from 'react'
import { paymentApi, usePayProposalMutation } from '../api.ts'
import { detailOf } from '../failure-detail.ts'
import { type PaymentOutcome, unaskedText } from '../settlement.ts'
import { usePayment } from '../use-payment.tsx'
import { findPayable } from './payable.ts'

/** How far the payment of a proposal is. */
export type PayState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'paying' }
  /** `title` is the text of the toast, `detail` what the service said or what to do. */
  | { readonly kind: 'failed'; readonly title: string; readonly detail: string | undefined }
  | { readonly kind: 'given-up' }

/** The state after an outcome, and its toast (decisions, "accept"). */
const endOf = (outcome: PaymentOutcome): PayState => {
  switch (outcome.kind) {
    case 'done':
      showToast({ type: 'success', text: outcome.wasAsked ? flightTexts.accepted : requestTexts.acceptedNow })
      return { kind: 'idle' }
    case 'given-up':
      if (outcome.unasked !== undefined) showToast({ type: 'info', text: unaskedText('The flight was not accepted', outcome.unasked) })
      return { kind: 'given-up' }
    case 'failed': {
      const title = outcome.wasAsked ? flightTexts.paymentFailed : requestTexts.acceptFailed
      showToast({ type: 'error', text: title })
      return { kind: 'failed', title, detail: detailOf(outcome.failure) }
    }
  }
}

/** Reads the proposal anew, for every list that shows it: whether it still waits for a card. */
const useStillPayable = (proposalId: string) => {
  const dispatch = useAppDispatch()
  return async (): Promise<boolean> => {
    const { initiate } = paymentApi.endpoints.proposalsToPay
    const { data, error } = await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }))
    return error !== undefined || data === undefined || findPayable(data, proposalId).kind === 'payable'
  }
}

/** Accepts a proposal with a card. One payment at a time; a repeat after a lost answer carries the same key. */
export const usePay = (proposalId: string, onAccepted: () => void) => {
  const { settle, dialog } = usePayment()
  const [accept] = usePayProposalMutation()
  const attempt = useAttempt()
  const isPayable = useStillPayable(proposalId)
  const [state, setState] = useState<PayState>({ kind: 'idle' })
  const isPaying = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const pay = async (chosen: string): Promise<void> => {
    if (isPaying.current) return
    isPaying.current = true
    setState({ kind: 'paying' })
    const outcome = await settle(
      (idCard = chosen) =>
        accept({ proposalId, idCard, idempotencyKey: attempt.keyFor(JSON.stringify([proposalId, idCard])) }).unwrap(),
      isPayable,
    )
    // How the flight stands is known before the button is free again.
    if (outcome.kind === 'given-up' && outcome.isVoid === true) await isPayable()
    attempt.settle(outcome.kind === 'failed' ? outcome.failure : undefined)
    isPaying.current = false
    setState(endOf(outcome))
    // Who has gone elsewhere meanwhile is told by the toast, and not moved.
    if (outcome.kind === 'done' && isHere.current) onAccepted()
  }
  return { state, pay, dialog }
}
