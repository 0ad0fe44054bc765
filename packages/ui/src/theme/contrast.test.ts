import { describe, expect, test } from 'vitest'
import { contrast } from './themes/contrast.ts'
import { contrastDark } from './themes/contrast-dark.ts'
import { dark } from './themes/dark.ts'
import { light } from './themes/light.ts'
import { themeNames, tones, type ThemeName, type ThemeTokens } from './tokens.ts'

type Rgb = readonly [number, number, number]

interface Paint {
  rgb: Rgb
  alpha: number
}

/** Linear-light sRGB of an `oklch()` colour, clipped to the gamut of a plain screen. */
const parse = (css: string): Paint => {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css)
  if (found === null) throw new Error(`${css} is not written as oklch(lightness chroma hue / alpha)`)
  const [lightness = 0, chroma = 0, hue = 0] = found.slice(1, 4).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return {
    rgb: [
      clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    ],
    alpha: found[4] === undefined ? 1 : Number(found[4]),
  }
}

const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Screens mix translucent colours in encoded values. */
const over = (top: Paint, base: Rgb): Rgb => {
  const mix = (at: 0 | 1 | 2) => decode(encode(top.rgb[at]) * top.alpha + encode(base[at]) * (1 - top.alpha))
  return [mix(0), mix(1), mix(2)]
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

const ratio = (front: string, back: string, veil?: string) => {
  const base = parse(back).rgb
  const ground = veil === undefined ? base : over(parse(veil), base)
  const [one, two] = [luminance(over(parse(front), ground)), luminance(ground)]
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

const themes: Record<ThemeName, ThemeTokens> = { light, dark, contrast, 'contrast-dark': contrastDark }
const floors: Record<ThemeName, { text: number; control: number }> = {
  light: { text: 4.5, control: 3 },
  dark: { text: 4.5, control: 3 },
  contrast: { text: 7, control: 4.5 },
  'contrast-dark': { text: 7, control: 4.5 },
}

const grounds = ['page', 'card', 'raised', 'sunken'] as const

interface Pair {
  name: string
  front: string
  back: string
  /** A translucent colour between the two. */
  veil?: string
  floor: number
}

/** Every pair that is too weak, with its ratio; a good theme has none. */
const weak = (pairs: readonly Pair[]) =>
  pairs
    .map((pair) => ({ ...pair, ratio: ratio(pair.front, pair.back, pair.veil) }))
    .filter((pair) => pair.ratio < pair.floor)
    .map((pair) => `${pair.name}: ${pair.ratio.toFixed(2)} < ${pair.floor}`)

test('the ratio of black on white is 21', () => {
  expect(ratio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
})

describe.each(themeNames)('theme %s', (theme) => {
  const { color } = themes[theme]
  const floor = floors[theme]

  test.each(grounds)('writing is readable on %s', (ground) => {
    const inks = (['text', 'textMuted', 'textQuiet', 'link'] as const).map((ink) => [ink, color[ink]] as const)
    const toned = tones.map((tone) => [tone, color[tone].text] as const)
    const pairs = [...inks, ...toned].map(([name, front]) => ({ name, front, back: color[ground], floor: floor.text }))
    expect(weak(pairs)).toEqual([])
  })

  test('what is disabled, and placeholders, stay readable', () => {
    const disabled = (['card', 'page', 'raised'] as const).map((name) => ({
      name, front: color.textQuiet, back: color[name], veil: color.hover, floor: 4.5,
    }))
    const placeholder = { name: 'placeholder', front: color.textQuiet, back: color.controlFill, floor: floor.text }
    expect(weak([...disabled, placeholder])).toEqual([])
  })

  test.each(tones)('%s: writing on surface and on solid', (tone) => {
    const { surface, surfaceHover, text, solid, solidHover, onSolid } = color[tone]
    expect(
      weak([
        { name: 'text on surface', front: text, back: surface, floor: floor.text },
        { name: 'text on surfaceHover', front: text, back: surfaceHover, floor: 4.5 },
        { name: 'body text on surface', front: color.text, back: surface, floor: floor.text },
        { name: 'muted text on surface', front: color.textMuted, back: surface, floor: 4.5 },
        { name: 'onSolid on solid', front: onSolid, back: solid, floor: floor.text },
        { name: 'onSolid on solidHover', front: onSolid, back: solidHover, floor: 4.5 },
      ]),
    ).toEqual([])
  })

  test.each(grounds)('edges of controls and the focus ring stand out on %s', (ground) => {
    const back = color[ground]
    const edges = (['brand', 'accent', 'danger', 'neutral'] as const).map((tone) => ({
      name: `${tone} edge`, front: color[tone].edge, back, floor: 3,
    }))
    expect(
      weak([
        ...edges,
        { name: 'control', front: color.control, back, floor: floor.control },
        { name: 'control on its fill', front: color.control, back: color.controlFill, floor: floor.control },
        { name: 'focus', front: color.focus, back, floor: 3 },
      ]),
    ).toEqual([])
  })
})
