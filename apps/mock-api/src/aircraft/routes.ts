import { aircraftEndpoints } from '@pilotpair/contract'
import * as z from 'zod/mini'
import { notFound } from '../http/errors.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { changeAircraft, createAircraft, retireAircraft } from './changes.ts'
import { listModels } from './fleet.ts'
import { findAircraft, listAircraft, listOwnAircraft } from './queries.ts'

const position = z.tuple([z.int(), z.guid()])
const ownPosition = z.tuple([z.guid()])
const modelPosition = z.tuple([z.string(), z.string(), z.guid()])

/** Section 7 "Aircraft": the listing, single aircraft, the own fleet and its changes, and the models. */
export const aircraftRoutes = (): RouteDef[] => [
  route(aircraftEndpoints.list, async ({ deps, query, answerHeaders }) => {
    const { aircraft_type: aircraftType, search, max_rate: maxRate, limit, cursor, ...equipment } = query
    const after = readPosition({ cursor }, position)
    const { items, next } = await listAircraft(
      deps.db,
      { aircraftType, search, maxRate, equipment },
      {
        limit: pageLimit({ limit, cursor }),
        after: after === undefined ? undefined : { rank: after[0], id: after[1] },
      },
    )
    writeNextCursor(answerHeaders, next === undefined ? undefined : [next.rank, next.id])
    return items
  }),
  route(aircraftEndpoints.get, async ({ deps, params }) => {
    const aircraft = await findAircraft(deps.db, params.id)
    if (aircraft === undefined) throw notFound('Aircraft not found')
    return aircraft
  }),
  route(aircraftEndpoints.mine, async ({ deps, user, query, answerHeaders }) => {
    const [after] = readPosition(query, ownPosition) ?? []
    const limit = pageLimit(query)
    const found = await listOwnAircraft(deps.db, user.id, limit + 1, after)
    const items = found.slice(0, limit)
    const last = items.at(-1)
    writeNextCursor(answerHeaders, found.length > limit && last !== undefined ? [last.id_aircraft] : undefined)
    return items
  }),
  route(aircraftEndpoints.models, async ({ deps, query, answerHeaders }) => {
    const [manufacturer, model, id] = readPosition(query, modelPosition) ?? []
    const isStart = manufacturer === undefined || model === undefined || id === undefined
    const { items, next } = await listModels(
      deps.db,
      pageLimit(query),
      isStart ? undefined : { manufacturer, model, id },
    )
    writeNextCursor(answerHeaders, next === undefined ? undefined : [next.manufacturer, next.model, next.id])
    return items
  }),
  createAircraft,
  changeAircraft,
  retireAircraft,
]
