import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { base } from './themes/base.ts'
import { contrastDark } from './themes/contrast-dark.ts'
import { contrast } from './themes/contrast.ts'
import { dark } from './themes/dark.ts'
import { light } from './themes/light.ts'
import { themeNames, type ThemeName, type ThemeTokens } from './tokens.ts'

const { color, shadow, ...shared } = vars

const colour = /oklch\([^)]*\)/g

/** One value for both schemes of colours. What is not a colour has to be the same in both. */
const either = (name: string, bright: string, night: string | undefined): string => {
  if (night === undefined) throw new Error(`${name}: changes by day only`)
  if (bright === night) return bright
  if (bright.replaceAll(colour, '') !== night.replaceAll(colour, '')) throw new Error(`${name}: only colours can follow the scheme`)
  const others = night.match(colour) ?? []
  let at = 0
  return bright.replaceAll(colour, (one) => `light-dark(${one}, ${others[at++] ?? one})`)
}

type Assigned = Readonly<Record<string, string>>

const colours = (theme: ThemeTokens): Assigned => assignVars(color, theme.color)
const shadows = (theme: ThemeTokens): Assigned => assignVars(shadow, theme.shadow)

const pair = (bright: Assigned, night: Assigned): Assigned =>
  Object.fromEntries(Object.entries(bright).map(([name, value]) => [name, either(name, value, night[name])]))

const changes = (assigned: Assigned, known: Assigned): Assigned =>
  Object.fromEntries(Object.entries(assigned).filter(([name, value]) => known[name] !== value))

const usual = { ...pair(colours(light), colours(dark)), ...pair(shadows(light), shadows(dark)) }

const changedByDay = changes({ ...colours(contrast), ...shadows(contrast) }, { ...colours(light), ...shadows(light) })
const changedAtNight = changes({ ...colours(contrastDark), ...shadows(contrastDark) }, { ...colours(dark), ...shadows(dark) })
/** What high contrast changes by day and at night, */
const strong = pair(changedByDay, changedAtNight)
/** and at night only. */
const strongAtNight = Object.fromEntries(Object.entries(changedAtNight).filter(([name]) => !(name in strong)))

const on = (...names: readonly ThemeName[]) => names.map((name) => `[data-theme="${name}"]`).join(', ')
/** The system is followed as long as the root carries no explicit choice. */
const unchosen = ':root:not([data-theme])'

type Rule = NonNullable<GlobalStyleRule['@layer']>[string]

const themed = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.theme]: rule } })
const themedWhen = (query: string, rule: Omit<Rule, '@media'>) => themed(unchosen, { '@media': { [query]: rule } })

// Each theme states every colour anew, so that what was overridden further up does not reach into it; and on any element
// it also repaints the text below, not only its variables.
themed(`:root, ${on(...themeNames)}`, { vars: usual, color: vars.color.text })
themed(':root', {
  colorScheme: 'light',
  vars: assignVars(shared, base),
  '@media': {
    [media.touch]: {
      vars: { [vars.size.control]: vars.size.touch, [vars.size.controlCompact]: vars.size.touch },
    },
    [media.reducedMotion]: { vars: { [vars.motion.feedback]: '0ms', [vars.motion.enter]: '0ms' } },
  },
})
// Every colour hangs on it, and starters of projects set it on the root: a theme that was chosen holds against that.
themed(on('light', 'contrast'), { colorScheme: 'light !important' })
themed(on('dark', 'contrast-dark'), { colorScheme: 'dark !important' })
themed(on('contrast', 'contrast-dark'), { vars: strong })
themed(on('contrast-dark'), { vars: strongAtNight })

themedWhen('(prefers-color-scheme: dark)', { colorScheme: 'dark' })
themedWhen('(prefers-contrast: more)', { vars: strong })
themedWhen('(prefers-contrast: more) and (prefers-color-scheme: dark)', { vars: strongAtNight })
