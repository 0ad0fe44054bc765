import type { FlightProposal } from '@pilotpair/contract'
import { requestGroup, type RequestGroup } from '../display-request.ts'

/** Requests drawn at first, and with each "Load more": half of what is read at a time, as a phone has time for. */
export const STEP = 25

/** The groups in the order in which they stand. */
export const groupOrder: readonly RequestGroup[] = ['pending', 'accepted', 'declined']

type Groups = Readonly<Record<RequestGroup, readonly FlightProposal[]>>

/**
 * The first of all groups' requests, in the order in which the groups stand.
 *
 * @param limit how many
 * @param isKept a request that stands all the same, wherever it is: what is said at it must be seen
 */
export const drawnOf = (groups: Groups, limit: number, isKept: (id: string) => boolean): Groups => {
  const drawn: Record<RequestGroup, readonly FlightProposal[]> = { pending: [], accepted: [], declined: [] }
  let left = limit
  for (const group of groupOrder) {
    const room = left
    drawn[group] = groups[group].filter(({ id_flight_proporsal: id }, index) => index < room || isKept(id))
    left = Math.max(0, left - groups[group].length)
  }
  return drawn
}

/**
 * Whether more requests may wait than those that were read. They lapse within two days and the newest are read first: only
 * while the oldest that was read still waits may there be more.
 */
export const mayWaitMore = (requests: readonly FlightProposal[], hasMore: boolean): boolean => {
  const oldest = requests.at(-1)
  return hasMore && oldest !== undefined && requestGroup(oldest.status) === 'pending'
}

/** A count of what has been read: "12", or "12+" where there may be more. */
export const countText = (count: number, hasMore: boolean): string => `${String(count)}${hasMore ? '+' : ''}`
