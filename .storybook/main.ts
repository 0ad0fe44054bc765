import { defineMain } from '@storybook/react-vite/node'
import { oneLanguage } from '../scripts/lib/vite-one-language.ts'
import { workspaceSources, workspaceStyles } from '../scripts/lib/vite-source.ts'
import { propDocs } from './docgen.ts'
import { documentComponentsOnly } from './documented.ts'
import { optimizedDependencies } from './optimized-dependencies.ts'
import { chromaticPictures } from './pictures.ts'

// Under Vitest its own configuration brings the first already, and nothing shows what the second writes.
const outsideTests = process.env['VITEST'] ? [] : [workspaceSources(), propDocs()]

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/**/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
  // docgen.ts writes the tables of props.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    // Relative, so that a built Storybook also works below a sub-folder of a host.
    base: './',
    plugins: [...outsideTests, workspaceStyles(), oneLanguage(), chromaticPictures(), ...documentComponentsOnly(config.plugins ?? [])],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...optimizedDependencies],
    },
  }),
})
