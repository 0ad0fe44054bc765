import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = layered({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  rowGap: vars.space[8],
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  overflowWrap: 'anywhere',
})

export const pair = layered({ display: 'contents' })
export const term = layered({ color: vars.color.textMuted, paddingInlineEnd: vars.space[16] })
export const value = layered({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const total = layered({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  paddingBlockStart: vars.space[8],
  color: vars.color.text,
  fontWeight: vars.weight.strong,
})

export const missing = layered({ color: vars.color.textQuiet })
