import { adminEndpoints, centsToText, shareCents } from '@pilotpair/contract'
import type { Flight } from '../flights/machine.ts'
import { perform } from '../flights/perform.ts'
import { totalCents } from '../flights/rules.ts'
import { invalidField } from '../http/errors.ts'
import { once } from '../http/idempotent.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'
import { listCancellations, listRefundsToLookAt } from './queries.ts'

/** The fee that an administrator keeps, at most the owner's share. @throws ApiError 422 */
const readFee = (flight: Flight, feeCents: number | undefined): number => {
  const most = shareCents(totalCents(flight), flight.inviteeId === null ? 'solo' : 'inviter')
  if ((feeCents ?? 0) > most) throw invalidField('fee_cents', `Must be at most the owner's share, $${centsToText(most)}`)
  return feeCents ?? 0
}

const answer = ({ id, status }: Flight): { id_flight_proporsal: string; status: string } => ({
  id_flight_proporsal: id,
  status,
})

/** What administrators decide about money: cancellations that were requested, refunds that failed for good. */
export const cancellationRoutes = (): RouteDef[] => [
  route(adminEndpoints.cancellations, async ({ deps, query, answerHeaders }) => {
    const page = { limit: pageLimit(query), after: readPosition(query, timePosition) }
    const { items, next } = await listCancellations(deps.db, deps.clock.now(), page)
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
  route(
    adminEndpoints.confirmCancellation,
    once(adminEndpoints.confirmCancellation, async ({ deps, user, params, body }) =>
      answer(
        await perform(deps, {
          user,
          flightId: params.id,
          action: 'confirm_cancellation',
          input: (flight) => ({ feeCents: readFee(flight, body.fee_cents) }),
        }),
      ),
    ),
  ),
  route(
    adminEndpoints.rejectCancellation,
    once(adminEndpoints.rejectCancellation, async ({ deps, user, params }) =>
      answer(await perform(deps, { user, flightId: params.id, action: 'reject_cancellation' })),
    ),
  ),
  route(adminEndpoints.refunds, async ({ deps, query, answerHeaders }) => {
    const page = { limit: pageLimit(query), after: readPosition(query, timePosition) }
    const { items, next } = await listRefundsToLookAt(deps.db, page)
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
]
