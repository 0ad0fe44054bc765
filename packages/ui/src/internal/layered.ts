import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { layers } from '../theme/layers.css.ts'

/** What a rule may hold inside a layer. */
export type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** The same for rules by selector. */
export type LayeredGlobalRule = NonNullable<GlobalStyleRule['@layer']>[string]

/** A class in the layer of components, so that any unlayered rule of the host wins over it. */
export const layered = (rule: LayeredRule, name?: string): string =>
  style({ '@layer': { [layers.components]: rule } }, name)

/** A rule by selector in the layer of components, for parts that carry no class of ours (icons, children). */
export const layeredGlobal = (selector: string, rule: LayeredGlobalRule): void => {
  globalStyle(selector, { '@layer': { [layers.components]: rule } })
}
