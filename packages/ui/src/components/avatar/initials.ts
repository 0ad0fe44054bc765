/** Words of precomposed Latin letters: there a character is a code point. */
const plain = /^[\u0020-\u024F\u2010-\u2027]*$/

/**
 * Browsers from before 2024 may lack the segmenter; code points are the next best thing there. Its language is fixed: what
 * a character is does not depend on it, and the machine's must not be asked.
 */
const segmenter =
  'Segmenter' in Intl
    ? (word: string) => Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment)
    : (word: string) => Array.from(word)

/** Making a segmenter takes a phone some 30 ms, so most names do without. */
const graphemes = (word: string): readonly string[] => (plain.test(word) ? Array.from(word) : segmenter(word))

const telling = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** First character of a word as a reader sees it: a letter with its marks, or a whole emoji family. */
const firstGrapheme = (word: string): string => graphemes(word).find((segment) => telling.test(segment)) ?? ''

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
