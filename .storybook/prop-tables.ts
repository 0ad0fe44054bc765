import { isValidElement } from 'react'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf'

const defaultTag = /\s*@default\s+([\s\S]+?)\s*$/
const orNothing = /\s*\|\s*undefined$/
const longList = 50

/** The words that the reader of the docs kept of a type. */
const wordsOf = ({ type, table }: StrictInputType): string | undefined =>
  type && 'raw' in type && typeof type.raw === 'string' ? type.raw.replace(orNothing, '') : table?.type?.summary

/** Elements and thousands of rows cannot be edited as text, and writing them down fills the page. */
const isEditable = (value: unknown): boolean =>
  !isValidElement(value) && !(Array.isArray(value) && (value.length > longList || value.some(isValidElement)))

const row = (argType: StrictInputType, value: unknown): StrictInputType => {
  const { description = '' } = argType
  const byDefault = defaultTag.exec(description)?.[1]?.replaceAll('`', '')
  const summary = wordsOf(argType)
  const { type: _, ...table } = argType.table ?? {}
  return {
    ...argType,
    description: description.replace(defaultTag, ''),
    ...(!isEditable(value) && { control: { disable: true } }),
    table: {
      ...table,
      // What the reader cannot name is better not named.
      ...(summary !== undefined && summary !== 'unknown' && { type: { summary } }),
      ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
    },
  }
}

/**
 * Writes the tables of props as the source has them: a type by its words (the reader of the docs says `union` of all
 * that may be left out), and the default of TSDoc in its column instead of at the end of the description.
 */
export const asInSource = (of: { argTypes: StrictArgTypes; initialArgs: Readonly<Record<string, unknown>> }): StrictArgTypes =>
  Object.fromEntries(Object.entries(of.argTypes).map(([name, argType]) => [name, row(argType, of.initialArgs[name])]))
