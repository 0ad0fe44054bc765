const formats = new Map<string, Intl.DateTimeFormat>()

/** English is written in one way, whatever its country: "Wed 3 Jun". */
export const isEnglish = (locale: string): boolean => /^en\b/.test(locale)

/**
 * A day as `dayKey` writes it, put into words: no zone can shift it any more. Each language has its own order and signs,
 * "6月3日(水)", English that of the house, "Wednesday 3 June 2026". The calendar is the Gregorian one everywhere, as in
 * `Calendar`.
 */
export const writtenDay = (key: string, locale: string, options: Intl.DateTimeFormatOptions): string => {
  const id = locale + JSON.stringify(options)
  const format = formats.get(id) ?? new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  formats.set(id, format)
  const date = new Date(key)
  if (!isEnglish(locale)) return format.format(date)
  const words = new Map<string, string>(format.formatToParts(date).map(({ type, value }) => [type, value]))
  return ['weekday', 'day', 'month', 'year'].flatMap((type) => words.get(type) ?? []).join(' ')
}
