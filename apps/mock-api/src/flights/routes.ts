import { flightEndpoints, LIST_CAP } from '@pilotpair/contract'
import { route, type RouteDef } from '../http/route.ts'
import { listMyFlights } from './queries.ts'

/** `GET flights/my-flights`. */
export const flightRoutes = (): RouteDef[] => [
  route(flightEndpoints.mine, ({ deps, user }) => listMyFlights(deps.db, user.id, deps.clock.now(), LIST_CAP)),
]
