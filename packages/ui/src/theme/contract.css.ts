import { createGlobalThemeContract } from '@vanilla-extract/css'
import { recordOf } from '../internal/recordOf.ts'
import {
  artNames, motionNames, radiusNames, shadowNames, sizeNames, spaceSteps, surfaceNames, textSteps, toneParts, tones,
  trackNames, weightNames,
} from './tokens.ts'

/** Every name without a value: values are the themes' business. */
const each = <const K extends string | number, V>(names: readonly K[], value: V) => recordOf(names, () => value)

const kebab = (part: string) => part.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

/**
 * References to every token: `vars.color.brand.solid`, `vars.space[16]`. The custom properties behind them have
 * stable, readable names (`--pp-color-brand-solid`, `--pp-space-16`) that a host may set on any element.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      ...each(surfaceNames, ''),
      ...each(tones, each(toneParts, '')),
      art: each(artNames, ''),
    },
    space: each(spaceSteps, ''),
    text: each(textSteps, { size: '', line: '' }),
    weight: each(weightNames, ''),
    track: each(trackNames, ''),
    radius: each(radiusNames, ''),
    shadow: each(shadowNames, ''),
    motion: each(motionNames, ''),
    size: each(sizeNames, ''),
    font: { sans: '' },
  },
  (_value, path) => ['pp', ...path.map(kebab)].join('-'),
)
