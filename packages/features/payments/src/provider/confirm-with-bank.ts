import { paymentTexts } from '@pilotpair/contract'
import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
import { errorText } from './error-text.ts'

/**
 * How the bank's question ended.
 *
 * - `confirmed`: the provider holds the money.
 * - `refused`: the bank said no; another card is needed.
 * - `void`: the payment was taken back; another one may stand in its place, or what it was for is over.
 * - `unknown`: the provider could not be asked; the same may be tried again.
 */
export type BankAnswer =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'void' }
  | { readonly kind: 'unknown'; readonly text: string }

const unknown: BankAnswer = { kind: 'unknown', text: paymentTexts.unexpected }

/** What a state of the provider means; `undefined` while the bank still asks. */
const answerOf = ({ status, last_payment_error: last }: PaymentIntent): BankAnswer | undefined => {
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
    case 'processing':
      return { kind: 'confirmed' }
    case 'requires_action':
      return undefined
    case 'requires_payment_method':
    case 'requires_confirmation':
      return { kind: 'refused', text: last?.message ?? paymentTexts.unexpected }
    case 'canceled':
      return { kind: 'void' }
  }
}

const ask = async (stripe: Stripe, clientSecret: string): Promise<BankAnswer> => {
  const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret })
  if (paymentIntent !== undefined) return answerOf(paymentIntent) ?? unknown
  if (error === undefined) return unknown
  // A refusal brings the intent along; without it nobody knows how far it came.
  const after = error.payment_intent === undefined ? undefined : answerOf(error.payment_intent)
  if (after?.kind === 'confirmed' || after?.kind === 'void') return after
  return { kind: after === undefined ? 'unknown' : 'refused', text: errorText(error) }
}

/** Lets the payer answer their bank, unless they have done so already. The provider's state decides. */
export const confirmWithBank = async (stripe: Stripe, clientSecret: string): Promise<BankAnswer> => {
  try {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
    if (error !== undefined) return { kind: 'unknown', text: errorText(error) }
    return answerOf(paymentIntent) ?? (await ask(stripe, clientSecret))
  } catch {
    return unknown
  }
}
