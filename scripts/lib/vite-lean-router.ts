import type { Plugin } from 'vite'

const router = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/

/** `Boundary.contextType = Context` behind a class. */
const contextType = /^(\w+)\.contextType = (\w+);$/gm

/** An assignment to a class keeps it in the bundle; the same inside of it does not. */
const withContextInside = (code: string): string => {
  let result = code
  for (const [line, name, context] of code.matchAll(contextType)) {
    const head = new RegExp(`^var ${String(name)} = class extends [\\w.]+ \\{$`, 'm')
    if (!head.test(result)) continue
    result = result.replace(line, '').replace(head, (found) => `${found}\n  static contextType = ${String(context)};`)
  }
  return result
}

/**
 * The code of react-router without what looks as if it had effects: names for developer tools, calls that only make
 * something, and assignments to classes. What is not written like that stays as it is.
 */
export const leanCode = (code: string): string =>
  withContextInside(code)
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/\b(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1')
    .replaceAll(/^(var \w+ = )(new Set\()/gm, '$1/* @__PURE__ */ $2')

/**
 * Lets the bundler drop the parts of react-router that nobody imports. Its one big file sets `displayName` on
 * components and wraps them in calls that look as if they had effects, which keeps the whole framework mode in every
 * application; so does the boundary for errors of its data mode. The names serve developer tools only, and the calls
 * have no effect.
 */
export const leanRouter = (): Plugin => ({
  name: 'pilotpair-lean-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: router },
    handler: (code) => ({ code: leanCode(code), map: null }),
  },
})
