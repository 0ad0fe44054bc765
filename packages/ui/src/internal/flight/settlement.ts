import { formatMoney } from '../money.ts'

/** What became of the money of a flight that does not take place. */
export type Settlement =
  | { kind: 'not_charged' }
  | {
      kind: 'refund_pending' | 'refunded'
      /** Integer US cents that come back to the viewer. */
      amountCents: number
      /** Integer US cents kept as administrative fee. @default 0 */
      feeCents?: number | undefined
    }

/** Words for it. */
export interface SettlementTexts {
  notCharged: string
  refundPending: (amount: string) => string
  refunded: (amount: string) => string
  fee: (amount: string) => string
}

export const settlementTexts: SettlementTexts = {
  notCharged: 'Not charged',
  refundPending: (amount) => `Refund of ${amount} on its way`,
  refunded: (amount) => `Refunded ${amount}`,
  fee: (amount) => `fee ${amount}`,
}

/** One line about the money: "Refunded $247.50", "Refunded $200.00, fee $47.50", "Not charged". */
export const settlementLine = (settlement: Settlement | undefined, texts: SettlementTexts): string | undefined => {
  if (settlement === undefined) return undefined
  switch (settlement.kind) {
    case 'not_charged':
      return texts.notCharged
    case 'refund_pending':
    case 'refunded': {
      const { kind, amountCents, feeCents = 0 } = settlement
      const amount = formatMoney(amountCents)
      const line = kind === 'refunded' ? texts.refunded(amount) : texts.refundPending(amount)
      return feeCents > 0 ? `${line}, ${texts.fee(formatMoney(feeCents))}` : line
    }
  }
}
