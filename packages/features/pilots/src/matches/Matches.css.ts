import { vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const aircraft = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16], marginBlockEnd: vars.space[24] })

export const lines = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})
export const name = style({ fontWeight: vars.weight.medium })
export const muted = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
