import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, type Plugin, type PluginOption } from 'vite'

const source = '@pilotpair/source'
const sourcesName = 'pilotpair-workspace-sources'
// Node has no condition "module": with it, packages give builds for bundlers, which Node cannot load.
const serverConditions = defaultServerConditions.filter((condition) => condition !== 'module')

/** Resolves the workspaces to their sources. */
export const workspaceSources = (): Plugin => ({
  name: sourcesName,
  enforce: 'pre',
  config: () => ({
    resolve: { conditions: [source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [source, ...serverConditions] } },
  }),
})

/**
 * vanilla-extract. Its compiler runs a Vite of its own, which takes over only the plugins that it is told to: it needs
 * {@link workspaceSources} too, because the features' styles read the ui's theme.
 */
export const workspaceStyles = (): PluginOption =>
  vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === sourcesName })
