import { adminRoutes } from './admin/routes.ts'
import { aircraftRoutes } from './aircraft/routes.ts'
import { airportRoutes } from './airports/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { communityRoutes } from './community/routes.ts'
import { cancellationRoutes } from './cancellations/routes.ts'
import type { Deps } from './deps.ts'
import { flightRoutes } from './flights/routes.ts'
import { healthRoutes } from './http/health.ts'
import type { RouteDef } from './http/route.ts'
import { createRouter } from './http/router.ts'
import { imageRoutes } from './images/routes.ts'
import { operatorFlightRoutes } from './operator/flight-routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { pilotRoutes } from './pilots/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'

/** Every area's routes; a new area joins here and nowhere else. */
export const allRoutes = (): readonly RouteDef[] => [
  ...healthRoutes(),
  ...authRoutes(),
  ...airportRoutes(),
  ...aircraftRoutes(),
  ...availabilityRoutes(),
  ...paymentRoutes(),
  ...profileRoutes(),
  ...pilotRoutes(),
  ...imageRoutes(),
  ...communityRoutes(),
  ...chatRoutes(),
  ...proposalRoutes(),
  ...flightRoutes(),
  ...operatorRoutes(),
  ...operatorFlightRoutes(),
  ...cancellationRoutes(),
  ...adminRoutes(),
]

/** The whole `/api/v1` service over its dependencies; answers through `app.fetch` or, in tests, `app.request`. */
export const createApi = (deps: Deps): ReturnType<typeof createRouter> => createRouter(allRoutes(), deps)
