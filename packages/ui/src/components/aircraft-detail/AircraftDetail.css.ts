import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const detail = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], minInlineSize: 0, overflowWrap: 'anywhere' })
export const picture = layered({ borderRadius: vars.radius.control, overflow: 'clip' })
export const head = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })
export const airport = layered({
  display: 'flex',
  alignItems: 'start',
  gap: space[6],
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
})
export const pin = layered({ marginBlockStart: space[2] })
export const price = layered({ display: 'flex', alignItems: 'center', gap: space[8] })
export const rate = layered({
  fontSize: text[18].size,
  lineHeight: text[18].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
  fontVariantNumeric: 'tabular-nums',
})
export const equipment = layered({ display: 'flex', flexWrap: 'wrap', gap: space[8], listStyle: 'none' })
/** What is fitted is read here in full, over several lines where it must. */
export const item = layered({ maxInlineSize: '100%' })
export const itemName = layered({ whiteSpace: 'normal' })
export const absent = layered({ color: color.textMuted, fontSize: text[14].size, lineHeight: text[14].line })
export const label = layered({ color: color.textMuted, fontSize: text[14].size, lineHeight: text[14].line, marginBlockEnd: space[8] })
