/**
 * Words in which a character is a code point: precomposed Latin letters, Greek, Cyrillic, Hebrew and Arabic letters
 * without marks, Chinese, Japanese and Korean ones.
 */
const plain =
  /^[\u0020-\u024F\u0370-\u0482\u048A-\u052F\u05D0-\u05EA\u0620-\u064A\u0660-\u0669\u2010-\u2027\u4E00-\u9FFF\uAC00-\uD7A3]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * Browsers from before 2024 may lack the segmenter; code points are the next best thing there. Its language is fixed: what
 * a character is does not depend on it, and the machine's must not be asked.
 */
const segments = (word: string): readonly string[] => {
  if (!('Segmenter' in Intl)) return Array.from(word)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(word), ({ segment }) => segment)
}

/** Making a segmenter takes a phone some 30 ms, so most names do without. */
const graphemes = (word: string): readonly string[] => (plain.test(word) ? Array.from(word) : segments(word))

/** Latin letters and digits are told without the tables of all scripts, which take a phone some 20 ms to set up. */
const latin = /[0-9A-Za-z\u00AA\u00B2\u00B3\u00B5\u00B9\u00BA\u00BC-\u00BE\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]/
const telling = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

const isTelling = (segment: string): boolean => latin.test(segment) || (segment > '\u024F' && telling.test(segment))

/** First character of a word as a reader sees it: a letter with its marks, or a whole emoji family. */
const firstGrapheme = (word: string): string => graphemes(word).find(isTelling) ?? ''

/**
 * Initials of a name: first characters of its first and last word, in capitals. Brackets, quotes and hyphens in front
 * are skipped. A name without any letter, digit or emoji gives an empty text.
 */
export const initials = (name: string): string => {
  const letters = name
    .normalize('NFC')
    .split(/\s+/u)
    .map(firstGrapheme)
    .filter((letter) => letter !== '')
  const [first = '', ...others] = letters
  return (first + (others.at(-1) ?? '')).toUpperCase()
}
