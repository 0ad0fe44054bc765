import type { Plugin } from 'vite'

const loader = /vite[\\/]preload-helper\.js$/

/** What the loader does with a style sheet that did not come, and what it has to do. */
const mends = [
  // It remembers the attempt: the next import would go on without the style sheet.
  [/(\(err\)\s*=>\s*\{\s*)seen\[href\] = void 0;/, '$1delete seen[href];'],
  // It takes a link that is there for a style sheet that has come.
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
] as const

/**
 * The code of Vite's loader of parts so mended that a style sheet that failed is fetched when its part is asked for
 * again; without this the part would be shown without its looks.
 *
 * @throws Error when the loader is no longer written as it was
 */
export const fetchingAgain = (code: string): string => {
  let mended = code
  for (const [from, to] of mends) {
    if (!from.test(mended)) throw new Error(`Vite's loader of parts no longer holds ${from.source}`)
    mended = mended.replace(from, to)
  }
  return mended
}

/** Style sheets that failed once are fetched again ({@link fetchingAgain}). */
export const styleSheetsAgain = (): Plugin => ({
  name: 'pilotpair-style-sheets-again',
  apply: 'build',
  transform: { filter: { id: loader }, handler: (code) => ({ code: fetchingAgain(code), map: null }) },
})
