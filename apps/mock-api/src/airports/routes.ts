import { airportEndpoints } from '@pilotpair/contract'
import * as z from 'zod/mini'
import type { Db } from '../db/index.ts'
import { publicRoute, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { answerPrepared, prepareAirports, type PreparedAirports } from './prepared.ts'
import { listAirports, pageAirports } from './queries.ts'

const position = z.tuple([z.guid()])

/** Prepares the list once; a failure is forgotten, so that the next request tries again. */
const createCache = (): ((db: Db) => Promise<PreparedAirports>) => {
  let prepared: Promise<PreparedAirports> | undefined
  return (db) => {
    prepared ??= listAirports(db).then(prepareAirports)
    prepared.catch(() => {
      prepared = undefined
    })
    return prepared
  }
}

/** `GET airports`. Airports change only when the service starts, so the whole list is kept ready in memory. */
export const airportRoutes = (): RouteDef[] => {
  const readAll = createCache()
  return [
    publicRoute(airportEndpoints.list, async ({ deps, query, request, answerHeaders }) => {
      if (query.limit === undefined && query.cursor === undefined) {
        return answerPrepared(request, await readAll(deps.db))
      }
      const [after] = readPosition(query, position) ?? []
      const { items, next } = await pageAirports(deps.db, pageLimit(query), after)
      writeNextCursor(answerHeaders, next === undefined ? undefined : [next])
      return items
    }),
  ]
}
