import type { ActName } from './acts.ts'

const OPENING = 'Opening…'

/** Words of a card's buttons, by the names that the cards give them. */
type ButtonWords = Partial<Record<'decline' | 'cancelProposal' | 'cancelFlight' | 'declineNewTime' | 'rate', string>>

/** Words of the one button of a card whose dialog is on its way: the others stay as they are, and can be pressed. */
export const openingWords: Readonly<Partial<Record<ActName, ButtonWords>>> = {
  decline: { decline: OPENING },
  cancel: { cancelProposal: OPENING, cancelFlight: OPENING },
  requestCancellation: { cancelFlight: OPENING },
  declineNewTime: { declineNewTime: OPENING },
  rate: { rate: OPENING },
}
