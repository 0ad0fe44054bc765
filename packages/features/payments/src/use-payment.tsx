import { paymentTexts, requestTexts } from '@pilotpair/contract'
import { type ApiFailure, baseApi, useAppDispatch } from '@pilotpair/feature-core'
import { dismissToast, showToast } from '@pilotpair/ui/toast-queue'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { PaymentAbout } from './about.ts'
import { dialogCode } from './dialog/dialog-code.ts'
import type { PaymentDialogProps } from './dialog/PaymentDialog.tsx'
import type { DialogStep } from './dialog/step.ts'
import { pause, SUCCESS_SEEN_MS } from './pause.ts'
import { type PayerAnswer, type PaymentAttempt, type PaymentOutcome, settlePayment } from './settlement.ts'

/** What `settle` pays for. */
export interface Commitment {
  /** Told in the dialogs on the way, before anybody agrees to it. @default not told */
  readonly about?: PaymentAbout | undefined
  /**
   * Reads whether anything is left to pay for, before another card is offered or tried. With it the caller shows what
   * became of a payment that is void. @default there always is; a toast says where to look
   */
  readonly canStillPay?: (() => Promise<boolean>) | undefined
}

/** What {@link usePayment} gives. */
export interface Payment {
  /**
   * Makes a commitment (send, accept, book) that may first ask for a card or for the bank's confirmation.
   *
   * Calls `attempt`. `requires_payment_method` opens the card dialog; once the card is saved, the toast
   * "Retrying flight request..." and `attempt` once more, with the card's id. `requires_action` opens "Confirm Your
   * Payment" with the bank's question, then `attempt` once more, which the service answers with how it ended. Each call
   * of `attempt` may carry the same `Idempotency-Key` as long as the body is the same. The outcome's toast is the caller's.
   *
   * While one runs, a second call joins it.
   */
  readonly settle: (attempt: PaymentAttempt, commitment?: Commitment) => Promise<PaymentOutcome>
  /**
   * Confirms an open intent by itself: `payment_action.clientSecret` of a request. Opens "Confirm Your Payment", and
   * raises the toast "Payment successful!" when the bank has agreed. One that was confirmed here before is done at once.
   *
   * @param about what is paid for, told before anybody agrees to it
   */
  readonly confirm: (clientSecret: string, about?: PaymentAbout) => Promise<PaymentOutcome>
  /** To be rendered by the caller, anywhere. Loads nothing before it opens. */
  readonly dialog: ReactNode
}

/** What {@link usePayment} may be told. */
export interface PaymentOptions {
  /** Where a card is added, for a confirmation that the bank refuses. @default no link */
  readonly newCardHref?: string | undefined
  /** The proposal that `settle` pays for: who has to leave for a bank's page comes back to it. */
  readonly proposalId?: string | undefined
}

/** The payment was settled elsewhere: in another tab, or the flight has gone. */
const VOID = 'This payment is no longer open: nothing was charged by it. Look at your flights before you pay again.'

const always = () => Promise.resolve(true)

const RETRYING = 'retrying-flight-request'
const unreachable: ApiFailure = { kind: 'unreachable' }
const succeeded: PaymentOutcome = { kind: 'done', answer: { status: 'succeeded' }, wasAsked: true }

/** Secrets that were confirmed on this page: the lists may still name one for the moment until the service has heard. */
const confirmed = new Set<string>()

interface Shown {
  readonly step: DialogStep
  readonly Dialog: ComponentType<PaymentDialogProps>
}

/** The dialog, and the promise that waits for what the payer does in it. */
const usePayerDialog = () => {
  const [shown, setShown] = useState<Shown>()
  const waiting = useRef<((answer: PayerAnswer) => void) | undefined>(undefined)

  const answer = useCallback((given: PayerAnswer): void => {
    waiting.current?.(given)
    waiting.current = undefined
  }, [])

  const isHere = useRef(false)
  // A page that is left takes its dialog along; nobody must wait for it for ever.
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      answer({ kind: 'given-up' })
    }
  }, [answer])

  const ask = useCallback(async (step: Omit<DialogStep, 'stage'>): Promise<PayerAnswer> => {
    const PaymentDialog = await dialogCode.load()
    // There is no page any more that could show it.
    if (!isHere.current) return { kind: 'given-up', unasked: step.kind }
    return new Promise((resolve) => {
      waiting.current = resolve
      setShown({ step: { ...step, stage: 'asking' }, Dialog: PaymentDialog })
    })
  }, [])

  const setStage = useCallback((stage: DialogStep['stage']): void => {
    setShown((now) => now && { ...now, step: { ...now.step, stage } })
  }, [])

  const close = useCallback((): void => setShown(undefined), [])
  return { ask, answer, setStage, close, dialog: shown && <shown.Dialog step={shown.step} onAnswer={answer} /> }
}

