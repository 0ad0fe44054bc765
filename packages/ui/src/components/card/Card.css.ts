import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { alone } from '../link/Link.css.ts'

/** `comfortable` 24 px (16 on phones), `compact` 16 px, `none` for pictures and lists that run to the edge. */
export const cardPaddings = ['comfortable', 'compact', 'none'] as const
export type CardPadding = (typeof cardPaddings)[number]

const { color, space } = vars

export const card = layered({
  minInlineSize: 0,
  background: color.card,
  border: `${vars.size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
})

export const clipped = layered({ overflow: 'clip' })

export const paddings: Record<CardPadding, string> = {
  comfortable: layered({ padding: space[24], '@media': { [media.phone]: { padding: space[16] } } }),
  compact: layered({ padding: space[16] }),
  none: layered({ padding: 0 }),
}

export const head = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[16],
  paddingInline: space[24],
  borderBlockEnd: `${vars.size.hairline} solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
})

export const title = layered({
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
})

export const action = `${alone} ${layered({ flex: 'none', fontSize: vars.text[14].size, lineHeight: vars.text[14].line })}`

export const foot = layered({
  paddingBlock: space[12],
  paddingInline: space[24],
  borderBlockStart: `${vars.size.hairline} solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
})
