import { assignVars, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { base } from './themes/base.ts'
import { contrastDark } from './themes/contrast-dark.ts'
import { contrast } from './themes/contrast.ts'
import { dark } from './themes/dark.ts'
import { light } from './themes/light.ts'
import type { ThemeName, ThemeTokens } from './tokens.ts'

const { color, shadow, ...shared } = vars

const themeRule = (theme: ThemeTokens) => ({
  colorScheme: theme.scheme,
  vars: assignVars({ color, shadow }, { color: theme.color, shadow: theme.shadow }),
})

/** A `data-theme` on any element also repaints text below it, not only its variables. */
const applyOn = (name: ThemeName, theme: ThemeTokens) =>
  globalStyle(`[data-theme="${name}"]`, {
    '@layer': { [layers.theme]: { ...themeRule(theme), color: vars.color.text } },
  })

/** Follows the system as long as the root carries no explicit choice. */
const applyWhen = (query: string, theme: ThemeTokens) =>
  globalStyle(':root:not([data-theme])', {
    '@layer': { [layers.theme]: { '@media': { [query]: themeRule(theme) } } },
  })

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      ...themeRule(light),
      vars: { ...themeRule(light).vars, ...assignVars(shared, base) },
      '@media': {
        [media.touch]: {
          vars: { [vars.size.control]: vars.size.touch, [vars.size.controlCompact]: vars.size.touch },
        },
        [media.reducedMotion]: { vars: { [vars.motion.feedback]: '0ms', [vars.motion.enter]: '0ms' } },
      },
    },
  },
})

applyOn('light', light)
applyOn('dark', dark)
applyOn('contrast', contrast)
applyOn('contrast-dark', contrastDark)

applyWhen('(prefers-color-scheme: dark)', dark)
applyWhen('(prefers-contrast: more)', contrast)
applyWhen('(prefers-contrast: more) and (prefers-color-scheme: dark)', contrastDark)
