import { vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
})

export const whole = style({ gridColumn: '1 / -1' })

/** Above a dialog of modality `page`, as a provider's own window stands. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[16],
  overflow: 'auto',
  background: vars.color.scrim,
})

export const question = style({
  position: 'static',
  margin: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  padding: vars.space[24],
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
})

export const answers = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[12] })
