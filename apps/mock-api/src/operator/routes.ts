import { operatorEndpoints, type Role } from '@pilotpair/contract'
import * as z from 'zod/mini'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { listFleet } from './queries.ts'

const position = z.tuple([z.guid()])

/** Whose fleet an account sees: an administrator every operator's, anybody else their own. */
const fleetOwner = (user: { readonly id: string; readonly role: Role }): string | undefined =>
  user.role === 'super_admin' ? undefined : user.id

/** `GET operator/aircrafts`. */
export const operatorRoutes = (): RouteDef[] => [
  route(operatorEndpoints.aircrafts, async ({ deps, user, query, answerHeaders }) => {
    const [afterId] = readPosition(query, position) ?? []
    const { items, next } = await listFleet(deps.db, {
      operatorId: fleetOwner(user),
      limit: pageLimit(query),
      afterId,
    })
    writeNextCursor(answerHeaders, next === undefined ? undefined : [next])
    return items
  }),
]
