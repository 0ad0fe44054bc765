/** One airport to choose from. */
export interface AirportOption {
  /** Stable id, given back when it is chosen. */
  id: string
  /** What stands in the field when chosen, for example "Palo Alto (PAO)". */
  label: string
  name: string
  /** IATA code. Many small fields have none. */
  code?: string
  /** Where it is, for example "California, United States". */
  place?: string
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

/** Folds case, accents and punctuation, so that "Sao Paulo" finds "São Paulo" and "ohare" finds "O'Hare". */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
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

const entryOf = (option: AirportOption): Entry => {
  const code = foldText(option.code ?? '')
  const name = foldText(option.name)
  return { option, code, name, text: ` ${code} ${name} ${foldText(option.place ?? '')} ${foldText(option.label)}` }
}

/** Built once for each list, at the first search in it, and gone together with it. */
const indexes = new WeakMap<readonly AirportOption[], readonly Entry[]>()

const indexOf = (options: readonly AirportOption[]): readonly Entry[] => {
  const known = indexes.get(options)
  if (known !== undefined) return known
  const index = options.map(entryOf)
  indexes.set(options, index)
  return index
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
  for (const entry of indexOf(options)) {
    const rank = rankOf(entry, folded, words)
    if (rank === undefined) continue
    total += 1
    ranks[rank]?.push(entry.option)
  }
  return { shown: ranks.flat().slice(0, limit), total }
}
