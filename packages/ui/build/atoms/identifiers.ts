import { shortName } from './names.ts'

const keyframes = /@keyframes ([\w-]+)/g
/** Custom properties that vanilla-extract has named; those with readable names are public. */
const variable = /--(_\w+)/g

/**
 * Short names for key frames and private custom properties.
 *
 * @returns puts them in the place of the long ones, in style sheets and in modules
 */
export const shortIdentifiers = (sheets: Iterable<string>, prefix: string): ((text: string) => string) => {
  const names = new Map<string, string>()
  for (const css of sheets) {
    for (const [, name = ''] of [...css.matchAll(keyframes), ...css.matchAll(variable)]) {
      if (!names.has(name)) names.set(name, `${prefix}${shortName(names.size)}`)
    }
  }
  if (names.size === 0) return (text) => text
  const known = new RegExp(`(?<![\\w])(?:${[...names.keys()].join('|')})(?![\\w-])`, 'g')
  return (text) => text.replaceAll(known, (name) => names.get(name) ?? name)
}
