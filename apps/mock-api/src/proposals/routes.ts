import { proposalEndpoints, type FlightProposal } from '@pilotpair/contract'
import type { SessionUser } from '../auth/session.ts'
import type { Deps } from '../deps.ts'
import type { Action, ActionInput, Flight } from '../flights/machine.ts'
import { zoneOf } from '../flights/messages.ts'
import { readMoment } from '../flights/moment.ts'
import { perform } from '../flights/perform.ts'
import { listReceived, listSent, readFlightOf, type ProposalList, type ProposalPage } from '../flights/queries.ts'
import { once } from '../http/idempotent.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor, type PagingQuery } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'
import type { Queryable } from '../db/index.ts'
import { acceptProposal } from './accept.ts'
import { sendProposal } from './send.ts'

/** What an acting handler needs of its call. */
interface PilotCall {
  readonly deps: Deps
  readonly user: SessionUser
  readonly params: { readonly id: string }
}

const acting = async (
  { deps, user, params }: PilotCall,
  action: Action,
  input?: (flight: Flight) => ActionInput,
): Promise<FlightProposal> => {
  const flight = await perform(deps, { user, flightId: params.id, action, ...(input === undefined ? {} : { input }) })
  return readFlightOf(deps.db, flight.id, user.id)
}

const acceptingOffer = async (call: PilotCall & { readonly body: { readonly new_date?: string | undefined } }): Promise<FlightProposal> => {
  const { new_date: seen } = call.body
  const zone = seen === undefined ? undefined : await zoneOf(call.deps.db, call.params.id)
  return acting(call, 'accept_counter', () => ({
    newDate: seen === undefined || zone === undefined ? undefined : readMoment('new_date', seen, zone),
  }))
}

type ListQuery = (db: Queryable, viewerId: string, page: ProposalPage) => Promise<ProposalList>

const listing =
  (list: ListQuery) =>
  async ({ deps, user, query, answerHeaders }: { readonly deps: Deps; readonly user: SessionUser; readonly query: PagingQuery; readonly answerHeaders: Headers }): Promise<FlightProposal[]> => {
    const { items, next } = await list(deps.db, user.id, { limit: pageLimit(query), after: readPosition(query, timePosition) })
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }

/** Proposals: sending, both lists, and what a pilot answers (section 7). */
export const proposalRoutes = (): RouteDef[] => [
  route(
    proposalEndpoints.send,
    once(proposalEndpoints.send, ({ deps, user, body }) => sendProposal(deps, user, body)),
  ),
  route(proposalEndpoints.sent, listing(listSent)),
  route(proposalEndpoints.received, listing(listReceived)),
  route(
    proposalEndpoints.accept,
    once(proposalEndpoints.accept, ({ deps, user, params, body }) => acceptProposal(deps, user, params.id, body.id_card)),
  ),
  route(proposalEndpoints.decline, once(proposalEndpoints.decline, (call) => acting(call, 'decline'))),
  route(proposalEndpoints.cancel, once(proposalEndpoints.cancel, (call) => acting(call, 'cancel'))),
  route(
    proposalEndpoints.acceptCounter,
    once(proposalEndpoints.acceptCounter, (call) => acceptingOffer(call)),
  ),
  route(
    proposalEndpoints.declineCounter,
    once(proposalEndpoints.declineCounter, (call) => acting(call, 'decline_counter')),
  ),
  route(
    proposalEndpoints.requestCancellation,
    once(proposalEndpoints.requestCancellation, (call) => acting(call, 'request_cancellation')),
  ),
  route(
    proposalEndpoints.withdrawCancellation,
    once(proposalEndpoints.withdrawCancellation, (call) => acting(call, 'withdraw_cancellation')),
  ),
]
