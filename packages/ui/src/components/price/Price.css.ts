import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

/** Size of the total: `medium` 18 px for cards and lists, `large` 22 px for the sum one is about to pay. */
export const priceSizes = ['medium', 'large'] as const
export type PriceSize = (typeof priceSizes)[number]

/** Where the share stands: beside the total as long as there is room, or always beneath it. */
export const priceLayouts = ['beside', 'beneath'] as const
export type PriceLayout = (typeof priceLayouts)[number]

/** `muted` for what is not charged any more: declined, expired, cancelled. */
export const priceEmphases = ['normal', 'muted'] as const
export type PriceEmphasis = (typeof priceEmphases)[number]

export const root = layered({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const line = layered({ display: 'flex', columnGap: vars.space[12] })

export const layouts: Record<PriceLayout, string> = {
  beside: layered({ flexWrap: 'wrap', alignItems: 'baseline' }),
  beneath: layered({ flexDirection: 'column', alignItems: 'start' }),
}

export const total = layered({ fontWeight: vars.weight.strong, letterSpacing: vars.track.tight, whiteSpace: 'nowrap' })

export const sizes: Record<PriceSize, string> = {
  medium: layered({ fontSize: vars.text[18].size, lineHeight: vars.text[18].line }),
  large: layered({ fontSize: vars.text[22].size, lineHeight: vars.text[22].line }),
}

export const share = layered({ fontSize: vars.text[14].size, lineHeight: vars.text[14].line, fontWeight: vars.weight.medium })

export const small = layered({ fontSize: vars.text[12].size, lineHeight: vars.text[12].line, color: vars.color.textMuted })

export const emphases: Record<PriceEmphasis, string> = {
  normal: layered({ color: vars.color.text }),
  muted: layered({ color: vars.color.textMuted }),
}
