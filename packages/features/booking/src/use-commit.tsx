import type { PaymentAnswer } from '@pilotpair/contract'
import { baseApi, useAppDispatch, useAttempt } from '@pilotpair/feature-core'
import { type PaymentAbout, type PaymentOutcome, unaskedText, usePayment } from '@pilotpair/feature-payments'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type ReactNode, useRef, useState } from 'react'
import { bookingTags, type Keyed } from './api.ts'

/** How a commitment ended; `busy` when another one was still on its way, and this one was not sent. */
export type CommitResult = PaymentOutcome | { readonly kind: 'busy' }

/** What a pilot commits to. */
export interface CommitBody {
  readonly aircraft_id: string
  readonly id_card?: string | null | undefined
}

/** Something that a pilot commits to, at most once at a time. */
export interface Commit<Body> {
  /**
   * Sends it, and sees it through card and bank. A press while one runs sends nothing.
   *
   * @param about what it costs and when that comes back, told where a card is asked for or the bank
   * @param lost the same call of before whose answer was lost: it is sent again as it was, with its key.
   */
  readonly run: (body: Body, about: PaymentAbout, lost?: Keyed<Body>) => Promise<CommitResult>
  readonly isRunning: boolean
  /** Why the last try failed; `undefined` once another one runs. */
  readonly failure: unknown
  readonly forgetFailure: () => void
  /** Card and bank dialogs, to be rendered by the caller. */
  readonly dialog: ReactNode
}

/**
 * What makes a commitment.
 *
 * @param send sends one call
 * @param notDone what did not happen when the page was left before card or bank could be asked
 */
export const useCommit = <Body extends CommitBody>(
  send: (call: Keyed<Body>) => Promise<PaymentAnswer>,
  notDone: string,
): Commit<Body> => {
  const payment = usePayment()
  const attempt = useAttempt()
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<unknown>()
  const [isRunning, setRunning] = useState(false)
  // The state follows only with the next render: two presses may come before it.
  const running = useRef(false)

  const run: Commit<Body>['run'] = async (body, about, lost) => {
    if (running.current) return { kind: 'busy' }
    running.current = true
    setRunning(true)
    setFailure(undefined)
    const sendWith = (idCard: string | undefined): Promise<PaymentAnswer> => {
      if (idCard === undefined && lost !== undefined) return send(lost)
      const whole = idCard === undefined ? body : { ...(lost?.body ?? body), id_card: idCard }
      return send({ body: whole, idempotencyKey: attempt.keyFor(JSON.stringify(whole)) })
    }
    const outcome = await payment.settle(sendWith, { about })
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
