/** The clock of a screen that nobody has given another one: `useUi().now ?? systemClock`. */
export const systemClock = (): Date => new Date()
