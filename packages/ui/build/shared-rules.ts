import path from 'node:path'
import type { Rolldown } from 'vite'
import { atomise, type Atoms, type AtomOptions } from './atoms/atomise.ts'
import { readMeetings } from './atoms/meetings.ts'
import { readSheet } from './atoms/rules.ts'
import { classesOf } from './atoms/selector.ts'
import { childrenOf, type Module, type Node } from './atoms/syntax.ts'
import { wordsOf } from './atoms/tables.ts'
import { styleModules } from './style-modules.ts'

type Parse = (code: string) => Module['program']

/** A door only hands on what others make: what it imports has nothing to do with each other. */
const isDoor = (file: string): boolean => path.posix.basename(file) === 'index.js'

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk').filter(({ fileName }) => !fileName.startsWith('vendor/'))

/**
 * Shares out what the package's style sheets have alike, see `atomise`.
 *
 * @param sheets every style sheet, in the order of the cascade
 * @param sheetsOf the style sheets that a module imports itself
 */
export const shareRules = (
  bundle: Rolldown.OutputBundle,
  sheets: ReadonlyMap<string, string>,
  sheetsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
  options: AtomOptions,
  parse: Parse,
): Atoms => {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]))
  const users = new Map<string, string[]>()
  for (const { fileName, imports } of chunks.values()) {
    if (isDoor(fileName)) continue
    const styles = imports.flatMap((file) => (styleModules.are(file) ? (chunks.get(file) ?? []) : []))
    for (const sheet of styles.flatMap(sheetsOf)) users.set(sheet, [...(users.get(sheet) ?? []), fileName])
  }
  const rules = [...sheets].flatMap(([file, css]) => readSheet(file, css, options).rules)
  const meetings = readMeetings({
    modules: [...chunks.values()].map(({ fileName, code }) => ({ file: fileName, program: parse(code) })),
    isStyleModule: styleModules.are,
    known: new Set(rules.flatMap(({ selector }) => classesOf(selector))),
    resolve: (from, to) => (to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : undefined),
    importsOf: (file) => chunks.get(file)?.imports ?? [],
    ownersOf: (sheet) => users.get(sheet) ?? [],
  })
  return atomise(sheets, meetings, options)
}

/** Every string of a module that is a class or several. */
const classStringsIn = (node: Node, classes: Atoms['classes']): { start: number; end: number; text: string }[] => {
  const rest = childrenOf(node).flatMap((child) => classStringsIn(child, classes))
  if (node.type !== 'Literal' || typeof node.value !== 'string') return rest
  const words = wordsOf(node.value)
  if (!words.some((word) => classes.has(word))) return rest
  const text = [...new Set(words.flatMap((word) => classes.get(word) ?? [word]))].join(' ')
  return [...rest, { start: node.start, end: node.end, text }]
}

/** A module whose classes are the ones of the shared rules. */
export const withSharedClasses = (code: string, { classes, identifiers }: Atoms, parse: Parse): string =>
  identifiers(
    classStringsIn(parse(code), classes)
      .sort((one, other) => other.start - one.start)
      .reduce((text, found) => text.slice(0, found.start) + JSON.stringify(found.text) + text.slice(found.end), code),
  )
