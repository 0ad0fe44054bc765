import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = layered({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
  overflowWrap: 'anywhere',
})

export const note = layered({
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontVariantNumeric: 'tabular-nums',
})

export const error = layered({
  color: vars.color.danger.text,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})
