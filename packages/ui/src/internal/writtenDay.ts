/** English is written in one way, whatever its country: "Wed 3 Jun". */
export const isEnglish = (locale: string): boolean => /^en\b/.test(locale)

const houseOrder: readonly Intl.DateTimeFormatPartTypes[] = ['weekday', 'day', 'month', 'year']

/** Puts a day as `dayKey` writes it into words of a language. */
export type DayWriter = (key: string, locale: string) => string

/**
 * Makes what writes days in one way. A day has no zone: none can shift it any more. Each language has its own order and
 * signs, "6月3日(水)", English that of the house, "Wednesday 3 June 2026". The calendar is the Gregorian one everywhere,
 * as in `Calendar`. Make it once and keep it: it keeps its formatters, which cost more than what they write.
 */
export const dayWriter = (options: Intl.DateTimeFormatOptions): DayWriter => {
  const formats = new Map<string, Intl.DateTimeFormat>()
  const isOneWord = Object.keys(options).length === 1
  const formatOf = (locale: string): Intl.DateTimeFormat => {
    const found = formats.get(locale)
    if (found !== undefined) return found
    const made = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
    formats.set(locale, made)
    return made
  }
  return (key, locale) => {
    const format = formatOf(locale)
    const date = new Date(key)
    if (isOneWord || !isEnglish(locale)) return format.format(date)
    const parts = format.formatToParts(date)
    return houseOrder.flatMap((type) => parts.find((part) => part.type === type)?.value ?? []).join(' ')
  }
}

/** "Wed". */
export const shortWeekday = /* @__PURE__ */ dayWriter({ weekday: 'short' })
/** "Jun". */
export const shortMonth = /* @__PURE__ */ dayWriter({ month: 'short' })
/** "Wed 3 Jun". */
export const shortDay = /* @__PURE__ */ dayWriter({ weekday: 'short', day: 'numeric', month: 'short' })
/** "Wed 3 Jun 2026". */
export const shortDate = /* @__PURE__ */ dayWriter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
/** "Wednesday 3 June". */
export const longDay = /* @__PURE__ */ dayWriter({ weekday: 'long', day: 'numeric', month: 'long' })
/** "Wednesday 3 June 2026". */
export const longDate = /* @__PURE__ */ dayWriter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
