/** When money moves, beneath the card form. */
export const chargeNote = 'A shared flight is charged when it is accepted, a solo flight when you book it.'
