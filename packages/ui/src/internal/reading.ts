import { shortMonth } from './writtenDay.ts'

/** The zone and the language in which instants are written. */
export interface ZoneOptions {
  /** IANA zone whose wall clock is shown, for example "America/New_York". An unknown one is shown as UTC. */
  timeZone: string
  /** BCP 47 tag of the words for days and months. */
  locale: string
}

/** What the calendar and the clock on a wall show at an instant. */
export interface Reading {
  /** In words of the language: "Sat", "12", "Dec", "2026". */
  weekday: string
  day: string
  month: string
  year: string
  /** "10:00", on a 24-hour clock, in Latin digits. */
  clock: string
  /** "2026-12-12", in the calendar that the wire speaks. */
  date: string
  /** What the zone is called at that instant: "EST". */
  zone: string
}

interface Reader {
  format: Intl.DateTimeFormat
  /** Digits are those of the wire: one formatter tells the words and the numbers. */
  isPlain: boolean
  known: Map<string, Reading>
}

const everything: Intl.DateTimeFormatOptions = {
  weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  timeZoneName: 'short', calendar: 'gregory',
}

/** Readings kept for each zone: more than a screen shows. */
const knownAtMost = 500

const readers = new Map<string, Reader>()

/** An unknown zone is shown as UTC. To ask first whether it is known would cost a formatter more. */
const make = ({ locale, timeZone }: ZoneOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(locale, { ...everything, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, { ...everything, timeZone: 'UTC' })
  }
}

/**
 * A formatter costs milliseconds on a phone, and flights of many airports stand in one list: each zone has one for all
 * that is told in it.
 */
const readerOf = (zone: ZoneOptions): Reader => {
  const key = `${zone.locale}|${zone.timeZone}`
  const found = readers.get(key)
  if (found !== undefined) return found
  const format = make(zone)
  const made: Reader = { format, isPlain: format.resolvedOptions().numberingSystem === 'latn', known: new Map() }
  readers.set(key, made)
  return made
}

/** The date that has this day of the month: the one of UTC, or the one before or after it. */
const dateOn = (instant: Date, day: string): string => {
  for (const shift of [0, 1, -1]) {
    const near = new Date(instant.getTime() + shift * 86_400_000)
    if (near.getUTCDate() === Number(day)) return near.toISOString().slice(0, 10)
  }
  return ''
}

const take = (instant: string, date: Date, zone: ZoneOptions, { format, isPlain }: Reader): Reading => {
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  const words = {
    weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year'), zone: part('timeZoneName'),
  }
  const numbers = isPlain
    ? { clock: `${part('hour').padStart(2, '0')}:${part('minute')}`, date: dateOn(date, words.day) }
    : read(instant, { ...zone, locale: 'en-US' })
  const key = numbers?.date ?? ''
  // Beside a day, some languages write the month as a number, to which a sign or nothing gives its meaning.
  const hasName = /\p{L}/u.test(words.month)
  return {
    ...words,
    month: hasName ? words.month : shortMonth(key, zone.locale),
    clock: numbers?.clock ?? '',
    date: key,
  }
}

/**
 * Reads an instant in a zone; undefined when it cannot be read. What was read before is not worked out again: a card
 * tells the same instant as a day, as a time and as a place in a list.
 *
 * @param instant ISO 8601 with an offset
 */
export const read = (instant: string, zone: ZoneOptions): Reading | undefined => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return undefined
  const reader = readerOf(zone)
  const found = reader.known.get(instant)
  if (found !== undefined) return found
  const made = take(instant, date, zone, reader)
  if (reader.known.size >= knownAtMost) reader.known.clear()
  reader.known.set(instant, made)
  return made
}
