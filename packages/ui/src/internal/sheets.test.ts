import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { stillStates, type StillState } from './held.ts'

const components = path.join(import.meta.dirname, '../components')
const folders = [...new Set(globSync('*/*.stories.tsx', { cwd: components }).map((file) => path.dirname(file)))].sort()

const read = (folder: string, pattern: string): string =>
  globSync(`${folder}/${pattern}`, { cwd: components })
    .map((file) => readFileSync(path.join(components, file), 'utf8'))
    .join('\n')

/** Components that a folder gives to others: what its door names in capitals, types left out. */
const exportedBy = (folder: string): string[] =>
  Array.from(read(folder, 'index.ts').matchAll(/^export \{([^}]*)\}/gm), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))

/** The sheet of a folder and what stands beside the stories: other stories, tests and imports are left out. */
const sheetOf = (folder: string): string =>
  read(folder, '*.stories.tsx')
    // A statement begins where a line begins with anything but what closes another.
    .split(/\n(?=[^\s})\]])/)
    .filter((statement) => !/^(?:import |export const (?!Sheet\b)\w+ = meta\.story\(|\w+\.test\()/.test(statement))
    .join('\n')

/** Sources of a folder's components. */
const ownOf = (folder: string): readonly string[] =>
  globSync(`${folder}/*.{ts,tsx}`, { cwd: components })
    .filter((file) => !/\.(?:stories|test)\./.test(file))
    .map((file) => path.join(components, file))

/** Sources of a folder's components, and what they take from `internal`; other components have sheets of their own. */
const sourcesOf = (folder: string): readonly string[] => {
  const met = new Set(ownOf(folder))
  for (const file of met) {
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|\} from) .*?'(\.[^']*)'$/gm)) {
      const target = path.resolve(path.dirname(file), to)
      if (target.startsWith(import.meta.dirname) && existsSync(target)) met.add(target)
    }
  }
  return [...met]
}

const styled: Record<StillState, RegExp> = { hover: /:hover\b/, focus: /:focus-(?:visible|within)\b/, pressed: /:active\b/ }
/** Takes all that a control takes: its looks may come from another component, it is pressed or typed into all the same. */
const isControl = /\bInputProps\b|ComponentProps<'(?:a|button|input|select|textarea)'>/

/** States that a pointer or the keyboard causes in what a folder itself draws. */
const answersOf = (folder: string): readonly StillState[] => {
  const texts = sourcesOf(folder).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const rules = texts.filter(({ file }) => file.endsWith('.css.ts')).map(({ text }) => text).join('\n')
  const control = texts.some(({ file, text }) => file.startsWith(path.join(components, folder)) && isControl.test(text))
  return stillStates.filter((state) => styled[state].test(rules) || (control && state !== 'pressed'))
}

/** Props that make a component wait or refuse, as its own sources declare them. */
const conditionsOf = (folder: string): ReadonlySet<string> => {
  const own = ownOf(folder).map((file) => readFileSync(file, 'utf8')).join('\n')
  const declared = Array.from(own.matchAll(/^ +(disabled|loading|pending|pendingAction|progress|syncing|is[A-Z]\w+ing|isBusy)\?: /gm))
  const names = new Set(declared.map(([, name = '']) => name))
  return /\bInputProps\b|ComponentProps<'(?:button|input|select|textarea)'>/.test(own) ? names.add('disabled') : names
}

/** What nobody sees has no picture. */
const unseen = new Set(['visually-hidden', 'ui-provider'])
/** Icons stand on their sheet by their table, not by name. */
const byTable = new Set(['icons'])

/** Why a sheet does not hold a state that its component answers with. */
const notHeld: Readonly<Record<string, Partial<Record<StillState, string>>>> = {
  'profile-form': { hover: 'takes only the legend of a field', focus: 'takes only the legend of a field' },
  'licence-viewer': { pressed: 'changes the cursor, which no picture has' },
}

/** Why a sheet does not show a component that waits or refuses. */
const notShown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'licence-viewer': { disabled: 'takes it for no more than its own buttons, at the ends of what they do' },
}

/** Components that show no text a person wrote, so that none can be too long. */
const textless: Readonly<Record<string, string>> = {
  calendar: 'days and months, as its locale writes them',
  icons: 'drawings',
  illustrations: 'drawings',
  logo: 'a drawing of one name',
  skeleton: 'stands for what is not there yet',
  spinner: 'a drawing',
  stack: 'lays out what has sheets of its own',
}

/** Why a sheet needs no row from right to left; in that direction too every sheet is pictured as a whole. */
const undirected: Readonly<Record<string, string>> = {
  icons: 'drawings do not mirror themselves',
  illustrations: 'drawings do not mirror themselves',
  'propose-time-dialog': 'stands alone over the page, whose direction it has',
  spinner: 'turns the same way everywhere',
  toaster: 'stands over the page, whose direction it has',
}

describe('pictures are taken of sheets', () => {
  test('there are sheets', () => expect(folders.length).toBeGreaterThan(70))

  test.each(folders.filter((folder) => !unseen.has(folder)))('%s has a sheet', (folder) => {
    expect(read(folder, '*.stories.tsx')).toContain('export const Sheet = meta.story(')
  })

  test.each(folders.filter((folder) => !byTable.has(folder)))('%s: every component of it is in its stories', (folder) => {
    const stories = read(folder, '*.stories.tsx')
    const isShown = (name: string): boolean => new RegExp(`<${name}[\\s/<>]|component: ${name}\\b`).test(stories)
    expect(exportedBy(folder).filter((name) => !isShown(name))).toEqual([])
  })

  const drawn = folders.filter((folder) => !unseen.has(folder))
  const answering = drawn.flatMap((folder) =>
    answersOf(folder)
      .filter((state) => notHeld[folder]?.[state] === undefined)
      .map((state) => [folder, state] as const),
  )

  test('most components answer', () => expect(answering.length).toBeGreaterThan(70))

  test.each(answering)('%s: %s is held still on its sheet', (folder, state) => {
    expect(sheetOf(folder)).toMatch(new RegExp(`\\bstillStates\\.|['"]${state}['"]`))
  })

  const conditions = drawn.flatMap((folder) =>
    [...conditionsOf(folder)]
      .filter((condition) => notShown[folder]?.[condition] === undefined)
      .map((condition) => [folder, condition] as const),
  )

  test.each(conditions)('%s: its sheet shows %s', (folder, condition) => {
    expect(sheetOf(folder)).toMatch(new RegExp(`\\b${condition}\\b`))
  })

  test.each(drawn.filter((folder) => read(folder, '*.tsx').includes('useSubmitText(')))('%s: on its way, and refused', (folder) => {
    expect(sheetOf(folder)).toMatch(/findBy.*Sending[^]*findBy.*Not sent/)
  })

  test.each(drawn.filter((folder) => !(folder in textless)))('%s: its sheet has the longest and an unbroken text', (folder) => {
    expect(sheetOf(folder)).toContain('awkward.long')
    expect(sheetOf(folder)).toContain('awkward.unbroken')
  })

  test.each(drawn.filter((folder) => !(folder in undirected)))('%s: its sheet has a row from right to left', (folder) => {
    expect(sheetOf(folder)).toMatch(/\bdir(?:=|: )['"]rtl['"]|ref=\{rightToLeft\}/)
  })

  test.each(Object.keys({ ...notHeld, ...notShown, ...textless, ...undirected }))('%s, an exception, is there', (folder) => {
    expect(folders).toContain(folder)
  })
})
