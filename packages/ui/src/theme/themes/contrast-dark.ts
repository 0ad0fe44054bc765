import type { ThemeTokens } from '../tokens.ts'
import { dark } from './dark.ts'

const onBright = 'oklch(0.13 0.01 252)'

/** A tone of the dark high-contrast theme: bright solids under near-black text, bright edges everywhere. */
const bright = (hue: number, chroma: number) => ({
  surface: `oklch(0.21 ${(chroma * 0.35).toFixed(3)} ${hue})`,
  surfaceHover: `oklch(0.28 ${(chroma * 0.45).toFixed(3)} ${hue})`,
  border: `oklch(0.80 ${chroma} ${hue})`,
  text: `oklch(0.91 ${(chroma * 0.6).toFixed(3)} ${hue})`,
  solid: `oklch(0.82 ${chroma} ${hue})`,
  solidHover: `oklch(0.90 ${(chroma * 0.6).toFixed(3)} ${hue})`,
  onSolid: onBright,
  edge: `oklch(0.90 ${(chroma * 0.6).toFixed(3)} ${hue})`,
})

/** High contrast on near black: text at 7:1 or more, bright edges on every control. */
export const contrastDark: ThemeTokens = {
  scheme: 'dark',
  color: {
    page: 'oklch(0.10 0.01 256)',
    card: 'oklch(0.13 0.012 256)',
    sunken: 'oklch(0.08 0.01 256)',
    raised: 'oklch(0.17 0.014 256)',
    scrim: 'oklch(0 0 0 / 0.82)',
    hover: 'oklch(0.95 0.02 250 / 0.12)',
    press: 'oklch(0.95 0.02 250 / 0.20)',
    text: 'oklch(0.99 0.003 250)',
    textMuted: 'oklch(0.90 0.010 250)',
    textQuiet: 'oklch(0.84 0.012 250)',
    line: 'oklch(0.66 0.018 252)',
    lineStrong: 'oklch(0.82 0.014 252)',
    control: 'oklch(0.90 0.010 252)',
    controlFill: 'oklch(0.10 0.01 256)',
    link: 'oklch(0.86 0.080 252)',
    focus: 'oklch(0.93 0.150 100)',
    skeleton: 'oklch(0.30 0.018 256)',
    skeletonShine: 'oklch(0.38 0.018 256)',
    neutral: bright(252, 0.012),
    brand: bright(256, 0.105),
    accent: bright(80, 0.14),
    success: bright(158, 0.13),
    warning: bright(56, 0.12),
    danger: bright(24, 0.115),
    info: bright(215, 0.1),
    art: dark.color.art,
  },
  shadow: { resting: 'none', floating: '0 0 0 1px oklch(0.66 0.018 252)' },
}
