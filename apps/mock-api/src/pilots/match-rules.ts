import { LICENSE_TYPES, PILOT_MATCHES_MAX, type LicenseType } from '@pilotpair/contract'

/** What the ranking needs to know of a pilot. Rates are US cents an hour. */
export interface MatchFacts {
  readonly id: string
  readonly licenseType: LicenseType | null
  readonly flightHours: number | null
  readonly minRateCents: number | null
  readonly maxRateCents: number | null
  readonly homeAirportId: string | null
  /** Home, favourite and preferred airports, each once. */
  readonly airportIds: readonly string[]
}

/** A candidate with what speaks for them. */
export interface RankedMatch {
  readonly id: string
  /** A few words. */
  readonly reason: string
}

const overlap = (one: MatchFacts, other: MatchFacts): boolean => {
  const lowest = Math.max(one.minRateCents ?? 0, other.minRateCents ?? 0)
  const highest = Math.min(one.maxRateCents ?? Number.POSITIVE_INFINITY, other.maxRateCents ?? Number.POSITIVE_INFINITY)
  return lowest <= highest
}

const statesRates = ({ minRateCents, maxRateCents }: MatchFacts): boolean =>
  minRateCents !== null || maxRateCents !== null

interface Scores {
  readonly sharesHome: boolean
  readonly sharedAirports: number
  readonly ratesOverlap: boolean
  readonly sameLicense: boolean
  /** Distance between the licences' ranks; 0 is the same. */
  readonly licenseDistance: number
  readonly hoursApart: number
}

const scoresOf = (viewer: MatchFacts, candidate: MatchFacts): Scores => {
  const rank = (license: LicenseType | null): number => (license === null ? -1 : LICENSE_TYPES.indexOf(license))
  return {
    sharesHome: viewer.homeAirportId !== null && viewer.homeAirportId === candidate.homeAirportId,
    sharedAirports: candidate.airportIds.filter((id) => viewer.airportIds.includes(id)).length,
    ratesOverlap: overlap(viewer, candidate),
    sameLicense: viewer.licenseType !== null && viewer.licenseType === candidate.licenseType,
    licenseDistance: Math.abs(rank(viewer.licenseType) - rank(candidate.licenseType)),
    hoursApart: Math.abs((viewer.flightHours ?? 0) - (candidate.flightHours ?? 0)),
  }
}

const reasonOf = (scores: Scores, viewer: MatchFacts, candidate: MatchFacts): string => {
  if (scores.sharesHome) return 'Same home airport'
  if (scores.sharedAirports > 1) return `${scores.sharedAirports} airports in common`
  if (scores.sharedAirports === 1) return 'An airport in common'
  if (scores.ratesOverlap && statesRates(viewer) && statesRates(candidate)) return 'Similar hourly rates'
  if (scores.sameLicense) return 'Same license'
  return 'Comparable experience'
}

/**
 * Candidates in the order of the match (decisions, pilots/matches): shared airports (the home airport first),
 * overlapping rates, licence, hours; equals by id, so that the order is stable. At most 50, oneself left out.
 */
export const rankMatches = (viewer: MatchFacts, candidates: readonly MatchFacts[]): RankedMatch[] =>
  candidates
    .filter(({ id }) => id !== viewer.id)
    .map((candidate) => ({ candidate, scores: scoresOf(viewer, candidate) }))
    .sort(
      (a, b) =>
        Number(b.scores.sharesHome) - Number(a.scores.sharesHome) ||
        b.scores.sharedAirports - a.scores.sharedAirports ||
        Number(b.scores.ratesOverlap) - Number(a.scores.ratesOverlap) ||
        a.scores.licenseDistance - b.scores.licenseDistance ||
        a.scores.hoursApart - b.scores.hoursApart ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .slice(0, PILOT_MATCHES_MAX)
    .map(({ candidate, scores }) => ({ id: candidate.id, reason: reasonOf(scores, viewer, candidate) }))
