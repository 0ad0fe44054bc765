import type { AppDispatch } from '@pilotpair/feature-core'
import type { StripeError } from '@stripe/stripe-js'
import { loadProvider } from '../provider/load-provider.ts'

/** How an intent stands: a card saved, a payment held, neither, or nobody could say so far. */
export type IntentOutcome = 'saved' | 'paid' | 'open' | 'unknown'

/** What the library says of an intent, or why it says nothing. */
interface Told {
  readonly status: string | undefined
  readonly error: Pick<StripeError, 'type'> | undefined
}

const outcomeOf = ({ status, error }: Told, done: readonly string[], outcome: 'saved' | 'paid'): IntentOutcome => {
  // The provider has looked, and knows no such intent; with any other fault it could not look.
  if (error !== undefined) return error.type === 'invalid_request_error' ? 'open' : 'unknown'
  if (status === undefined || status === 'processing') return 'unknown'
  return done.includes(status) ? outcome : 'open'
}

/** Asks the card provider for the state of an intent. An intent that it does not know is none. */
export const readIntent = async (dispatch: AppDispatch, clientSecret: string): Promise<IntentOutcome> => {
  try {
    const { stripe } = await loadProvider(dispatch)
    if (clientSecret.startsWith('seti_')) {
      const { setupIntent, error } = await stripe.retrieveSetupIntent(clientSecret)
      return outcomeOf({ status: setupIntent?.status, error }, ['succeeded'], 'saved')
    }
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
    return outcomeOf({ status: paymentIntent?.status, error }, ['succeeded', 'requires_capture'], 'paid')
  } catch {
    return 'unknown'
  }
}
