import type { PluginOption } from 'vite'

const docgen = 'storybook:react-docgen-plugin'

/** The components of the library: only these have pages with tables of their props. */
const components = /\/packages\/ui\/.+(?<!\.stories)\.tsx$/

/**
 * Storybook reads the props of every module, stories, mocks, rules and screens included, which takes half of a build's
 * time. Here it reads those of the library's components, and none in tests, which show no tables.
 */
export const documentComponentsOnly = (plugins: PluginOption[]): PluginOption[] =>
  plugins.flatMap((plugin) => {
    if (!plugin || !('transform' in plugin) || plugin.name !== docgen) return [plugin]
    if (process.env['VITEST']) return []
    const { transform } = plugin
    const handler = typeof transform === 'function' ? transform : transform.handler
    return [{ ...plugin, transform: { filter: { id: components }, handler } }]
  })
