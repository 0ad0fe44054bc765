import type { PluginOption } from 'vite'

/**
 * Storybook reads every module for the source and comments of stories, mocks, rules and screens included, which takes
 * long. Here it reads the stories of the library alone, for only these have pages of documentation (the tag
 * `autodocs`), and nothing in tests, which show no such pages.
 */
export const documentComponentsOnly = (plugins: PluginOption[]): PluginOption[] =>
  plugins.flatMap((plugin) => {
    if (!plugin || !('transform' in plugin) || !plugin.transform || plugin.name !== 'plugin-csf') return [plugin]
    if (process.env['VITEST']) return []
    const { transform } = plugin
    const how = typeof transform === 'function' ? { handler: transform } : transform
    return [{ ...plugin, transform: { ...how, filter: { id: /\/packages\/ui\/.+\.stories\.tsx$/ } } }]
  })
