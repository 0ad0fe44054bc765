/** Browsers from before 2024 may lack the segmenter; code points are the next best thing there. */
const graphemes = (word: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word), ({ segment }) => segment)
    : Array.from(word)

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
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase()
}
