import { vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const preferred = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const chip = style({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' })
