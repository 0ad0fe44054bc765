import { adminEndpoints } from '@pilotpair/contract'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'
import { countUsers, listUsers } from './queries.ts'

/** `GET admin/users` and `GET admin/users/counts`. */
export const adminRoutes = (): RouteDef[] => [
  route(adminEndpoints.users, async ({ deps, query, answerHeaders }) => {
    const { items, next } = await listUsers(
      deps.db,
      { category: query.category, search: query.search },
      { limit: pageLimit(query), after: readPosition(query, timePosition) },
    )
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
  route(adminEndpoints.userCounts, ({ deps }) => countUsers(deps.db)),
]
