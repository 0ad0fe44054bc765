import type { Plugin, Rolldown } from 'vite'

type Imports = ReadonlyMap<string, readonly string[]>

/**
 * The first circle of files that import each other, as the way around it; `undefined` where there is none.
 *
 * @param imports each file with those that it imports statically
 */
export const circleIn = (imports: Imports): readonly string[] | undefined => {
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return undefined
}

const isChunk = (output: Rolldown.OutputBundle[string]): output is Rolldown.OutputChunk => output.type === 'chunk'

/**
 * Fails a build whose files import each other in a circle: one of them then runs before what it needs is there, and
 * which one depends on the page that is opened first. `chunks.ts` says what goes into which file.
 */
export const noFileCircles = (): Plugin => ({
  name: 'pilotpair-no-file-circles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const circle = circleIn(new Map(Object.values(bundle).filter(isChunk).map(({ fileName, imports }) => [fileName, imports])))
    if (circle) this.error(`Files of the build import each other in a circle: ${circle.join(' → ')}`)
  },
})
