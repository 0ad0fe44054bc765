import { describe, expect, test } from 'vitest'
import { settlementLine, settlementTexts } from './settlement.ts'
import { englishHours } from '../hours.ts'
import { statusLabel } from './statusLabel.ts'

describe('a status that no list knows', () => {
  test.each([
    ['declined', 'Declined'],
    ['weather_hold', 'Weather hold'],
    ['AWAITING_CREW', 'AWAITING CREW'],
    ['élan', 'Élan'],
    ['', 'Unknown'],
    ['__', 'Unknown'],
  ])('%s reads %s', (status, label) => {
    expect(statusLabel(status)).toBe(label)
  })
})

describe('the money of a flight that does not take place', () => {
  test.each([
    [undefined, undefined],
    [{ kind: 'not_charged' } as const, 'Not charged'],
    [{ kind: 'refunded', amountCents: 24750 } as const, 'Refunded $247.50'],
    [{ kind: 'refunded', amountCents: 20000, feeCents: 4750 } as const, 'Refunded $200.00, fee $47.50'],
    [{ kind: 'refund_pending', amountCents: 24750 } as const, 'Refund of $247.50 on its way'],
  ])('%o', (settlement, line) => {
    expect(settlementLine(settlement, settlementTexts)).toBe(line)
  })
})

test('hours agree with their number', () => {
  expect([1, 1.5, 2, 0.1 + 0.2, Number.NaN].map(englishHours)).toEqual(['1 hour', '1.5 hours', '2 hours', '0.3 hours', 'N/A'])
})
