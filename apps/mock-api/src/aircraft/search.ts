/**
 * Pieces of three, which together are all of it, of a long word with a digit in it, which can only be a registration or part of one; undefined for any
 * other. A few aircraft have them all, so that the index need not be asked for every three letters in a row.
 */
export const registrationPieces = (word: string): string[] | undefined =>
  /^(?=.*\d)[a-z0-9]{6,}$/i.test(word) ? [...new Set([...(word.match(/.{3}/g) ?? []), word.slice(-3)])] : undefined

/**
 * The words of a search text. Each must be found somewhere in an aircraft's manufacturer, model, registration or
 * airport, so that "cessna palo alto" finds what a person means by it. Invisible characters separate nothing.
 */
export const searchWords = (search: string): string[] => [
  ...new Set(
    search
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .split(/\s+/u)
      .filter((word) => word !== ''),
  ),
]
