/** How a test card behaves. Amounts play no part. */
export interface CardBehaviour {
  /** Refused when it is saved, and when it is charged. */
  readonly saving: Decline | 'accepted'
  readonly charging: Decline | 'accepted'
  /** The bank asks the payer, at saving and at every charge. */
  readonly asks: boolean
  /** A refund is taken and then fails. */
  readonly refunds: 'accepted' | 'fail'
}

/** A refusal as the API words it. */
export interface Decline {
  readonly code: 'card_declined'
  readonly declineCode: string
  readonly message: string
}

const decline = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
})

const accepted: CardBehaviour = { saving: 'accepted', charging: 'accepted', asks: false, refunds: 'accepted' }
const refused = (why: Decline): CardBehaviour => ({ ...accepted, saving: why, charging: why })

/** One documented test card. */
export interface TestCard {
  readonly brand: 'visa' | 'mastercard'
  /** The server-side name of the same card, for tests that have no browser. */
  readonly token: string
  readonly behaviour: CardBehaviour
}

/**
 * The documented test numbers: no other number is taken, and none is stored. See Stripe's page "Testing use cases".
 */
export const testCards = {
  '4242424242424242': { brand: 'visa', token: 'pm_card_visa', behaviour: accepted },
  '5555555555554444': { brand: 'mastercard', token: 'pm_card_mastercard', behaviour: accepted },
  '4000000000000002': {
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclined',
    behaviour: refused(decline('generic_decline')),
  },
  '4000000000009995': {
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    behaviour: refused(decline('insufficient_funds', 'Your card has insufficient funds.')),
  },
  '4000000000009979': {
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclinedStolenCard',
    behaviour: refused(decline('stolen_card')),
  },
  '4000000000000341': {
    brand: 'visa',
    token: 'pm_card_chargeCustomerFail',
    behaviour: { ...accepted, charging: decline('generic_decline') },
  },
  '4000000000003220': {
    brand: 'visa',
    token: 'pm_card_threeDSecure2Required',
    behaviour: { ...accepted, asks: true },
  },
  '4000002760003184': {
    brand: 'visa',
    token: 'pm_card_authenticationRequired',
    behaviour: { ...accepted, asks: true },
  },
  '4000000000005126': {
    brand: 'visa',
    token: 'pm_card_refundFail',
    behaviour: { ...accepted, refunds: 'fail' },
  },
} as const satisfies Readonly<Record<string, TestCard>>

export type TestNumber = keyof typeof testCards

const isTestNumber = (text: string): text is TestNumber => Object.hasOwn(testCards, text)

/** The documented number that was typed, blanks and dashes aside; undefined for any other. */
export const readTestNumber = (typed: string): TestNumber | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return isTestNumber(digits) ? digits : undefined
}

/** The number behind a token such as `pm_card_visa`. */
export const numberOfToken = (token: string): TestNumber | undefined =>
  Object.keys(testCards)
    .filter(isTestNumber)
    .find((number) => testCards[number].token === token)

/** How a card of the sandbox behaves. */
export const behaviourOf = (number: TestNumber): CardBehaviour => testCards[number].behaviour

/** Whether a token names a test card rather than a stored one. */
export const isToken = (id: string): boolean => id.startsWith('pm_card_')
