import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'

/** The calendar's library brings its words in some thirty languages; the product speaks one. Saves some 6 kB. */
export const oneLanguage = (): PluginOption => ({ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' })
