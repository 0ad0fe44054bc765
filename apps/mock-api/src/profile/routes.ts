import { profileEndpoints } from '@pilotpair/contract'
import { unauthenticated } from '../http/errors.ts'
import { route, type RouteDef } from '../http/route.ts'
import { readOwnProfile } from './queries.ts'
import { replaceProfile } from './update.ts'

/** `GET me/profile` and `PUT me/profile`; the pictures are in images/. */
export const profileRoutes = (): RouteDef[] => [
  route(profileEndpoints.get, ({ deps, user }) => readOwnProfile(deps.db, user.id)),
  route(profileEndpoints.update, async ({ deps, user, body }) => {
    const profile = await deps.db.transaction((tx) => replaceProfile(tx, user, body, deps.clock.now()))
    if (profile === undefined) throw unauthenticated()
    return profile
  }),
]
