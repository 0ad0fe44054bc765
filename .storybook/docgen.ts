import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import { componentReader, type ComponentDoc } from '../scripts/lib/docgen/components.ts'
import type { Prop } from '../scripts/lib/docgen/props.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const named = (names: Iterable<string>): string => list.format([...names].map((name) => `\`${name}\``))

/** What kind of control Storybook offers; what it cannot know is typed as JSON. */
const kindOf = ({ type, values }: Prop): NonNullable<StrictInputType['type']> => {
  if (values !== undefined) return { name: 'enum', value: [...values] }
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type }
  if (type === 'string | null') return { name: 'string' }
  return /^\(.*\) => /.test(type) ? { name: 'function' } : { name: 'other', value: type }
}

const rowOf = (name: string, prop: Prop, oneOf: ComponentDoc['oneOf']): StrictInputType => {
  const choice = oneOf.find((names) => names.includes(name))
  const { type, isRequired, description, byDefault, shapes } = prop
  return {
    name,
    description: choice === undefined ? description : `${description} One of ${named(choice)} is required.`.trim(),
    type: { ...kindOf(prop), required: isRequired },
    // Words are the most common of what may be any node.
    ...(type === 'ReactNode' && { control: { type: 'text' } }),
    table: {
      type: { summary: type, ...(shapes.length > 0 && { detail: shapes.join('\n\n') }) },
      ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
    },
  }
}

const rest = '…rest'

/** One row for the hundreds of attributes that an element has anyway. */
const restOf = ({ native, own }: ComponentDoc): StrictArgTypes => {
  if (native.size === 0) return {}
  const omitted = new Set([...native.values()].flatMap((names) => [...names]))
  for (const name of omitted) if (own.has(name) || ![...native.values()].every((names) => names.has(name))) omitted.delete(name)
  const elements = [...native.keys()]
  const except = omitted.size === 0 ? '' : `, except ${named(omitted)}`
  return {
    [rest]: {
      name: rest,
      description: `All other attributes and events of ${elements.map((element) => `\`<${element}>\``).join(' or ')}, and \`ref\`${except}.`,
      control: { disable: true },
      table: { type: { summary: elements.map((element) => `ComponentProps<'${element}'>`).join(' | ') } },
    },
  }
}

/** What has to be given comes first, as far as it is known. */
const argTypesOf = (component: ComponentDoc): StrictArgTypes => {
  const props = [...component.own]
  const inOrder = [...props.filter(([, prop]) => prop.isRequired), ...props.filter(([, prop]) => !prop.isRequired)]
  return { ...Object.fromEntries(inOrder.map(([name, prop]) => [name, rowOf(name, prop, component.oneOf)])), ...restOf(component) }
}

/**
 * Writes on each component of the library what its source says of it, for the pages of documentation. Storybook's own
 * readers leave out what comes from unions, `Pick` and `Omit`, and components that return a portal.
 */
export const propDocs = (): Plugin => {
  let reader = componentReader()
  return {
    name: 'pilotpair-prop-docs',
    enforce: 'pre',
    watchChange: () => {
      reader = componentReader()
    },
    transform: {
      filter: { id: /\/packages\/ui\/src\/components\/.+(?<!\.stories|\.test)\.tsx$/ },
      handler(code, id) {
        const { components, files } = reader.componentsOf(id)
        if (components.length === 0) return
        // A type that changes elsewhere changes the tables of this module.
        for (const file of files) if (file !== id) this.addWatchFile(file)
        const docs = components.map((component) => {
          const { name, description } = component
          return `${name}.__docgenInfo = ${JSON.stringify({ displayName: name, description, argTypes: argTypesOf(component) })};`
        })
        return { code: `${code}\n${docs.join('\n')}\n`, map: null }
      },
    },
  }
}
