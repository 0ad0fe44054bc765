import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Modes of the pictures that Chromatic keeps; `npm run test:visual` keeps the same ones here. */
const screenModes = { light: { theme: 'light', viewport: 1280 }, dark: { theme: 'dark', viewport: 1280 } }
const sheetModes = {
  light: { theme: 'light', viewport: 800 },
  dark: { theme: 'dark', viewport: 800 },
  rtl: { theme: 'light', direction: 'rtl', viewport: 800 },
  forced: { theme: 'light', forcedColors: 'active', viewport: 800 },
}

const storyOf = (code: string, isScreen: boolean): string | undefined => {
  const names = [...code.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name]) => name)
  const wanted = isScreen ? 'Loaded' : 'Sheet'
  return names.find((name) => name === wanted) ?? (isScreen ? names[0] : undefined)
}

/**
 * Chooses which stories Chromatic takes pictures of, by the rule of `tests/visual/pictured.ts`: every `Sheet`, and of
 * each screen (the stories named after its file) its story `Loaded` or its first one. All others are switched off in the preview's parameters.
 */
export const chromaticPictures = (): Plugin => ({
  name: 'pilotpair-chromatic-pictures',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code, id) => {
      const isScreen = id.includes('/packages/features/')
      if (isScreen && !existsSync(id.replace('.stories.tsx', '.tsx'))) return
      const name = storyOf(code, isScreen)
      if (name === undefined) return
      const chromatic = JSON.stringify({ disableSnapshot: false, modes: isScreen ? screenModes : sheetModes })
      return { code: `${code}\n${name}.input.parameters = { ...${name}.input.parameters, chromatic: ${chromatic} };\n`, map: null }
    },
  },
})
