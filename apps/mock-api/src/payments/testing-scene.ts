import { eq } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { createTestApi, type TestApi } from '../testing/index.ts'
import { authoriseShare, commitShares, moneyOf, refundInFull } from './money.ts'
import { GatewayFault, type PaymentGateway } from './port.ts'
import { balanceAtGateway, insertTestFlight, saveTestCard } from './testing.ts'

const { flights, payments } = tables
/** Each pilot's half of the test flight. */
export const SHARE_CENTS = 16_501

/** A proposal between two pilots, each with a saved test card. */
export interface Scene {
  readonly flightId: string
  readonly inviter: { readonly id: string; readonly cardId: string }
  readonly invitee: { readonly id: string; readonly cardId: string }
}

/** Balances of one payer. */
export const nothing = { held: 0, taken: 0, returned: 0 }
export const paid = { held: 0, taken: 16_501, returned: 0 }
export const back = { held: 0, taken: 16_501, returned: 16_501 }
export const held = { held: 16_501, taken: 0, returned: 0 }
/** A gateway call that is not answered. */
export const down = () => Promise.reject(new GatewayFault('down'))

/** What the tests of payments play with: flights are told nothing, but what they would be told is kept in `calls`. */
export const createScenes = async () => {
  const calls: string[] = []
  const kit: TestApi = await createTestApi({
    deps: {
      flightMoney: {
        authorised: async (_deps, flightId) => void calls.push(`authorised ${flightId}`),
        declined: async (_deps, flightId, attempt) => void calls.push(`declined ${flightId} ${attempt}`),
        captureFailed: async (_deps, flightId, detail) => void calls.push(`captureFailed ${flightId} ${detail}`),
      },
    },
  })
  const { deps } = kit
  const operator = await kit.user({ role: 'operator' })

  const scene = async (numbers: { readonly inviter?: string; readonly invitee?: string } = {}): Promise<Scene> => {
    const [ann, bob] = [await kit.user({ role: 'pilot' }), await kit.user({ role: 'pilot' })]
    return {
      flightId: await insertTestFlight(deps, { operatorId: operator.id, inviterId: ann.id, inviteeId: bob.id }),
      inviter: { id: ann.id, cardId: await saveTestCard(deps, ann.id, numbers.inviter) },
      invitee: { id: bob.id, cardId: await saveTestCard(deps, bob.id, numbers.invitee) },
    }
  }

  const share = ({ flightId, ...people }: Scene, who: 'inviter' | 'invitee', attempt = 1) => ({
    flightId,
    payerId: people[who].id,
    cardId: people[who].cardId,
    amountCents: SHARE_CENTS,
    attempt,
  })

  const accept = async (it: Scene, attempt = 1): Promise<void> => {
    await authoriseShare(deps, share(it, 'invitee', attempt))
    await authoriseShare(deps, share(it, 'inviter', attempt))
    await commit(it, attempt)
  }

  const commit = ({ flightId }: Scene, attempt = 1): Promise<void> =>
    deps.db.transaction(async (tx) => {
      const at = deps.clock.now()
      await tx.update(flights).set({ status: 'accepted', inviteeConsentAt: at }).where(eq(flights.id, flightId))
      await commitShares(tx, { flightId, attempt, at })
    })

  const close = ({ flightId }: Scene): Promise<void> =>
    deps.db.transaction(async (tx) => {
      const at = deps.clock.now()
      await tx.update(flights).set({ status: 'cancelled', statusChangedAt: at }).where(eq(flights.id, flightId))
      await refundInFull(tx, flightId, 'cancelled', at)
    })

  const balances = async ({ flightId, inviter, invitee }: Scene) => [
    await balanceAtGateway(deps.db, flightId, inviter.id),
    await balanceAtGateway(deps.db, flightId, invitee.id),
  ]

  const statesOf = async ({ flightId }: Scene): Promise<string[]> => {
    const rows = await deps.db.select().from(payments).where(eq(payments.flightId, flightId)).orderBy(payments.attempt, payments.id)
    return rows.map(({ state }) => state)
  }

  const money = async (it: Scene, viewerId: string) => (await moneyOf(deps.db, [it.flightId], viewerId)).get(it.flightId)

  const withGateway = (change: Partial<PaymentGateway>): Deps => ({ ...deps, payments: { ...deps.payments, ...change } })
  const later = (): void => kit.clock.advance(120)

  return { kit, deps, calls, operator, scene, share, accept, commit, close, balances, statesOf, money, withGateway, later }
}
