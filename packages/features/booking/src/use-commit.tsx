import type { PaymentAnswer } from '@pilotpair/contract'
import { baseApi, useAppDispatch, useAttempt } from '@pilotpair/feature-core'
import { type PaymentOutcome, unaskedText, usePayment } from '@pilotpair/feature-payments'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ReactNode, useRef, useState } from 'react'
import { bookingTags, type Keyed, type RequestBody, type SoloBody, useBookSoloFlightMutation, useSendFlightRequestMutation } from './api.ts'

/** How a commitment ended; `busy` when another one was still on its way, and this one was not sent. */
export type CommitResult = PaymentOutcome | { readonly kind: 'busy' }

/** Something that a pilot commits to, at most once at a time. */
export interface Commit<Body> {
  /** Sends it, and sees it through card and bank. A press while one runs sends nothing. */
  readonly run: (body: Body) => Promise<CommitResult>
  readonly isRunning: boolean
  /** Why the last try failed; `undefined` once another one runs. */
  readonly failure: unknown
  readonly forgetFailure: () => void
  /** Card and bank dialogs, to be rendered by the caller. */
  readonly dialog: ReactNode
}

const useCommit = <Body extends { readonly aircraft_id: string; readonly id_card?: string | null | undefined }>(
  send: (call: Keyed<Body>) => Promise<PaymentAnswer>,
  /** What did not happen when the page was left before card or bank could be asked. */
  notDone: string,
): Commit<Body> => {
  const payment = usePayment()
  const attempt = useAttempt()
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<unknown>()
  const [isRunning, setRunning] = useState(false)
  // The state follows only with the next render: two presses may come before it.
  const running = useRef(false)

  const run = async (body: Body): Promise<CommitResult> => {
    if (running.current) return { kind: 'busy' }
    running.current = true
    setRunning(true)
    setFailure(undefined)
    const outcome = await payment.settle((idCard) => {
      const whole = idCard === undefined ? body : { ...body, id_card: idCard }
      return send({ body: whole, idempotencyKey: attempt.keyFor(JSON.stringify(whole)) })
    })
    attempt.settle(outcome.kind === 'failed' ? outcome.failure : undefined)
    // The bank's confirmation changes the flight without a call of ours.
    if (outcome.kind === 'done') dispatch(baseApi.util.invalidateTags([...bookingTags(body.aircraft_id)]))
    running.current = false
    setRunning(false)
    if (outcome.kind === 'given-up' && outcome.unasked !== undefined) {
      showToast({ type: 'info', text: unaskedText(notDone, outcome.unasked) })
    }
    if (outcome.kind === 'failed') setFailure(outcome.failure)
    return outcome
  }
  return { run, isRunning, failure, forgetFailure: () => setFailure(undefined), dialog: payment.dialog }
}

/** Sends a flight request (decisions, row 1). */
export const useSendRequest = (): Commit<RequestBody> => {
  const [send] = useSendFlightRequestMutation()
  return useCommit<RequestBody>((call) => send(call).unwrap(), 'Your flight request was not sent')
}

/** Books and pays a solo flight of two hours (decisions, row 2). */
export const useBookSolo = (): Commit<SoloBody> => {
  const [book] = useBookSoloFlightMutation()
  return useCommit<SoloBody>((call) => book(call).unwrap(), 'Your solo flight was not booked')
}
