import type { SessionUser } from '../auth/session.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/errors.ts'
import { wakeMails } from '../mail/queue.ts'
import { announce } from './announce.ts'
import { act, actorOf, lockFlight } from './apply.ts'
import { decide, type Action, type ActionInput, type Flight } from './machine.ts'

/** One action of a caller on a flight. */
export interface Performance {
  readonly user: Pick<SessionUser, 'id' | 'role'>
  readonly flightId: string
  readonly action: Action
  /** Reads what the action brings along, once the flight is known and locked. */
  readonly input?: (flight: Flight) => ActionInput | Promise<ActionInput>
}

/**
 * Does an action of a caller and writes its mails in one transaction.
 *
 * @returns the flight after it
 * @throws ApiError 404 for a stranger, 403 for the wrong one of its people, 409 for a wrong status, a running payment
 *   or a time that is not free
 */
export const perform = async (deps: Deps, { user, flightId, action, input }: Performance): Promise<Flight> => {
  const at = deps.clock.now()
  const applied = await deps.db.transaction(async (tx) => {
    const flight = await lockFlight(tx, flightId)
    const actor = actorOf(flight, user)
    // Whoever may not act, or not now, hears so before anything they brought is judged.
    const judged = decide(flight, action, actor, at)
    if (judged.kind === 'refusal' && judged.status !== 422) throw new ApiError(judged.status, judged.detail)
    const brought = input === undefined ? {} : await input(flight)
    const done = await act(tx, { flight, action, actor, actorId: user.id, at, input: brought })
    if (done.kind === 'done') await announce(tx, deps, [done.event])
    return done
  })
  if (applied.kind === 'repeat') return applied.flight
  wakeMails(deps)
  return applied.event.after
}
