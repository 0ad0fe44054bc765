import { healthEndpoints } from '@pilotpair/contract'
import type { Deps } from '../deps.ts'
import { ApiError } from './errors.ts'
import { publicRoute, type RouteDef } from './route.ts'

const patienceMs = 2_000

const within = async (work: Promise<void>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

const stopping = new WeakSet<Deps>()

/** From now on the service is not ready: whoever deals out calls is to send them elsewhere. What comes is still answered. */
export const markStopping = (deps: Deps): void => void stopping.add(deps)

/**
 * `GET health`, readiness: 200 when the database answers, 503 otherwise and once the service stops. `GET health/live`,
 * liveness: 200, and nothing is asked of the database, whose absence no restart of this process would end.
 */
export const healthRoutes = (): readonly RouteDef[] => [
  publicRoute(healthEndpoints.live, () => Promise.resolve({ status: 'ok' as const })),
  publicRoute(healthEndpoints.get, async ({ deps }) => {
    if (stopping.has(deps)) throw new ApiError(503, 'The service is stopping.')
    if (!(await within(deps.ping()))) throw new ApiError(503, 'The database does not answer.')
    return { status: 'ok' as const }
  }),
]
