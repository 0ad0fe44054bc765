import { parseDecimal } from '@pilotpair/ui/number-field'

/** What the text of the field "Maximum rate" says. */
export type MaxRate =
  | { readonly kind: 'none' }
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'wrong'; readonly message: string }

const UNREADABLE = 'Enter a number such as 250 or 99.50.'
/** The message of the contract's form, whose whole would cost the page more than this line. */
const NOT_POSITIVE = 'Maximum rate must be a positive number'

/**
 * Reads the field "Maximum rate" (section 5: an optional positive number). Blank is no limit, never 0; what is no
 * number says so instead of turning into another one.
 */
export const readMaxRate = (text: string): MaxRate => {
  const parsed = parseDecimal(text)
  switch (parsed.kind) {
    case 'empty':
      return { kind: 'none' }
    case 'invalid':
      return { kind: 'wrong', message: UNREADABLE }
    case 'number':
      return parsed.value > 0 ? { kind: 'rate', rate: parsed.value } : { kind: 'wrong', message: NOT_POSITIVE }
  }
}
