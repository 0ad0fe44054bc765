import { flightTexts, requestTexts } from '@pilotpair/contract'
import { statusOf, useAppDispatch, useAttempt } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useRef, useState } from 'react'
import type { PaymentAbout } from '../about.ts'
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

/** The text of the toast. A proposal that is not there is told so: trying again later would not help. */
const failureTitle = ({ failure, wasAsked }: Extract<PaymentOutcome, { kind: 'failed' }>): string => {
  if (statusOf(failure) === 404) return requestTexts.idMissing
  return wasAsked ? flightTexts.paymentFailed : requestTexts.acceptFailed
}

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
      const title = failureTitle(outcome)
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

/**
 * Accepts a proposal with a card. One payment at a time; a repeat after a lost answer carries the same key.
 *
 * @param about what is paid for, told in the dialogs on the way
 */
export const usePay = (proposalId: string, about: PaymentAbout | undefined, onAccepted: () => void) => {
  const { settle, dialog } = usePayment({ proposalId })
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
      { about, canStillPay: isPayable },
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
