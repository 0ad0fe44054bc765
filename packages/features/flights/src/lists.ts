import type { FlightProposal } from '@pilotpair/contract'
import type { RequestPage } from './api.ts'
import { requestGroup, type RequestGroup } from './display-request.ts'

/** Loaded pages of requests. */
export interface RequestPages {
  readonly pages: readonly RequestPage[]
}

/** All requests of the loaded pages, each once: a list that grows at its head may show one twice. */
export const requestsOf = ({ pages }: RequestPages): readonly FlightProposal[] => {
  const byId = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id_flight_proporsal, item] as const)))
  return [...byId.values()]
}

/** Requests that wait for an answer. */
export const pendingOf = (requests: readonly FlightProposal[]): readonly FlightProposal[] =>
  requests.filter(({ status }) => requestGroup(status) === 'pending')

/** Requests by group, each in the service's order (spec §2.11). */
export const groupsOf = (
  requests: readonly FlightProposal[],
): Readonly<Record<RequestGroup, readonly FlightProposal[]>> => {
  const groups: Record<RequestGroup, FlightProposal[]> = { pending: [], accepted: [], declined: [] }
  for (const request of requests) groups[requestGroup(request.status)].push(request)
  return groups
}
