import type { ESTree } from 'vite'
import { propReader, type PropSet } from './props.ts'
import { sourceReader, type Module } from './sources.ts'

/** A component that a module exports, as its source tells it. */
export interface ComponentDoc extends PropSet {
  readonly name: string
  readonly description: string
}

const isComponentName = (name: string): boolean => /^[A-Z]\w*[a-z]/.test(name)

/** The type of the props of a function component, wrapped or not. */
const typeOfProps = (node: ESTree.Expression): ESTree.TSType | undefined => {
  if (node.type === 'CallExpression') {
    const [wrapped] = node.arguments
    return wrapped === undefined || wrapped.type === 'SpreadElement' ? undefined : typeOfProps(wrapped)
  }
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return undefined
  const [props] = node.params
  if (props === undefined || props.type === 'TSParameterProperty') return undefined
  return props.typeAnnotation?.typeAnnotation
}

/** Reads components from the sources of the library, without running them. */
export const componentReader = () => {
  const used = new Set<string>()
  const sources = sourceReader((file) => used.add(file))
  const propsOf = propReader(sources)

  const componentIn = (name: string, module: Module): ComponentDoc[] => {
    const found = sources.find(module, name)
    if (found === undefined || found.declared.kind !== 'value' || !isComponentName(name)) return []
    const type = typeOfProps(found.declared.node)
    if (type === undefined) return []
    return [{ name, description: found.module.docBefore(found.start), ...propsOf(type, found.module) }]
  }

  return {
    /** Components that a file exports itself, and the files that say so. */
    componentsOf: (file: string): { readonly components: readonly ComponentDoc[]; readonly files: ReadonlySet<string> } => {
      used.clear()
      const module = sources.read(file)
      const components = [...module.exportedNames].flatMap((name) => componentIn(name, module))
      return { components, files: new Set(used) }
    },
    /** Components behind a door of the library, wherever they are written. */
    componentsBehind: (door: string): ComponentDoc[] => {
      const module = sources.read(door)
      return sources.exportsOf(door).flatMap((name) => componentIn(name, module))
    },
  }
}
