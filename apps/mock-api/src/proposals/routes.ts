import { proposalEndpoints } from '@pilotpair/contract'
import { listReceived } from '../flights/queries.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'

/** `GET flight-proposals/received`. */
export const proposalRoutes = (): RouteDef[] => [
  route(proposalEndpoints.received, async ({ deps, user, query, answerHeaders }) => {
    const page = { limit: pageLimit(query), after: readPosition(query, timePosition) }
    const { items, next } = await listReceived(deps.db, user.id, page)
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
]
