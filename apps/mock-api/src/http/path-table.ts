import { API_BASE } from '@pilotpair/contract'
import type { RouteDef } from './route.ts'

/** The routes of one path, by method. */
export interface PathEntry {
  readonly routes: ReadonlyMap<string, RouteDef>
  /** Value of `Allow`. */
  readonly allow: string
}

/** Where a path leads. */
export interface PathMatch {
  readonly entry: PathEntry
  readonly params: Readonly<Record<string, string>>
}

interface Pattern {
  /** A literal, or undefined where any text stands. */
  readonly parts: readonly { readonly name: string; readonly isParam: boolean }[]
  readonly entry: PathEntry
}

const none: Readonly<Record<string, string>> = Object.freeze({})

const decode = (text: string): string => {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const paramsOf = ({ parts }: Pattern, given: readonly string[]): Readonly<Record<string, string>> | undefined => {
  if (given.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, { name, isParam }] of parts.entries()) {
    const text = given[index] ?? ''
    if (!isParam && text !== name) return undefined
    if (isParam && text === '') return undefined
    if (isParam) params[name] = text
  }
  return params
}

const entryOf = (routes: readonly RouteDef[]): PathEntry => {
  const byMethod = new Map<string, RouteDef>(routes.map((one) => [one.endpoint.method, one]))
  const methods = [...byMethod.keys()]
  return { routes: byMethod, allow: (byMethod.has('GET') ? [...methods, 'HEAD'] : methods).join(', ') }
}

const patternOf = (path: string, entry: PathEntry): Pattern => ({
  entry,
  parts: path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? { name: part, isParam: false } : { name, isParam: true }
  }),
})

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * Finds the entry of a path, with and without a slash at its end: a fixed path by one look-up, and before any that has
 * parameters.
 *
 * @returns the finder; it gives undefined for a path that nobody answers
 */
export const createPathTable = (routes: readonly RouteDef[]): ((path: string) => PathMatch | undefined) => {
  const fixed = new Map<string, PathMatch>()
  const patterns: Pattern[] = []
  const byPath = Map.groupBy(routes, ({ endpoint }) => withoutSlash(`${API_BASE}${endpoint.path}`))
  for (const [path, ofPath] of byPath) {
    const entry = entryOf(ofPath)
    if (path.includes('{')) patterns.push(patternOf(path, entry))
    else fixed.set(path, { entry, params: none })
  }
  return (given) => {
    const path = withoutSlash(given)
    const known = fixed.get(path)
    if (known !== undefined) return known
    const parts = path.split('/').map(decode)
    const alike = path.includes('%') ? fixed.get(parts.join('/')) : undefined
    if (alike !== undefined) return alike
    for (const pattern of patterns) {
      const params = paramsOf(pattern, parts)
      if (params !== undefined) return { entry: pattern.entry, params }
    }
    return undefined
  }
}
