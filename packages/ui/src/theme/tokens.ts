/** The names of all tokens. The contract, the themes and the foundation pages are all made from these lists. */

/** Colours of surfaces, text and lines that carry no tone. */
export const surfaceNames = [
  'page', 'card', 'sunken', 'raised', 'scrim', 'hover', 'press', 'text', 'textMuted', 'textQuiet', 'line',
  'lineStrong', 'control', 'controlFill', 'link', 'focus', 'skeleton', 'skeletonShine',
] as const
export type SurfaceName = (typeof surfaceNames)[number]

/** Meanings a component can carry. `brand` is action, `accent` is "needs you". */
export const tones = ['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info'] as const
export type Tone = (typeof tones)[number]

/** The parts every tone is made of; `text` on `surface` and `onSolid` on `solid` are readable pairs. */
export const toneParts = [
  'surface', 'surfaceHover', 'border', 'text', 'solid', 'solidHover', 'onSolid', 'edge',
] as const
export type TonePart = (typeof toneParts)[number]

/** Colours of drawings: skies, hills, aircraft, the illustrated side panel. */
export const artNames = [
  'skyTop', 'skyMid', 'skyLow', 'skyGlow', 'skyCloud', 'hillFar', 'hillMid', 'hillNear', 'ground', 'groundLine',
  'planeBody', 'planeShade', 'planeDeep', 'planeGlass', 'planeGlass2', 'planeLine', 'planeTrim', 'planeTrim2',
  'planeTrim3', 'planeTrim4', 'panelTop', 'panelMid', 'panelLow', 'panelSun', 'panelHill1', 'panelHill2',
  'panelHill3', 'panelHill4', 'panelText', 'panelFog',
] as const
export type ArtName = (typeof artNames)[number]

/** Steps of the spacing scale, named by their size in px at the default font size. */
export const spaceSteps = [2, 4, 6, 8, 12, 16, 24, 32, 48, 64] as const
export type SpaceStep = (typeof spaceSteps)[number]

/** Steps of the type scale, named by their size in px at the default font size. */
export const textSteps = [12, 14, 16, 18, 22, 28, 36] as const
export type TextStep = (typeof textSteps)[number]

export const weightNames = ['regular', 'medium', 'strong'] as const
export const trackNames = ['tight', 'tighter'] as const
export const radiusNames = ['small', 'control', 'card', 'full'] as const
export const shadowNames = ['resting', 'floating'] as const
export const motionNames = ['feedback', 'enter', 'ease'] as const
export const sizeNames = [
  'touch', 'control', 'controlCompact', 'pageMax', 'formMax', 'measure', 'hairline', 'iconStroke',
] as const

/** All colours of a theme. */
export type ColorTokens = Record<SurfaceName, string> &
  Record<Tone, Record<TonePart, string>> & { art: Record<ArtName, string> }

/** What each theme fills. Leaving one out does not compile. */
export interface ThemeTokens {
  /** Tells the browser how to draw its own parts (scroll bars, date pickers). */
  scheme: 'light' | 'dark'
  color: ColorTokens
  shadow: Record<(typeof shadowNames)[number], string>
}

/** What is the same in every theme. */
export interface BaseTokens {
  space: Record<SpaceStep, string>
  text: Record<TextStep, { size: string; line: string }>
  weight: Record<(typeof weightNames)[number], string>
  track: Record<(typeof trackNames)[number], string>
  radius: Record<(typeof radiusNames)[number], string>
  motion: Record<(typeof motionNames)[number], string>
  size: Record<(typeof sizeNames)[number], string>
  font: { sans: string }
}

/** Names of the themes that `data-theme` accepts. */
export const themeNames = ['light', 'dark', 'contrast', 'contrast-dark'] as const
export type ThemeName = (typeof themeNames)[number]