/** Shows for a moment that a payment went through, then closes. */
const useEnding = ({ setStage, close }: Pick<ReturnType<typeof usePayerDialog>, 'setStage' | 'close'>) =>
  useCallback(
    async (outcome: PaymentOutcome): Promise<PaymentOutcome> => {
      if (outcome.kind === 'done' && outcome.wasAsked) {
        setStage('succeeded')
        await pause(SUCCESS_SEEN_MS)
      }
      close()
      return outcome
    },
    [setStage, close],
  )

/** Pays for commitments (spec §4, §8). One for each screen that makes some. */
export const usePayment = ({ newCardHref, proposalId }: PaymentOptions = {}): Payment => {
  const dispatch = useAppDispatch()
  const { ask, setStage, close, dialog } = usePayerDialog()
  const end = useEnding({ setStage, close })
  const running = useRef<Promise<PaymentOutcome> | undefined>(undefined)

  /** One at a time; whatever is thrown on the way is an outcome too. */
  const once = useCallback(
    (work: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> => {
      running.current ??= work()
        .catch((): PaymentOutcome => ({ kind: 'failed', failure: unreachable, wasAsked: true }))
        .then(end)
        .finally(() => {
          running.current = undefined
        })
      return running.current
    },
    [end],
  )

  const settle = useCallback(
    (attempt: PaymentAttempt, { about, canStillPay }: Commitment = {}) =>
      once(async () => {
        const askStep = async (kind: 'card' | 'bank', clientSecret: string): Promise<PayerAnswer> => {
          dismissToast(RETRYING)
          const given = await ask({
            kind, clientSecret, starts: 'at-once', canChangeCard: true, canStillPay: canStillPay ?? always, proposalId, about,
          })
          // Closed after a lost answer, or void: the lists know better how it ended.
          if (given.kind === 'given-up' || given.kind === 'void') dispatch(baseApi.util.invalidateTags(['Flights']))
          else setStage('working')
          if (given.kind === 'saved') {
            showToast({ type: 'success', text: paymentTexts.saved })
            dispatch(baseApi.util.invalidateTags(['Cards']))
          }
          return given
        }
        const onRetry = () => void showToast({ id: RETRYING, type: 'loading', text: requestTexts.retrying })
        try {
          const outcome = await settlePayment(attempt, { ask: askStep, onRetry, canStillPay: canStillPay ?? always })
          const isUntold = outcome.kind === 'given-up' && outcome.isVoid === true && canStillPay === undefined
          if (isUntold) showToast({ type: 'info', text: VOID })
          return outcome
        } finally {
          dismissToast(RETRYING)
        }
      }),
    [ask, dispatch, once, proposalId, setStage],
  )

  const confirm = useCallback(
    (clientSecret: string, paidFor?: PaymentAbout) => {
      if (confirmed.has(clientSecret)) return Promise.resolve(succeeded)
      return once(async () => {
        const given = await ask({
          kind: 'bank', clientSecret, starts: 'when-pressed', canChangeCard: false, canStillPay: always, newCardHref, about: paidFor,
        })
        dispatch(baseApi.util.invalidateTags(['Flights']))
        if (given.kind === 'void') {
          showToast({ type: 'info', text: VOID })
          return { kind: 'given-up', isVoid: true }
        }
        if (given.kind === 'given-up') return given
        if (given.kind !== 'confirmed') return { kind: 'given-up' }
        confirmed.add(clientSecret)
        showToast({ type: 'success', text: paymentTexts.succeeded })
        return succeeded
      })
    },
    [ask, dispatch, newCardHref, once],
  )

  return { settle, confirm, dialog }
}
