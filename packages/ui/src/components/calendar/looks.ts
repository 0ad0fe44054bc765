/** `plain` for any date, `offers` tints the days that can be chosen, where most cannot be. */
export const calendarLooks = ['plain', 'offers'] as const
export type CalendarLook = (typeof calendarLooks)[number]
