import type { ParsedBodyOf, flightEndpoints, FlightProposal } from '@pilotpair/contract'
import type { SessionUser } from '../auth/session.ts'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { conflict } from '../http/errors.ts'
import { act, actorOf, lockFlight } from './apply.ts'
import { readFlightOf } from './queries.ts'

type Body = ParsedBodyOf<typeof flightEndpoints.rate>

/**
 * Rates a flown flight, once, by its owner.
 *
 * @throws ApiError 404, 403 for the invited pilot, 409 before the end of a confirmed flight and the second time
 */
export const rateFlight = async (deps: Deps, user: SessionUser, flightId: string, body: Body): Promise<FlightProposal> => {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const flight = await lockFlight(tx, flightId)
    await act(tx, { flight, action: 'rate', actor: actorOf(flight, user), actorId: user.id, at })
    const [stored] = await tx
      .insert(tables.flightRatings)
      .values({ flightId, raterId: user.id, rating: body.rating, comment: body.comment ?? null, createdAt: at })
      .onConflictDoNothing()
      .returning()
    if (stored === undefined) throw conflict('You have already rated this flight.')
  })
  return readFlightOf(deps.db, flightId, user.id)
}
