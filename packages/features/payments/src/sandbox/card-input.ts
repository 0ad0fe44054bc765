/** What was typed into the sandbox's card form, as it stands there. */
export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

/** A field of the card form. */
export type CardField = keyof TypedCard

export const noCard: TypedCard = { number: '', expiry: '', cvc: '' }

const digitsOf = (text: string, most: number): string => text.replaceAll(/\D/g, '').slice(0, most)

/** Digits in groups of four, as on a card. */
export const formatNumber = (text: string): string => digitsOf(text, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/**
 * "0829" becomes "08 / 29", and "8" becomes "08 / ", since no month begins with it.
 *
 * @param before what stood there: taking the stroke away takes the digit before it too.
 */
export const formatExpiry = (text: string, before = ''): string => {
  const hasLostStroke = before.endsWith(' / ') && text === before.slice(0, -1)
  const typed = digitsOf(text, 6)
  const digits = hasLostStroke ? typed.slice(0, -1) : /^[2-9]/.test(typed) ? `0${typed}` : typed
  // "08 / 2029" pasted or filled in: the century goes without saying.
  const short = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4)
  return short.length < 2 ? short : `${short.slice(0, 2)} / ${short.slice(2)}`
}

/** Three digits, four on some cards. */
export const formatCvc = (text: string): string => digitsOf(text, 4)

/** A card as the sandbox takes it. */
export interface SandboxCard {
  readonly number: string
  readonly exp_month: number
  readonly exp_year: number
  readonly cvc: string
}

/** What is wrong with what was typed, in the provider's words. */
export interface CardProblem {
  readonly field: CardField
  readonly code: string
  readonly message: string
}

/** The check digit of card numbers (ISO/IEC 7812-1). */
const hasCheckDigit = (digits: string): boolean => {
  const sum = digits.split('').toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const problem = (field: CardField, code: string, message: string): CardProblem => ({ field, code, message })

/** Reads the form. Dates and numbers that could be a card's are for the provider to judge. */
export const readCard = (typed: TypedCard): { readonly card: SandboxCard } | { readonly problem: CardProblem } => {
  const number = digitsOf(typed.number, 19)
  const expiry = digitsOf(typed.expiry, 4)
  if (number.length < 14) return { problem: problem('number', 'incomplete_number', 'Your card number is incomplete.') }
  if (!hasCheckDigit(number)) return { problem: problem('number', 'invalid_number', 'Your card number is invalid.') }
  if (expiry.length < 4) return { problem: problem('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.") }
  if (typed.cvc.length < 3) return { problem: problem('cvc', 'incomplete_cvc', "Your card's security code is incomplete.") }
  return {
    card: { number, exp_month: Number(expiry.slice(0, 2)), exp_year: 2000 + Number(expiry.slice(2)), cvc: typed.cvc },
  }
}

/** The field that an error code of the provider is about. */
export const fieldOfCode = (code: string): CardField | undefined => {
  if (code.includes('expiry')) return 'expiry'
  if (code.includes('cvc')) return 'cvc'
  return code.includes('number') ? 'number' : undefined
}
