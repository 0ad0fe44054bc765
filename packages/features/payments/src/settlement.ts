import type { PaymentAnswer } from '@pilotpair/contract'
import type { ApiFailure } from '@pilotpair/feature-core'

/**
 * How a commitment that had to be paid for ended.
 *
 * - `done`: it stands; `answer` is the service's last word.
 * - `given-up`: the payer closed the dialog. Nothing was charged. `unasked` when the page had been left before they
 *   could be asked: they have not seen what it still takes, and have to be told. `isVoid` when there was nothing left to
 *   pay in it: it was settled elsewhere meanwhile, and only the service knows how. `isRefused` when the bank had said no:
 *   the same card does not help any more.
 * - `failed`: the service refused, or its answer was lost; `failure` is the rejection of the attempt.
 *
 * `wasAsked` tells whether the payer was asked for a card or by their bank on the way: the toasts differ.
 */
export type PaymentOutcome =
  | { readonly kind: 'done'; readonly answer: PaymentAnswer; readonly wasAsked: boolean }
  | { readonly kind: 'given-up'; readonly unasked?: 'card' | 'bank'; readonly isVoid?: true; readonly isRefused?: true }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly wasAsked: boolean }

/**
 * The toast for somebody who left the page before they could be asked.
 *
 * @param what what did not happen: "Your flight was not booked"
 */
export const unaskedText = (what: string, unasked: 'card' | 'bank'): string =>
  `${what}: ${unasked === 'card' ? 'a card is still needed.' : 'your bank still has to confirm the payment.'}`

/**
 * Sends the commitment. It rejects with an `ApiFailure`.
 *
 * @param idCard a card that was saved on the way: goes into the body as `id_card`. Without it, as the caller chose.
 */
export type PaymentAttempt = (idCard?: string) => Promise<PaymentAnswer>

/** What the payer did with a dialog. */
export type PayerAnswer =
  | { readonly kind: 'saved'; readonly idCard: string | undefined }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'given-up'; readonly unasked?: 'card' | 'bank'; readonly isRefused?: true }
  | { readonly kind: 'void' }

/** What an answer of the service asks of the payer. */
type Step =
  | { readonly kind: 'done' }
  | { readonly kind: 'card' | 'bank'; readonly clientSecret: string }
  | { readonly kind: 'unreadable' }

const stepOf = ({ status, clientSecret }: PaymentAnswer): Step => {
  switch (status) {
    case 'pending':
    case 'succeeded':
      return { kind: 'done' }
    case 'requires_payment_method':
      return clientSecret === undefined ? { kind: 'unreadable' } : { kind: 'card', clientSecret }
    case 'requires_action':
      return clientSecret === undefined ? { kind: 'unreadable' } : { kind: 'bank', clientSecret }
  }
}

const unreadable: ApiFailure = { kind: 'unreadable', status: 200 }

/** The service may ask for a card, then the bank for a word, then for another card and its bank: not without an end. */
const STEPS_MAX = 6

/** How the payer is asked. */
export interface Asking {
  /** Opens the dialog of a step and waits for the payer. */
  readonly ask: (kind: 'card' | 'bank', clientSecret: string) => Promise<PayerAnswer>
  /** The attempt is made once more with a card that has just been saved. */
  readonly onRetry: () => void
  /** Whether anything is left to pay for, read before a retry with another card. */
  readonly canStillPay: () => Promise<boolean>
}

const voided: PaymentOutcome = { kind: 'given-up', isVoid: true }

/**
 * Makes an attempt and whatever it takes until it stands (spec §4): a card saved at first, the bank's confirmation. After
 * either the attempt is repeated, since the service alone knows what became of it: its own copy of the provider's
 * state decides, not what the browser believes.
 */
export const settlePayment = async (attempt: PaymentAttempt, { ask, onRetry, canStillPay }: Asking): Promise<PaymentOutcome> => {
  let idCard: string | undefined
  let last: { readonly clientSecret: string; readonly answer: PayerAnswer['kind'] } | undefined
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const wasAsked = last !== undefined
    let answer: PaymentAnswer
    try {
      answer = await attempt(idCard)
    } catch (failure) {
      return { kind: 'failed', failure, wasAsked }
    }
    const next = stepOf(answer)
    if (next.kind === 'done') return { kind: 'done', answer, wasAsked }
    // Asked the same once more after a yes: to open the same dialog again would be a circle.
    const isCircle = next.kind === 'unreadable' || next.clientSecret === last?.clientSecret || (next.kind === 'card' && last?.answer === 'saved')
    if (isCircle) return { kind: 'failed', failure: unreadable, wasAsked }
    const given = await ask(next.kind, next.clientSecret)
    if (given.kind === 'given-up') return given
    if (given.kind === 'void' || (given.kind === 'saved' && !(await canStillPay()))) return voided
    last = { clientSecret: next.clientSecret, answer: given.kind }
    if (given.kind === 'saved') {
      idCard = given.idCard
      onRetry()
    }
  }
  return { kind: 'failed', failure: unreadable, wasAsked: true }
}
