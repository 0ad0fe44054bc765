import { profileEndpoints } from '@pilotpair/contract'
import { route, type RouteDef } from '../http/route.ts'
import { readOwnProfile } from './queries.ts'

/** `GET me/profile`. */
export const profileRoutes = (): RouteDef[] => [
  route(profileEndpoints.get, ({ deps, user }) => readOwnProfile(deps.db, user.id)),
]
