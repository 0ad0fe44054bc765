export { breakpoints, media, type Breakpoint } from './breakpoints.ts'
export { vars } from './contract.css.ts'
export { layers } from './layers.css.ts'
export {
  artNames, radiusNames, shadowNames, spaceSteps, surfaceNames, textSteps, themeNames, toneParts, tones, weightNames,
  type ArtName, type BaseTokens, type ColorTokens, type SpaceStep, type SurfaceName, type TextStep, type ThemeName,
  type ThemeTokens, type Tone, type TonePart,
} from './tokens.ts'
export { base } from './themes/base.ts'
export { contrastDark } from './themes/contrast-dark.ts'
export { contrast } from './themes/contrast.ts'
export { dark } from './themes/dark.ts'
export { light } from './themes/light.ts'
