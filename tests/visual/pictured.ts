import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** How a story is shown. The names are part of the pictures' file names. */
export const modes = ['light', 'dark', 'rtl', 'forced'] as const
export type Mode = (typeof modes)[number]

/** A story of which pictures are kept. */
export interface Pictured {
  readonly id: string
  readonly kind: 'sheet' | 'screen'
  readonly modes: readonly Mode[]
}

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      subtype: z.optional(z.string()),
      title: z.string(),
      importPath: z.string(),
      exportName: z.optional(z.string()),
    }),
  ),
})

export type IndexEntry = z.infer<typeof indexSchema>['entries'][string]

/** What a built Storybook holds. */
export const readIndex = (folder: string): IndexEntry[] => {
  const text = readFileSync(path.join(folder, 'index.json'), 'utf8')
  return Object.values(indexSchema.parse(JSON.parse(text)).entries)
}

const isStory = ({ type, subtype = 'story' }: IndexEntry): boolean => type === 'story' && subtype === 'story'
const root = path.resolve(import.meta.dirname, '../..')
/** The stories of a screen are named after its file; others tell how it fails, or of five hundred rows. */
const isScreen = ({ importPath }: IndexEntry): boolean =>
  importPath.startsWith('./packages/features/') && existsSync(path.join(root, importPath.replace('.stories.tsx', '.tsx')))

/**
 * Every sticker sheet in all modes, and of each feature's screen its story `Loaded`, or its first one, in light and
 * dark.
 */
export const picturedStories = (entries: readonly IndexEntry[]): Pictured[] => {
  const stories = entries.filter(isStory)
  const sheets = stories.filter(({ exportName }) => exportName === 'Sheet')
  const screens = Object.values(Object.groupBy(stories.filter(isScreen), ({ importPath }) => importPath)).flatMap(
    (own = []) => own.find(({ exportName }) => exportName === 'Loaded') ?? own.slice(0, 1),
  )
  return [
    ...sheets.map(({ id }): Pictured => ({ id, kind: 'sheet', modes })),
    ...screens.map(({ id }): Pictured => ({ id, kind: 'screen', modes: ['light', 'dark'] })),
  ]
}

/** File name of a picture. */
export const fileOf = (id: string, mode: Mode): string => `${id}.${mode}.webp`
