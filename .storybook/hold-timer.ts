import { spyOn } from 'storybook/test'

/**
 * Holds timers of this length back until the test lets them go: no machine is too slow for what happens before. The
 * stories' own tools forget it with the story.
 *
 * @returns lets the last one go
 */
export const holdTimer = (milliseconds: number): (() => void) => {
  const later = globalThis.setTimeout
  let held = (): void => undefined
  spyOn(globalThis, 'setTimeout').mockImplementation((...args) => {
    const [run, after] = args
    if (after !== milliseconds) return later(...args)
    held = () => void later(run, 0)
    return later(() => undefined)
  })
  return () => held()
}
