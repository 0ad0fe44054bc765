import { invalidRequest, Refused } from './answers.ts'
import { runWork, type SandboxParts } from './api.ts'
import { makeCard } from './cards.ts'
import { confirmPayment, finishPaymentChallenge } from './intents.ts'
import type { PaymentIntent, PaymentMethod, Problem, SetupIntent } from './objects.ts'
import { confirmSetup, finishSetupChallenge } from './setups.ts'
import { find, type Work } from './store.ts'
import { readTestNumber } from './test-cards.ts'

/** A card as it was typed. */
export interface TypedCard {
  readonly number: string
  readonly exp_month: number
  readonly exp_year: number
  readonly cvc: string
}

type Intent = SetupIntent | PaymentIntent

/** What the stand-in for Stripe.js gets: the intent as it is now, and what went wrong. */
export interface BrowserAnswer {
  readonly intent: Intent
  readonly error: Problem | null
}

const problem = (code: string, message: string, declineCode?: string): Problem => ({
  type: 'card_error',
  code,
  message,
  ...(declineCode === undefined ? {} : { decline_code: declineCode }),
})

const faultOf = (card: TypedCard, now: Date): Problem | undefined => {
  if (readTestNumber(card.number) === undefined) {
    return problem(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      'test_mode_live_card',
    )
  }
  const month = now.getUTCMonth() + 1
  const year = now.getUTCFullYear()
  if (card.exp_month < 1 || card.exp_month > 12) {
    return problem('invalid_expiry_month', "Your card's expiration month is invalid.")
  }
  if (card.exp_year < year || card.exp_year > year + 50) {
    return problem('invalid_expiry_year', "Your card's expiration year is invalid.")
  }
  if (card.exp_year === year && card.exp_month < month) {
    return problem('invalid_expiry_month', "Your card's expiration month is invalid.")
  }
  return /^\d{3,4}$/.test(card.cvc) ? undefined : problem('invalid_cvc', "Your card's security code is invalid.")
}

/** The intent that a client secret opens; undefined when it opens none. */
const open = async (work: Work, clientSecret: string): Promise<Intent | undefined> => {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const intent = id.startsWith('seti_')
    ? await find(work, 'setup_intent', id)
    : await find(work, 'payment_intent', id)
  return intent?.client_secret === clientSecret ? intent : undefined
}

const lastProblem = (intent: Intent): Problem | null =>
  intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error

const fresh = async (work: Work, intent: Intent): Promise<Intent> =>
  (await find(work, intent.object, intent.id)) ?? intent

/** Runs `act` on the intent of a client secret. */
const withIntent = async (
  parts: SandboxParts,
  clientSecret: string,
  act: (work: Work, intent: Intent) => Promise<BrowserAnswer>,
): Promise<BrowserAnswer | undefined> => {
  let result: BrowserAnswer | undefined
  await runWork(parts, async (work) => {
    const intent = await open(work, clientSecret)
    result = intent === undefined ? undefined : await act(work, intent)
    return { status: 200, body: {} }
  })
  return result
}

/** The intent as it is. */
export const retrieve = (parts: SandboxParts, clientSecret: string): Promise<BrowserAnswer | undefined> =>
  withIntent(parts, clientSecret, (_work, intent) => Promise.resolve({ intent, error: null }))

const cardToUse = async (
  work: Work,
  intent: Intent,
  typed: TypedCard | undefined,
): Promise<PaymentMethod | undefined> => {
  if (typed === undefined) {
    return intent.payment_method === null ? undefined : find(work, 'payment_method', intent.payment_method)
  }
  const number = readTestNumber(typed.number)
  if (number === undefined) throw new Refused(invalidRequest('not a test number'))
  return makeCard(work, number, { month: typed.exp_month, year: typed.exp_year }, null)
}

const confirmAny = (work: Work, intent: Intent, card: PaymentMethod) =>
  intent.object === 'setup_intent'
    ? confirmSetup(work, intent, card)
    : confirmPayment(work, intent, card, { isOffSession: false })

const messageOf = (body: object): string => {
  const error = 'error' in body ? body.error : undefined
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? message : 'The request could not be processed.'
}

/** Confirms an intent with a typed card, or with the card it already has. */
export const confirm = (
  parts: SandboxParts,
  clientSecret: string,
  typed: TypedCard | undefined,
): Promise<BrowserAnswer | undefined> =>
  withIntent(parts, clientSecret, async (work, intent) => {
    const fault = typed === undefined ? undefined : faultOf(typed, work.now)
    if (fault !== undefined) return { intent, error: fault }
    const card = await cardToUse(work, intent, typed)
    if (card === undefined) {
      const message = 'A card is missing.'
      return { intent, error: { type: 'invalid_request_error', code: 'parameter_missing', message } }
    }
    const answer = await confirmAny(work, intent, card)
    const after = await fresh(work, intent)
    if (answer.status === 200) return { intent: after, error: null }
    const unexpected: Problem = {
      type: 'invalid_request_error',
      code: `${intent.object}_unexpected_state`,
      message: messageOf(answer.body),
    }
    return { intent: after, error: answer.status === 402 ? (lastProblem(after) ?? unexpected) : unexpected }
  })

/** The payer proves who they are to their bank, or does not. */
export const challenge = (
  parts: SandboxParts,
  clientSecret: string,
  isProven: boolean,
): Promise<BrowserAnswer | undefined> =>
  withIntent(parts, clientSecret, async (work, intent) => {
    const after =
      intent.object === 'setup_intent'
        ? await finishSetupChallenge(work, intent, isProven)
        : await finishPaymentChallenge(work, intent, isProven)
    return { intent: after, error: isProven ? null : lastProblem(after) }
  })
