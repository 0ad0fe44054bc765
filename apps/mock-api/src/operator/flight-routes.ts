import { operatorEndpoints, type OperatorFlight } from '@pilotpair/contract'
import type { SessionUser } from '../auth/session.ts'
import type { Deps } from '../deps.ts'
import { readOffer } from '../flights/bookable.ts'
import type { Action, ActionInput, Flight } from '../flights/machine.ts'
import { zoneOf } from '../flights/messages.ts'
import { perform } from '../flights/perform.ts'
import { once } from '../http/idempotent.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'
import { listOperatorFlights, listPendingFlights, readOperatorFlight } from './flights.ts'

/** What an acting handler needs of its call. */
interface OperatorCall {
  readonly deps: Deps
  readonly user: SessionUser
  readonly params: { readonly id: string }
}

const viewerOf = (user: SessionUser): { readonly id: string; readonly operatorId: string | undefined } => ({
  id: user.id,
  operatorId: user.role === 'super_admin' ? undefined : user.id,
})

const acting = async (
  { deps, user, params }: OperatorCall,
  action: Action,
  input?: (flight: Flight) => ActionInput | Promise<ActionInput>,
): Promise<OperatorFlight> => {
  const flight = await perform(deps, { user, flightId: params.id, action, ...(input === undefined ? {} : { input }) })
  return readOperatorFlight(deps.db, flight.id, user.id)
}

/** The offer of a body, its time read at the aircraft's airport. */
const offering = async (
  call: OperatorCall & { readonly body: { readonly new_date: string; readonly operator_message?: string | undefined } },
  action: 'propose_new_time' | 'propose_change',
): Promise<OperatorFlight> => {
  const { deps, body, params } = call
  const zone = await zoneOf(deps.db, params.id)
  return acting(call, action, (flight) => ({
    newDate: readOffer(body.new_date, { ...flight, zone }, deps.clock.now()),
    operatorMessage: body.operator_message,
  }))
}

/** An operator's flights and what they do with them; an administrator acts for every operator. */
export const operatorFlightRoutes = (): RouteDef[] => [
  route(operatorEndpoints.pendingFlights, async ({ deps, user, query, answerHeaders }) => {
    const page = { limit: pageLimit(query), after: readPosition(query, timePosition) }
    const { items, next } = await listPendingFlights(deps.db, viewerOf(user), deps.clock.now(), page)
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
  route(operatorEndpoints.flights, async ({ deps, user, query, answerHeaders }) => {
    const page = { group: query.group, limit: pageLimit(query), after: readPosition(query, timePosition) }
    const { items, next } = await listOperatorFlights(deps.db, viewerOf(user), deps.clock.now(), page)
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
  route(operatorEndpoints.approve, once(operatorEndpoints.approve, (call) => acting(call, 'approve'))),
  route(
    operatorEndpoints.decline,
    once(operatorEndpoints.decline, (call) =>
      acting(call, 'operator_decline', () => ({ operatorMessage: call.body.operator_message })),
    ),
  ),
  route(
    operatorEndpoints.proposeNewTime,
    once(operatorEndpoints.proposeNewTime, (call) => offering(call, 'propose_new_time')),
  ),
  route(
    operatorEndpoints.proposeChange,
    once(operatorEndpoints.proposeChange, (call) => offering(call, 'propose_change')),
  ),
  route(
    operatorEndpoints.cancel,
    once(operatorEndpoints.cancel, (call) =>
      acting(call, 'operator_cancel', () => ({ operatorMessage: call.body.operator_message })),
    ),
  ),
]
