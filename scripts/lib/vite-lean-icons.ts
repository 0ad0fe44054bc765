import path from 'node:path'
import type { Plugin } from 'vite'

const lean = path.join(import.meta.dirname, 'lean-icon.ts')

/** Icons of the built application are made by {@link lean}; what they look like is the library's. */
export const leanIcons = (): Plugin => ({
  name: 'pilotpair-lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /[\\/]createLucideIcon\.mjs$/ },
    handler: () => lean,
  },
})
