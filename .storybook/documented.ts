import type { PluginOption } from 'vite'

/**
 * What two of Storybook's plugins read for pages of documentation, which only the library's components have (their
 * stories carry the tag `autodocs`): the props of the components, and the source and comments of their stories.
 */
const documented = new Map([
  ['storybook:react-docgen-plugin', /\/packages\/ui\/.+(?<!\.stories)\.tsx$/],
  ['plugin-csf', /\/packages\/ui\/.+\.stories\.tsx$/],
])

/**
 * Storybook reads every module for them, stories, mocks, rules and screens included, which takes half of a build's
 * time. Here it reads the library alone, and nothing in tests, which show no such pages.
 */
export const documentComponentsOnly = (plugins: PluginOption[]): PluginOption[] =>
  plugins.flatMap((plugin) => {
    if (!plugin || !('transform' in plugin) || !plugin.transform) return [plugin]
    const id = documented.get(plugin.name)
    if (!id) return [plugin]
    if (process.env['VITEST']) return []
    const { transform } = plugin
    const how = typeof transform === 'function' ? { handler: transform } : transform
    return [{ ...plugin, transform: { ...how, filter: { id } } }]
  })
