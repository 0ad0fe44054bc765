import { type PaymentConfig, paymentTexts } from '@pilotpair/contract'
import { type AppDispatch, isApiFailure } from '@pilotpair/feature-core'
import type { Stripe } from '@stripe/stripe-js'
import { paymentApi } from '../api.ts'

/** What the card forms work with: the client library of the card provider. */
export interface CardProvider {
  readonly stripe: Stripe
  /** No real money moves, so no real card may be entered. */
  readonly isTestMode: boolean
}

/** The library could not be made ready; the message is the catalogue's (spec §8). */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  /** Why the service did not answer, where it was the service. */
  readonly failure: unknown

  constructor(message: string, failure?: unknown) {
    super(message)
    this.failure = failure
  }
}

/** Whatever kept the library from being ready: what is not known to us is taken for a connection that failed. */
export const providerFaultOf = (fault: unknown): ProviderFault =>
  fault instanceof ProviderFault ? fault : new ProviderFault(paymentTexts.connectFailed)

/** The library itself asks no more of an object before it takes it for Stripe's. */
const isStripe = (value: object): value is Stripe =>
  ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment'].every(
    (name) => typeof Reflect.get(value, name) === 'function',
  )

const loadStripe = async (publishableKey: string): Promise<Stripe> => {
  // The pure entry puts no script into pages that take no card.
  const { loadStripe: load } = await import('@stripe/stripe-js/pure')
  const stripe = await load(publishableKey)
  if (stripe === null) throw new ProviderFault(paymentTexts.connectFailed)
  return stripe
}

const loadSandbox = async (): Promise<Stripe> => {
  const { createSandboxStripe } = await import('../sandbox/sandbox-stripe.ts')
  const stripe = createSandboxStripe()
  if (!isStripe(stripe)) throw new ProviderFault(paymentTexts.initFailed)
  return stripe
}

const load = async ({ gateway, publishable_key: key }: PaymentConfig): Promise<CardProvider> =>
  gateway === 'sandbox'
    ? { stripe: await loadSandbox(), isTestMode: true }
    : { stripe: await loadStripe(key), isTestMode: key.startsWith('pk_test_') }

const loaded = new Map<string, Promise<CardProvider>>()

const loadOnce = (config: PaymentConfig): Promise<CardProvider> => {
  const key = `${config.gateway} ${config.publishable_key}`
  const known = loaded.get(key) ?? load(config)
  loaded.set(key, known)
  // What did not arrive is asked for again next time.
  known.catch(() => loaded.delete(key))
  return known
}

/** The text of section 8 for a service that did not prepare a payment: it said no, or it could not be asked. */
export const startFailureText = (failure: unknown): string =>
  isApiFailure(failure) && failure.kind === 'refused' ? paymentTexts.initFailed : paymentTexts.connectFailed

/**
 * The card provider of this installation, loaded once a page.
 *
 * @throws ProviderFault with the text to show
 */
export const loadProvider = async (dispatch: AppDispatch): Promise<CardProvider> => {
  const reading = dispatch(paymentApi.endpoints.paymentConfig.initiate())
  try {
    const { data, error } = await reading
    if (data === undefined) throw new ProviderFault(startFailureText(error), error)
    return await loadOnce(data)
  } catch (fault) {
    throw providerFaultOf(fault)
  } finally {
    reading.unsubscribe()
  }
}
