/** Where the logo of the screens before the login leads. */
export const homeLink = { href: '/', label: 'PilotPair home' } as const

/** Small print of the screens before the login. */
export const smallPrint = 'Prices in USD. Times in the zone of the aircraft’s airport.'
