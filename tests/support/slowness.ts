/** How long a call takes on its way, as parts of the longest time, in [0, 1). */
export interface Slowness {
  readonly there: number
  readonly back: number
}

/** A number in [0, 1) that a text always gives again (FNV-1a). */
const chance = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/**
 * Times that differ from call to call, so that answers come in another order than they were asked for. A seed gives
 * the same ones again.
 *
 * @returns tells them for a call, for example `GET /api/v1/aircraft/`, each time it is made
 */
export const slownessFrom = (seed: string): ((call: string) => Slowness) => {
  const counts = new Map<string, number>()
  return (call) => {
    const count = (counts.get(call) ?? 0) + 1
    counts.set(call, count)
    const key = `${seed} ${call} ${String(count)}`
    return { there: chance(`there ${key}`), back: chance(`back ${key}`) }
  }
}
