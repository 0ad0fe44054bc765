import type { TextTemplate } from './template.ts'

/** One text with its dotted key. `text` keeps the slots of a template in braces. */
export interface ListedText {
  readonly key: string
  readonly text: string
  readonly isTemplate: boolean
}

/** The shape of `texts`: areas of plain texts and templates. */
export type TextAreas = Readonly<Record<string, Readonly<Record<string, string | Pick<TextTemplate, 'source'>>>>>

/** Lists every text of `areas` by key, in the order written. */
export function listTexts(areas: TextAreas): ListedText[] {
  return Object.entries(areas).flatMap(([area, entries]) =>
    Object.entries(entries).map(([name, value]) => ({
      key: `${area}.${name}`,
      text: typeof value === 'string' ? value : value.source,
      isTemplate: typeof value !== 'string',
    })),
  )
}
