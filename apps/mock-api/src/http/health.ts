import { healthEndpoints } from '@pilotpair/contract'
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

/** `GET health`: 200 when the database answers, 503 otherwise. */
export const healthRoutes = (): readonly RouteDef[] => [
  publicRoute(healthEndpoints.get, async ({ deps }) => {
    if (!(await within(deps.ping()))) throw new ApiError(503, 'The database does not answer.')
    return { status: 'ok' as const }
  }),
]
