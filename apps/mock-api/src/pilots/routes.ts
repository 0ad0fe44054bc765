import { pilotEndpoints, pilotTexts } from '@pilotpair/contract'
import * as z from 'zod/mini'
import { notFound } from '../http/errors.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { findMatches } from './matches.ts'
import { findPilot, searchPilots, toPilotsPublic } from './queries.ts'

const position = z.tuple([z.number(), z.guid()])

/** Section 7 "Pilots": one pilot, the explorer and the matches; the pictures are in images/. */
export const pilotRoutes = (): RouteDef[] => [
  route(pilotEndpoints.get, async ({ deps, user, params }) => {
    const scope = { all: user.role === 'super_admin', viewerId: user.id }
    const pilot = await findPilot(deps.db, params.id, scope)
    const [answer] = pilot === undefined ? [] : await toPilotsPublic(deps.db, [pilot])
    if (answer === undefined) throw notFound(pilotTexts.notFound)
    return answer
  }),
  route(pilotEndpoints.matches, ({ deps, user }) => findMatches(deps.db, user.id)),
  route(pilotEndpoints.search, async ({ deps, user, query, answerHeaders }) => {
    const [hours, id] = readPosition(query, position) ?? []
    const { items, next } = await searchPilots(
      deps.db,
      user.id,
      {
        airport: query.airport,
        licenseType: query.license_type,
        minFlightHours: query.min_flight_hours,
        modelIds: query.aircraft_model_ids,
      },
      { limit: pageLimit(query), after: hours === undefined || id === undefined ? undefined : { hours, id } },
    )
    writeNextCursor(answerHeaders, next === undefined ? undefined : [next.hours, next.id])
    return items
  }),
]
