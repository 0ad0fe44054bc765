import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyRate } from './schemas.ts'
import { centsToText, priceUSD, shareCents, splitShares, toCents, totalCents } from './money.ts'

const hundredths = integer({ min: 0, max: 9_999_999 })

describe('money', () => {
  test('total equals exact integer arithmetic, rounded half up once', () => {
    assert(
      property(hundredths, integer({ min: 0, max: 2400 }), (rate, duration) => {
        const exact = (BigInt(rate) * BigInt(duration) + 50n) / 100n
        expect(BigInt(totalCents(rate / 100, duration / 100))).toBe(exact)
      }),
      { numRuns: 20_000 },
    )
  })

  test('shares add up and differ by the odd cent, which falls to the inviter', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000_000 }), (total) => {
        const { inviterCents, inviteeCents } = splitShares(total)
        expect(inviterCents + inviteeCents).toBe(total)
        expect(inviterCents - inviteeCents).toBe(total % 2)
      }),
    )
    expect(shareCents(101, 'inviter')).toBe(51)
    expect(shareCents(101, 'invitee')).toBe(50)
    expect(shareCents(101, 'solo')).toBe(101)
  })

  test('texts have two decimals', () => {
    expect(priceUSD(165, 3)).toBe('495.00')
    expect(priceUSD(164.99, 3)).toBe('494.97')
    expect(priceUSD(0.1, 3)).toBe('0.30')
    expect(centsToText(5)).toBe('0.05')
    expect(centsToText(-24_750)).toBe('-247.50')
    expect(toCents(1.15)).toBe(115)
  })

  test('more than two decimals, negatives and no numbers are refused', () => {
    for (const bad of [1.005, -1, Number.NaN, Infinity, 1e-7]) expect(() => toCents(bad)).toThrow(RangeError)
    const passes = (value: unknown): boolean => moneyRate().safeParse(value).success
    expect([0, -1, 1.005, Number.NaN, 1e9, '5'].filter(passes)).toEqual([])
    expect([0.01, 165, 164.99].filter(passes)).toEqual([0.01, 165, 164.99])
  })
})
