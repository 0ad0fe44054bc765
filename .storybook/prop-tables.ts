import { isValidElement, type ComponentType } from 'react'
import type { StrictArgTypes } from 'storybook/internal/csf'

const longList = 50

/** Functions, elements and thousands of rows cannot be edited as text, and writing them down fills the page. */
const isEditable = (value: unknown): boolean =>
  typeof value !== 'function' &&
  !isValidElement(value) &&
  !(Array.isArray(value) && (value.length > longList || value.some(isValidElement)))

/** A component with what docgen.ts wrote on it, which is nothing in tests. */
type Documented = ComponentType & { readonly __docgenInfo?: { readonly argTypes: StrictArgTypes } }

/** The rows of a component's table of props, as its source has them. */
const extractArgTypes = (component: Documented): StrictArgTypes => component.__docgenInfo?.argTypes ?? {}

/** For "docs" of the parameters, whose types leave this one out: Storybook's renderers set it. */
export const fromSource = { extractArgTypes }

/** Rows for what a story hands to the element itself, which is no prop of ours. */
const nativeRows = (argTypes: StrictArgTypes, args: Readonly<Record<string, unknown>>): StrictArgTypes =>
  Object.fromEntries(
    Object.keys(args)
      .filter((name) => argTypes[name] === undefined)
      .map((name) => [name, { name, description: 'An attribute of the element itself.' }]),
  )

/** Offers no control for what a control cannot hold, and gives words to every row. */
export const editableOnly = (of: { argTypes: StrictArgTypes; initialArgs: Readonly<Record<string, unknown>> }): StrictArgTypes => {
  const argTypes = { ...of.argTypes, ...nativeRows(of.argTypes, of.initialArgs) }
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isEditable(of.initialArgs[name]) ? argType : { ...argType, control: { disable: true } },
    ]),
  )
}
