import { flightEndpoints, LIST_CAP } from '@pilotpair/contract'
import { once } from '../http/idempotent.ts'
import { route, type RouteDef } from '../http/route.ts'
import { bookSolo } from './book-solo.ts'
import { listMyFlights } from './queries.ts'
import { rateFlight } from './rate.ts'

/** A pilot's flights: the lists, booking solo and rating. */
export const flightRoutes = (): RouteDef[] => [
  route(flightEndpoints.mine, ({ deps, user }) => listMyFlights(deps.db, user.id, deps.clock.now(), LIST_CAP)),
  route(
    flightEndpoints.bookSolo,
    once(flightEndpoints.bookSolo, ({ deps, user, body }) => bookSolo(deps, user, body)),
  ),
  route(
    flightEndpoints.rate,
    once(flightEndpoints.rate, ({ deps, user, params, body }) => rateFlight(deps, user, params.id, body)),
  ),
]
