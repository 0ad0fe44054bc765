import type { Plugin } from 'vite'

const router = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/

/**
 * Lets the bundler drop the parts of react-router that nobody imports. Its one big file sets `displayName` on
 * components and wraps them in calls that look as if they had effects, which keeps the whole framework mode in every
 * application. The names serve developer tools only, and the calls have no effect.
 */
export const leanRouter = (): Plugin => ({
  name: 'pilotpair-lean-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: router },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/\b(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
