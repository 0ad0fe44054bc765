import { paymentEndpoints, sandboxEndpoints, type SandboxAnswer } from '@pilotpair/contract'
import { buildPaymentConfig, buildPaymentMethod } from '@pilotpair/contract/testing'
import { answers, handle } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'

/** Client secrets of the scenarios: of a setup intent, and of a payment whose bank asks. */
export const secrets = { setup: 'seti_1_secret_1', payment: 'pi_1_secret_1' } as const

/** Test numbers by what the scenarios' sandbox does with them. */
export const sandboxNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000000000003220',
} as const

type Intent = SandboxAnswer['intent']
type Problem = NonNullable<SandboxAnswer['error']>

const declined: Problem = {
  type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.',
}
/** What a bank's refusal reads like. */
export const bankRefusal =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

const intentOf = (clientSecret: string, status: string, card: string | null): Intent => ({
  id: clientSecret.split('_secret_')[0] ?? '',
  object: clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent',
  status,
  client_secret: clientSecret,
  payment_method: card,
  next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
})

interface SandboxBody {
  readonly client_secret: string
  readonly outcome?: string
  readonly card?: { readonly number: string }
}

const bodyOf = async (request: Request): Promise<SandboxBody> => request.json()

const answer = (intent: Intent, error: Problem | null = null): Response =>
  HttpResponse.json({ intent, error } satisfies SandboxAnswer)

/** What a scenario wants to hear of. */
export interface SandboxEars {
  /** A call of the sandbox, by its last word: `retrieve`, `confirm`, `challenge`. */
  readonly onCall?: (call: string) => void
}

/**
 * A payment sandbox in the browser: setup intents are new, payment intents wait for the bank. Each call makes a new
 * one, so that a story begins afresh.
 */
export const sandboxAnswers = ({ onCall = () => undefined }: SandboxEars = {}): HttpHandler[] => {
  const states = new Map<string, { status: string; card: string | null }>()
  const stateOf = (secret: string) =>
    states.get(secret) ?? { status: secret.startsWith('seti_') ? 'requires_payment_method' : 'requires_action', card: 'pm_asks' }
  const move = (secret: string, status: string, card: string | null): Intent => {
    states.set(secret, { status, card })
    return intentOf(secret, status, card)
  }
  return [
    handle(sandboxEndpoints.retrieve, async ({ request }) => {
      onCall('retrieve')
      const { client_secret: secret } = await bodyOf(request)
      const { status, card } = stateOf(secret)
      return answer(intentOf(secret, status, card))
    }),
    handle(sandboxEndpoints.confirm, async ({ request }) => {
      onCall('confirm')
      const { client_secret: secret, card } = await bodyOf(request)
      const known = stateOf(secret)
      if (known.status === 'succeeded') {
        const problem = { type: 'invalid_request_error', code: 'setup_intent_unexpected_state', decline_code: null, message: 'It has succeeded.' }
        return answer(intentOf(secret, known.status, known.card), problem)
      }
      if (card?.number === sandboxNumbers.declined) return answer(move(secret, 'requires_payment_method', null), declined)
      if (card?.number === sandboxNumbers.asks) return answer(move(secret, 'requires_action', 'pm_asks'))
      return answer(move(secret, 'succeeded', 'pm_new'))
    }),
    handle(sandboxEndpoints.challenge, async ({ request }) => {
      onCall('challenge')
      const { client_secret: secret, outcome } = await bodyOf(request)
      const isSetup = secret.startsWith('seti_')
      if (outcome === 'complete') return answer(move(secret, isSetup ? 'succeeded' : 'requires_capture', stateOf(secret).card))
      const code = `${isSetup ? 'setup' : 'payment'}_intent_authentication_failure`
      const problem = { type: 'invalid_request_error', code, decline_code: null, message: bankRefusal }
      return answer(move(secret, 'requires_payment_method', null), problem)
    }),
  ]
}

/** The provider has taken the payment back: another one stands in its place, or what it was for is over. */
export const voidedIntents = (): HttpHandler[] =>
  [sandboxEndpoints.retrieve, sandboxEndpoints.challenge].map((endpoint) =>
    handle(endpoint, async ({ request }) => {
      const { client_secret: secret } = await bodyOf(request)
      return answer(intentOf(secret, 'canceled', null))
    }),
  )

/**
 * What every story needs in which `usePayment` may open its dialog. Make them anew for each story, and name them after
 * handlers of its own: of one list the first counts.
 */
export const paymentAnswers = (ears: SandboxEars = {}): HttpHandler[] => [
  answers(paymentEndpoints.config, buildPaymentConfig()),
  answers(paymentEndpoints.methods, { payment_methods: [buildPaymentMethod()] }),
  answers(paymentEndpoints.setupIntent, { clientSecret: secrets.setup }),
  ...sandboxAnswers(ears),
]
