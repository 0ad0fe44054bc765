/** One airport to choose from. */
export interface AirportOption {
  /** Stable id, given back when it is chosen. */
  id: string
  /** What stands in the field when chosen, for example "Palo Alto (PAO)". */
  label: string
  name: string
  /** IATA code. Many small fields have none. */
  code?: string | undefined
  /** Where it is, for example "California, United States". */
  place?: string | undefined
}

/** The picker shows at most this many airports at once (specification §8). */
export const maxShownAirports = 500

/** What a search found. */
export interface AirportMatches {
  /** The best matches, at most the limit. */
  shown: readonly AirportOption[]
  /** How many match in all. */
  total: number
}

interface Entry {
  option: AirportOption
  code: string
  name: string
  /** Everything that can be found, with a space before each word. */
  text: string
}

/** Letters that Unicode does not take apart into a base letter and a mark. */
const singleLetters: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', þ: 'th',
}

/** Words of plain letters and digits with one space between them: folded as they are. */
const plainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Folds case, accents and punctuation, so that "Sao Paulo" finds "São Paulo" and "ohare" finds "O'Hare". */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  if (plainWords.test(lower)) return lower
  // Most names are plain ASCII; only the others pay for the long way.
  const plain = /[^ -~]/.test(lower)
    ? lower
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ßæœøđðħıłþ]/g, (letter) => singleLetters[letter] ?? letter)
    : lower
  return plain
    .replace(/['’ʻ`.]/g, '')
    .replace(/[^\p{L}\p{N}%_]+/gu, ' ')
    .trim()
}

/** Makes entries of one list. Places recur by the hundred, so each is folded once. */
const entryMaker = () => {
  const places = new Map<string, string>()
  const placeOf = (place: string): string => {
    const folded = places.get(place) ?? foldText(place)
    places.set(place, folded)
    return folded
  }
  return (option: AirportOption): Entry => {
    const code = foldText(option.code ?? '')
    const name = foldText(option.name)
    // The usual label, "Palo Alto (PAO)", holds no word that the others lack.
    const isUsual = option.label === `${option.name} (${option.code ?? ''})`
    const label = isUsual ? '' : ` ${foldText(option.label)}`
    return { option, code, name, text: ` ${code} ${name} ${placeOf(option.place ?? '')}${label}` }
  }
}

interface Index {
  entries: Entry[]
  entryOf: (option: AirportOption) => Entry
}

/** One for each list, and gone together with it. */
const indexes = new WeakMap<readonly AirportOption[], Index>()

/** The index of a list as far as the first `count` options, at the least. */
const indexTo = (options: readonly AirportOption[], count: number): readonly Entry[] => {
  const { entries, entryOf } = indexes.get(options) ?? { entries: [], entryOf: entryMaker() }
  indexes.set(options, { entries, entryOf })
  for (const option of options.slice(entries.length, count)) entries.push(entryOf(option))
  return entries
}

/** Options that are indexed at a time: a few milliseconds' work. */
const portion = 1000

/**
 * Builds the index of a long list in small portions while nothing else goes on, so that the first key is answered as
 * fast as any other. A search finishes by itself what is not there yet. Answers how to stop.
 */
export const prepareSearch = (options: readonly AirportOption[]): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const proceed = (done: number): void => {
    if (done >= options.length) return
    timer = setTimeout(() => {
      proceed(indexTo(options, done + portion).length)
    })
  }
  if (options.length > portion) proceed(indexes.get(options)?.entries.length ?? 0)
  return () => clearTimeout(timer)
}

const rankCount = 5

/** Smaller is better; `undefined` does not match. */
const rankOf = ({ code, name, text }: Entry, query: string, words: readonly string[]): number | undefined => {
  if (code === query) return 0
  if (code !== '' && code.startsWith(query)) return 1
  if (name.startsWith(query)) return 2
  if (!words.every((word) => text.includes(word))) return undefined
  return words.every((word) => text.includes(` ${word}`)) ? 3 : 4
}

/**
 * Finds airports whose code, name, place or label holds every word of the query, without regard to accents and case.
 * A matching code comes first, then a name that begins so, then words that begin so, then the rest; within these the
 * order of the list is kept. An empty query matches all.
 */
export const searchAirports = (
  options: readonly AirportOption[],
  query: string,
  limit: number = maxShownAirports,
): AirportMatches => {
  const folded = foldText(query)
  if (folded === '') return { shown: options.slice(0, limit), total: options.length }
  const words = folded.split(' ')
  const ranks: AirportOption[][] = Array.from({ length: rankCount }, () => [])
  let total = 0
  for (const entry of indexTo(options, options.length)) {
    const rank = rankOf(entry, folded, words)
    if (rank === undefined) continue
    total += 1
    ranks[rank]?.push(entry.option)
  }
  return { shown: ranks.flat().slice(0, limit), total }
}
