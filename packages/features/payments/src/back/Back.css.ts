import { vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const complete = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  maxInlineSize: vars.size.formMax,
  marginInline: 'auto',
  textAlign: 'center',
})

/** Above the screen that was returned to. */
export const notice = style({ marginBlockEnd: vars.space[24] })
