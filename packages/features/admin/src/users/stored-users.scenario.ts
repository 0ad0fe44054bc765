import { adminEndpoints, type UserAdmin } from '@pilotpair/contract'
import { handle } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'
import { activePilots, operators, pendingPilots, usersAnswer } from './AdminUsersScreen.scenario.ts'

/** Accounts that are stored: what is done with them shows in what is read after. */
export interface StoredUsers {
  readonly handlers: readonly HttpHandler[]
  /** Every call that acted, as "PATCH /id?cascade=true {body}" without the address before the id. */
  readonly calls: string[]
  /** Keys of the logical attempts, in order. */
  readonly keys: string[]
  /** How often lists were read. */
  readonly reads: () => number
}

const without = (list: readonly UserAdmin[], id: string): UserAdmin[] => list.filter(({ id_user_account }) => id_user_account !== id)

const approved = (user: UserAdmin): UserAdmin => ({
  ...user,
  pilot_profile: user.pilot_profile === null ? null : { ...user.pilot_profile, verification: 'approved' },
})

/** A world that answers as the service does. @param pending the pilots who wait. @default four */
export const storedUsers = (pending: readonly UserAdmin[] = pendingPilots): StoredUsers => {
  const lists: Record<'pending_pilots' | 'active_pilots' | 'operators', UserAdmin[]> = {
    pending_pilots: [...pending],
    active_pilots: [...activePilots],
    operators: [...operators],
  }
  const calls: string[] = []
  const keys: string[] = []
  let reads = 0
  const everybody = () => [...lists.pending_pilots, ...lists.active_pilots, ...lists.operators]
  const note = async (request: Request): Promise<{ id: string; body: string }> => {
    const url = new URL(request.url)
    const id = url.pathname.split('/').at(-1) ?? ''
    const body = await request.text()
    calls.push(`${request.method} ${id.slice(-3)}${url.search} ${body}`.trim())
    keys.push(request.headers.get('idempotency-key') ?? '')
    return { id, body }
  }
  const replace = (next: UserAdmin): void => {
    for (const name of ['pending_pilots', 'active_pilots', 'operators'] as const) {
      lists[name] = lists[name].map((user) => (user.id_user_account === next.id_user_account ? next : user))
    }
  }
  return {
    calls,
    keys,
    reads: () => reads,
    handlers: [
      handle(adminEndpoints.userCounts, () =>
        HttpResponse.json({
          pending_pilots: lists.pending_pilots.length, active_pilots: lists.active_pilots.length, operators: lists.operators.length,
          cancellations: 0, refunds: 0,
        }),
      ),
      handle(adminEndpoints.users, ({ request }) => {
        reads += 1
        return usersAnswer(lists, request)
      }),
      handle(adminEndpoints.updateUser, async ({ request }) => {
        const { id, body } = await note(request)
        const user = everybody().find(({ id_user_account }) => id_user_account === id)
        if (user === undefined) return HttpResponse.json({ detail: 'User not found' }, { status: 404 })
        if (body.includes('verification')) {
          lists.pending_pilots = without(lists.pending_pilots, id)
          lists.active_pilots = [approved(user), ...lists.active_pilots]
          return HttpResponse.json(approved(user))
        }
        const next = { ...user, is_activated: body.includes('true') }
        replace(next)
        return HttpResponse.json(next)
      }),
      handle(adminEndpoints.deleteUser, async ({ request }) => {
        const { id } = await note(request)
        for (const name of ['pending_pilots', 'active_pilots', 'operators'] as const) lists[name] = without(lists[name], id)
        return HttpResponse.json({ detail: 'User removed' })
      }),
    ],
  }
}
