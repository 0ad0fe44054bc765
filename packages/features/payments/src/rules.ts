/** What comes back when a flight is cancelled (decisions, rows 5 to 8 and 16 to 18). */
export const refundRule = [
  'Until the operator approves, cancelling gives you a full refund.',
  'After that an administrator confirms a cancellation, which is not guaranteed, and fees may apply.',
].join(' ')

/** When a solo flight is paid. */
export const soloPayRule = 'You pay when you book.'

/** What sharing costs means (decisions, "Money"). */
export const sharingNote = 'Each pilot pays half. Sharing covers the cost of the flight and earns nobody a profit.'

/** When a shared flight is paid by who asks for it, and when not (decisions, "Flights", rows 3 to 8 and 13). */
export const sharedPayRule = (coPilot: string): string =>
  `You are charged only when ${coPilot} accepts. A declined or expired request costs nothing.`

/** When money moves and when it comes back, for the invited pilot (decisions, rows 3, 6 and 16 to 18). */
export const acceptRule = (inviterName: string): string =>
  [
    'You are charged your share when you accept.',
    'Until the operator approves, cancelling gives you a full refund.',
    `After that only ${inviterName} can ask an administrator to cancel, and a cancelled flight gives you all of your share back.`,
  ].join(' ')
