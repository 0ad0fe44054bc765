/** Screens that the dashboard leads to (spec §2.5). They are linked once the shell says that they are built. */
export const hrefs = {
  explorer: '/pilot-explorer',
  requests: '/flight-share-requests',
  flights: '/my-flights',
  profile: '/profile',
  newCard: '/payment-methods/new',
  community: '/community',
} as const
