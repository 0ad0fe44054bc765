import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanIcons } from '../../scripts/lib/vite-lean-icons.ts'
import { leanRouter } from '../../scripts/lib/vite-lean-router.ts'
import { oneLanguage } from '../../scripts/lib/vite-one-language.ts'
import { workspaceSources, workspaceStyles } from '../../scripts/lib/vite-source.ts'
import { chunkGroups, routeModules } from './build/chunks.ts'
import { noFileCircles } from './build/file-circles.ts'
import { routePages } from './build/route-pages.ts'
import { styleSheetsAgain } from './build/style-sheets-again.ts'

const serviceOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    workspaceSources(), workspaceStyles(), oneLanguage(), leanRouter(), leanIcons(), styleSheetsAgain(), react(), routePages(routeModules),
    noFileCircles(),
  ],
  server: { proxy: { '/api': { target: serviceOrigin, changeOrigin: false } } },
  build: {
    target: 'es2023',
    // Those know `oklch()` and `light-dark()`: rewriting every colour for older ones would double the themes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    // Everything small stays a file of its own: data: fonts and images would be refused by the security policy.
    assetsInlineLimit: 0,
    // Every browser that runs this target knows modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } } },
  },
})
