import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { defineMain } from '@storybook/react-vite/node'
import type { Plugin } from 'vite'
import workshop from '../../../.storybook/main.ts'
import { styleModules } from '../../../packages/ui/build/style-modules.ts'
import { workspaceSources, workspaceStyles } from '../../../scripts/lib/vite-source.ts'

const library = path.resolve(import.meta.dirname, '../../../packages/ui')
const source = path.join(library, 'src')

/** Takes every module of the library as it is published: stories name the sources. */
const publishedModules = (): Plugin => ({
  name: 'pilotpair-published-modules',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    if (found === null || !found.id.startsWith(source)) return found
    // Of the theme's plain modules the package keeps only what its own modules use; stories show all of it.
    if (/\/theme\/\w+\.ts$/.test(found.id)) return found
    const published = path.join(library, 'dist', styleModules.named(path.relative(source, found.id).replace(/\.tsx?$/, '.js')))
    // Stories, and what is made for them only, are not published.
    return existsSync(published) && !published.includes('/internal/Sheet') ? published : found
  },
})

const isPublished = process.env['UI_MODULES'] === 'published'

/** The library's stories with its sources, or with `UI_MODULES=published` with its package, which needs no vanilla-extract. */
export default defineMain({
  ...workshop,
  stories: ['../../../packages/ui/src/**/*.stories.tsx'],
  staticDirs: ['../../../.storybook/public'],
  viteFinal: (config) => ({
    ...config,
    base: './',
    plugins: [workspaceSources(), isPublished ? publishedModules() : workspaceStyles(), ...(config.plugins ?? [])],
  }),
})
