import type { PaymentAnswer } from '@pilotpair/contract'
import type { Deps } from '../deps.ts'
import { invalidField } from '../http/errors.ts'
import { cardFor, setupSecret } from '../payments/money.ts'

/** The card for a share, or the answer that asks for one. */
export type CardChoice =
  | { readonly kind: 'card'; readonly cardId: string }
  | { readonly kind: 'none'; readonly answer: PaymentAnswer }

/**
 * The chosen card, else the newest; without any saved card the answer that starts saving one.
 *
 * @throws ApiError 422 for a card that is not among the person's, 502 when the gateway does not answer
 */
export const chooseCard = async (deps: Deps, userId: string, idCard: string | null | undefined): Promise<CardChoice> => {
  const card = await cardFor(deps, userId, idCard)
  if (card !== null) return { kind: 'card', cardId: card.id }
  const isForeign = idCard !== undefined && idCard !== null && (await cardFor(deps, userId)) !== null
  if (isForeign) throw invalidField('id_card', 'This card is not among your saved cards.')
  return { kind: 'none', answer: { status: 'requires_payment_method', clientSecret: await setupSecret(deps, userId) } }
}
