import { ACCESS_TOKEN_MINUTES, REFRESH_OVERLAP_SECONDS, REFRESH_TOKEN_DAYS, RESET_TOKEN_MINUTES } from '@pilotpair/contract'

const minute = 60_000
const day = 24 * 60 * minute

/** When tokens issued at `now` run out. */
export const tokenExpiry = (now: Date): { readonly access: Date; readonly refresh: Date } => ({
  access: new Date(now.getTime() + ACCESS_TOKEN_MINUTES * minute),
  refresh: new Date(now.getTime() + REFRESH_TOKEN_DAYS * day),
})

/** When a reset link issued at `now` runs out. */
export const resetExpiry = (now: Date): Date => new Date(now.getTime() + RESET_TOKEN_MINUTES * minute)

/** What is known of a refresh token that somebody presents. */
export interface RefreshFacts {
  readonly expiresAt: Date
  /** When it was exchanged for its successor; null while it is the newest. */
  readonly rotatedAt: Date | null
  /** Whether the successor has been exchanged itself. */
  readonly isSuccessorUsed: boolean
  readonly isSessionEnded: boolean
  /** Neither deactivated nor removed. */
  readonly isUserActive: boolean
}

/** What to do with it: exchange it, give the same successor again, refuse it, or end the whole family. */
export type RefreshDecision = 'rotate' | 'repeat' | 'refuse' | 'end-family'

/**
 * Rotation with a grace: an exchanged token stays good for 60 seconds, or until its successor is exchanged, and
 * gives the same successor, so that tabs which refresh at the same time agree. Later it can only be a copy in
 * foreign hands: the family ends.
 */
export const decideRefresh = (facts: RefreshFacts, now: Date): RefreshDecision => {
  if (facts.isSessionEnded || !facts.isUserActive) return 'refuse'
  if (facts.rotatedAt === null) return facts.expiresAt <= now ? 'refuse' : 'rotate'
  const age = now.getTime() - facts.rotatedAt.getTime()
  return !facts.isSuccessorUsed && age <= REFRESH_OVERLAP_SECONDS * 1000 ? 'repeat' : 'end-family'
}

/** `first_name` starts as the first word of the name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? ''
