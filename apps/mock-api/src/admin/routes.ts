import { adminEndpoints, type ParsedBodyOf } from '@pilotpair/contract'
import { assertNewPassword } from '../auth/passwords.ts'
import { insertAccount } from '../auth/queries.ts'
import { notFound } from '../http/errors.ts'
import { once } from '../http/idempotent.ts'
import { route, type RouteDef } from '../http/route.ts'
import { pageLimit, readPosition, writeNextCursor } from '../lib/paging.ts'
import { timePosition, timePositionParts } from '../lib/time-position.ts'
import { operatorMail } from '../mail/account-texts.ts'
import { storeMails, wakeMails } from '../mail/queue.ts'
import { actOnUser } from './actions.ts'
import { recordAudit } from './audit.ts'
import { countUsers, listUsers, readUser } from './queries.ts'
import type { AdminAction } from './rules.ts'

const actionOf = (body: ParsedBodyOf<typeof adminEndpoints.updateUser>): AdminAction => {
  if ('verification' in body) return 'approve'
  return body.is_activated ? 'reactivate' : 'deactivate'
}

const updateUser = route(
  adminEndpoints.updateUser,
  once(adminEndpoints.updateUser, async ({ deps, user, params, query, body }) => {
    const cascade = query.cascade === true
    const changed = await actOnUser(deps, { actor: user, targetId: params.id, action: actionOf(body), cascade })
    if (changed === undefined) throw notFound('User not found')
    return changed
  }),
)

const deleteUser = route(
  adminEndpoints.deleteUser,
  once(adminEndpoints.deleteUser, async ({ deps, user, params, query }) => {
    await actOnUser(deps, {
      actor: user,
      targetId: params.id,
      action: 'remove',
      cascade: query.cascade === true,
      expectsPending: query.expect === 'pending',
    })
    return { detail: 'User removed' }
  }),
)

const createOperator = route(
  adminEndpoints.createOperator,
  once(
    adminEndpoints.createOperator,
    async ({ deps, user, body }) => {
      const { email, name, password } = body
      assertNewPassword(password, email)
      const passwordHash = await deps.passwords.hash(password)
      const now = deps.clock.now()
      const created = await deps.db.transaction(async (tx) => {
        const id = await insertAccount(tx, { email, name, passwordHash, role: 'operator', now })
        await recordAudit(tx, { actorId: user.id, action: 'operator.create', targetId: id, at: now })
        await storeMails(tx, deps, [operatorMail(email, name, deps.settings)])
        return readUser(tx, id)
      })
      if (created === undefined) throw new Error('the account just stored cannot be read')
      wakeMails(deps)
      return created
    },
    'costly',
  ),
)

/** Section 7 "Admin": the accounts, their numbers, and what administrators do with them. */
export const adminRoutes = (): RouteDef[] => [
  route(adminEndpoints.users, async ({ deps, query, answerHeaders }) => {
    const { items, next } = await listUsers(
      deps.db,
      { category: query.category, search: query.search },
      { limit: pageLimit(query), after: readPosition(query, timePosition) },
    )
    writeNextCursor(answerHeaders, timePositionParts(next))
    return items
  }),
  route(adminEndpoints.userCounts, ({ deps }) => countUsers(deps.db)),
  updateUser,
  deleteUser,
  createOperator,
]
