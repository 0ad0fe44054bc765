import { paymentTexts } from '@pilotpair/contract'
import type { StripeError } from '@stripe/stripe-js'

/** The payer's bank said no: a matter of the card, though the library files it under requests. */
const authenticationCodes: readonly (string | undefined)[] = [
  'setup_intent_authentication_failure',
  'payment_intent_authentication_failure',
]

/**
 * What to show for an error of the provider (spec §8): its own message when it is about the card or what was typed,
 * else "An unexpected error occurred.".
 */
export const errorText = ({ type, code, message }: Pick<StripeError, 'type' | 'code' | 'message'>): string => {
  const isAboutCard = type === 'card_error' || type === 'validation_error' || authenticationCodes.includes(code)
  return isAboutCard && message !== undefined && message !== '' ? message : paymentTexts.unexpected
}
