const known = new Map<string, string>()

const canonical = (given: string, fallback: string): string => {
  try {
    return Intl.getCanonicalLocales(given.replaceAll('_', '-'))[0] ?? fallback
  } catch {
    return fallback
  }
}

/**
 * A BCP 47 tag that every formatter takes: hosts hand over what a browser, a server or a person gave them. "en_US" is
 * read as "en-US"; what is no tag at all counts as the fallback.
 */
export const knownLocale = (given: string | undefined, fallback: string): string => {
  if (given === undefined) return fallback
  const tag = known.get(given) ?? canonical(given, '')
  known.set(given, tag)
  return tag === '' ? fallback : tag
}
