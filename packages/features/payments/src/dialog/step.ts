import type { PaymentAbout } from '../about.ts'

/** What the dialog is about. */
export interface DialogStep {
  /** `card`: a card is saved with a setup intent. `bank`: the bank confirms a payment. */
  readonly kind: 'card' | 'bank'
  readonly clientSecret: string
  /** Whether the bank is asked at once, or when the payer presses "Pay now". */
  readonly starts: 'at-once' | 'when-pressed'
  /** After a refusal of the bank another card may be taken. */
  readonly canChangeCard: boolean
  /**
   * Reads whether anything is left to pay for: another tab, the operator or the clock may have settled it meanwhile. As
   * long as nobody can say, there is.
   */
  readonly canStillPay: () => Promise<boolean>
  /** Where a card is added, for a payment whose card the dialog itself cannot change; without it there is no link. */
  readonly newCardHref?: string | undefined
  /** The proposal that is paid for: who has to leave for a bank's page comes back to it. */
  readonly proposalId?: string | undefined
  /** What is paid for. @default not told */
  readonly about?: PaymentAbout | undefined
  /** `asking`: it is the payer's turn. `working`: the service finishes. `succeeded`: it is done. */
  readonly stage: 'asking' | 'working' | 'succeeded'
}
