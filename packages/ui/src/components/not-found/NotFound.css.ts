import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = layered({
  overflowWrap: 'anywhere',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[8],
  minBlockSize: 'min(36rem, calc(100dvh - 14rem))',
  padding: `${vars.space[32]} ${vars.space[16]}`,
  textAlign: 'center',
})

export const drawing = layered({ marginBlockEnd: vars.space[8] })

export const code = layered({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
})

export const title = layered({
  fontSize: vars.text[22].size,
  lineHeight: vars.text[22].line,
  letterSpacing: vars.track.tighter,
})

export const sentence = layered({ color: vars.color.textMuted, maxInlineSize: '30rem', textWrap: 'pretty' })

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
})
