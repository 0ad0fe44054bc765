const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** An instant on the wall clock of a zone, as `datetime-local` holds it: "2026-12-12T13:00". */
export const wallClock = (instant: Date, timeZone: string): string => {
  const found = new Map(
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).formatToParts(instant).map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes): string => found.get(name) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The name of a zone as people say it: "Pacific Time". Unknown zones keep their own name. */
export const zoneWords = (timeZone: string, now: Date): string => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
