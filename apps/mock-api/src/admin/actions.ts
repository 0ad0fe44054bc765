import type { UserAdmin } from '@pilotpair/contract'
import { flightsInTheWay } from '../aircraft/rules.ts'
import { endSessionsOf } from '../auth/queries.ts'
import type { SessionUser } from '../auth/session.ts'
import type { Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { announce } from '../flights/announce.ts'
import { cancelFlightsOfPilot, closeFlightsOfAircraft, liveFlightsOf } from '../flights/cascade.ts'
import { DEACTIVATED_DETAIL } from '../http/access.ts'
import { conflict, notFound, unauthenticated } from '../http/errors.ts'
import { discardFiles } from '../images/files.ts'
import { takePersonalImages } from '../images/queries.ts'
import { accountMail } from '../mail/account-texts.ts'
import { storeMails, wakeMails } from '../mail/queue.ts'
import { recordAudit } from './audit.ts'
import {
  anonymise,
  approvePilot,
  holdActiveAdmins,
  holdFleet,
  holdTarget,
  retireFleet,
  setActivated,
  type Target,
} from './people.ts'
import { readUser } from './queries.ts'
import { adminRefusals, auditAction, decideAdminAction, type AdminAction } from './rules.ts'

type FlightEvents = Awaited<ReturnType<typeof cancelFlightsOfPilot>>

/** Who does what to whom. */
export interface AdminRequest {
  readonly actor: SessionUser
  readonly targetId: string
  readonly action: AdminAction
  /** Closes an operator's flights instead of refusing because of them. */
  readonly cascade: boolean
  /** Refuses when the pilot's verification no longer waits, as the administrator still believes. @default false */
  readonly expectsPending?: boolean
}

/** What an action has left to do once it is committed. */
interface Aftermath {
  readonly changed: boolean
  readonly fileIds: readonly string[]
  /** The account afterwards; undefined when it was removed. */
  readonly user: UserAdmin | undefined
}

/** What a pilot or an operator who goes leaves behind in flights (state machine, rows 20 and 21). */
const endFlights = async (tx: Tx, target: Target, cascade: boolean, at: Date): Promise<FlightEvents> => {
  if (target.role === 'pilot') return cancelFlightsOfPilot(tx, { pilotId: target.id, at })
  const aircraftIds = await holdFleet(tx, target.id)
  const inTheWay = await liveFlightsOf(tx, { aircraftIds, at })
  if (inTheWay.length > 0 && !cascade) throw conflict(flightsInTheWay(`${target.name} cannot leave`, inTheWay))
  return closeFlightsOfAircraft(tx, { aircraftIds, at })
}

const change = async (
  tx: Tx,
  target: Target,
  { action, cascade }: AdminRequest,
  at: Date,
): Promise<{ events: FlightEvents; fileIds: readonly string[] }> => {
  const nothingLeft = { events: [], fileIds: [] }
  switch (action) {
    case 'approve':
      await approvePilot(tx, target.id, at)
      return nothingLeft
    case 'reactivate':
      await setActivated(tx, target.id, true)
      return nothingLeft
    case 'deactivate': {
      const events = await endFlights(tx, target, cascade, at)
      await setActivated(tx, target.id, false)
      await endSessionsOf(tx, target.id, 'deactivated', at)
      return { events, fileIds: [] }
    }
    case 'remove': {
      const events = await endFlights(tx, target, cascade, at)
      await retireFleet(tx, target.id, at)
      await endSessionsOf(tx, target.id, 'deactivated', at)
      const fileIds = await takePersonalImages(tx, target.id)
      await anonymise(tx, target.id, at)
      return { events, fileIds }
    }
  }
}

/** Mails on the flights that end and on the account itself, which has an address no more once it is removed. */
const tell = async (tx: Tx, deps: Deps, { action }: AdminRequest, target: Target, events: FlightEvents): Promise<void> => {
  await announce(tx, deps, events)
  const mail = accountMail(action, target, deps.settings)
  if (mail !== undefined) await storeMails(tx, deps, [mail])
}

const decideAndChange = async (tx: Tx, deps: Deps, request: AdminRequest, at: Date): Promise<Aftermath> => {
  const { actor, targetId, action, cascade, expectsPending = false } = request
  const admins = await holdActiveAdmins(tx)
  if (!admins.includes(actor.id)) throw unauthenticated(DEACTIVATED_DETAIL)
  const target = await holdTarget(tx, targetId)
  if (target === undefined) throw notFound('User not found')
  if (expectsPending && target.verification !== 'pending') throw conflict(adminRefusals.notPending)
  const others = admins.filter((id) => id !== targetId).length
  const decision = decideAdminAction(action, actor.id, target, others)
  if (decision.kind === 'refuse') throw conflict(decision.detail)
  const changed = decision.kind === 'change'
  const left = changed ? await change(tx, target, request, at) : { events: [], fileIds: [] }
  if (changed) {
    const reason = cascade ? { reason: 'cascade' } : {}
    await recordAudit(tx, { actorId: actor.id, action: auditAction(action, target), targetId, at, ...reason })
    await tell(tx, deps, request, target, left.events)
  }
  return { changed, fileIds: left.fileIds, user: await readUser(tx, targetId) }
}

/**
 * Does what an administrator wants with an account, in one transaction with its audit row and its mails; files go once
 * it is committed.
 *
 * @returns the account afterwards; undefined when it was removed
 * @throws ApiError 404 for an unknown account; 409 for oneself, the last active administrator, an approval of
 *   somebody who is no pilot, a pilot who was to be pending and is not, an operator's open flights without cascade
 */
export const actOnUser = async (deps: Deps, request: AdminRequest): Promise<UserAdmin | undefined> => {
  if (request.targetId === request.actor.id) throw conflict(adminRefusals.self)
  const at = deps.clock.now()
  const done = await deps.db.transaction((tx) => decideAndChange(tx, deps, request, at))
  if (!done.changed) return done.user
  wakeMails(deps)
  await discardFiles(deps, done.fileIds)
  return done.user
}
