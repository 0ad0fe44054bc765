import { paymentTexts } from '@pilotpair/contract'
import type { SetupIntent, Stripe, StripeElements } from '@stripe/stripe-js'
import { errorText } from './error-text.ts'

/** How saving a card ended. `idCard` is the provider's id of it. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly idCard: string | undefined }
  | { readonly kind: 'failed'; readonly text: string }

const savedBy = ({ payment_method: card }: SetupIntent): SaveAnswer => ({
  kind: 'saved',
  idCard: typeof card === 'string' ? card : card?.id,
})

/**
 * Saves the card that was typed into the provider's form (spec §7): the page is left only if a bank demands it, and then
 * comes back to `returnUrl`. A repeat after a lost answer finds the card saved.
 */
export const saveCard = async (
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnUrl }: { readonly clientSecret: string; readonly returnUrl: string },
): Promise<SaveAnswer> => {
  try {
    const { error: problem } = await elements.submit()
    if (problem !== undefined) return { kind: 'failed', text: errorText(problem) }
    const { setupIntent, error } = await stripe.confirmSetup({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
    const intent = setupIntent ?? error?.setup_intent
    if (intent?.status === 'succeeded') return savedBy(intent)
    return { kind: 'failed', text: error === undefined ? paymentTexts.unexpected : errorText(error) }
  } catch {
    return { kind: 'failed', text: paymentTexts.unexpected }
  }
}
