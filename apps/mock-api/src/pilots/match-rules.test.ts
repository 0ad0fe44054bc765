import { PILOT_MATCHES_MAX } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { rankMatches, type MatchFacts } from './match-rules.ts'

const viewer: MatchFacts = {
  id: 'viewer',
  licenseType: 'private',
  flightHours: 300,
  minRateCents: 10_000,
  maxRateCents: 30_000,
  homeAirportId: 'home',
  airportIds: ['home', 'coast', 'hills'],
}
const far: MatchFacts = {
  ...viewer,
  id: 'far',
  homeAirportId: 'elsewhere',
  airportIds: ['elsewhere'],
  licenseType: 'instructor',
  minRateCents: 50_000,
  maxRateCents: 90_000,
}
const reasons = (...candidates: MatchFacts[]): string[] =>
  rankMatches(viewer, candidates).map(({ id, reason }) => `${id}: ${reason}`)

describe('matches', () => {
  test('airports count before rates, rates before the licence, the licence before hours', () => {
    const hours = { ...far, id: 'hours', flightHours: 310 }
    const moreHours = { ...far, id: 'more hours', flightHours: 900 }
    const license = { ...far, id: 'license', licenseType: 'private' as const, flightHours: 5000 }
    const rates = { ...far, id: 'rates', minRateCents: 30_000 }
    const one = { ...far, id: 'one', airportIds: ['elsewhere', 'coast'] }
    const two = { ...far, id: 'two', airportIds: ['elsewhere', 'coast', 'hills'] }
    const home = { ...far, id: 'home', homeAirportId: 'home', airportIds: ['home'] }
    expect(reasons(moreHours, hours, license, rates, one, two, home)).toEqual([
      'home: Same home airport',
      'two: 2 airports in common',
      'one: An airport in common',
      'rates: Similar hourly rates',
      'license: Same license',
      'hours: Comparable experience',
      'more hours: Comparable experience',
    ])
  })

  test('without a rate no reason is made of it, but nothing is lost by it either', () => {
    const silent = { ...far, id: 'silent', minRateCents: null, maxRateCents: null }
    expect(reasons(far, silent)).toEqual(['silent: Comparable experience', 'far: Comparable experience'])
  })

  test('rates that only touch overlap', () => {
    expect(reasons({ ...far, minRateCents: 30_000 })).toEqual(['far: Similar hourly rates'])
    expect(reasons({ ...far, minRateCents: 30_001 })).toEqual(['far: Comparable experience'])
  })

  test('the order is stable, oneself is left out, and there are at most 50', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ ...far, id: String(index).padStart(2, '0') }))
    const forth = rankMatches(viewer, [...many, viewer])
    expect(rankMatches(viewer, [viewer, ...many].toReversed())).toEqual(forth)
    expect(forth).toHaveLength(PILOT_MATCHES_MAX)
    expect(forth.some(({ id }) => id === viewer.id)).toBe(false)
  })
})
