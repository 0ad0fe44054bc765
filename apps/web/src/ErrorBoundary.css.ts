import { vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  maxInlineSize: vars.size.formMax,
  marginInline: 'auto',
  padding: `${vars.space[64]} ${vars.space[24]}`,
})
