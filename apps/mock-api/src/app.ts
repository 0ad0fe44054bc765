import { adminRoutes } from './admin/routes.ts'
import { aircraftRoutes } from './aircraft/routes.ts'
import { airportRoutes } from './airports/routes.ts'
import { authRoutes } from './auth/routes.ts'
import type { Deps } from './deps.ts'
import { flightRoutes } from './flights/routes.ts'
import { healthRoutes } from './http/health.ts'
import type { RouteDef } from './http/route.ts'
import { createRouter } from './http/router.ts'
import { operatorRoutes } from './operator/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'

/** Every area's routes; a new area joins here and nowhere else. */
export const allRoutes = (): readonly RouteDef[] => [
  ...healthRoutes(),
  ...authRoutes(),
  ...airportRoutes(),
  ...aircraftRoutes(),
  ...profileRoutes(),
  ...proposalRoutes(),
  ...flightRoutes(),
  ...operatorRoutes(),
  ...adminRoutes(),
]

/** The whole `/api/v1` service over its dependencies; answers through `app.fetch` or, in tests, `app.request`. */
export const createApi = (deps: Deps): ReturnType<typeof createRouter> => createRouter(allRoutes(), deps)
