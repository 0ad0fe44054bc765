import { vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  maxInlineSize: vars.size.formMax,
  marginInline: 'auto',
})

export const centred = style({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: vars.space[12] })

export const steps = style({ marginBlockStart: vars.space[16], padding: 0, listStyle: 'none' })

export const step = style({ display: 'flex', alignItems: 'start', gap: vars.space[12], overflowWrap: 'anywhere' })

export const mark = style({ flex: 'none', display: 'inline-flex', marginBlockStart: vars.space[2] })
export const done = style([mark, { color: vars.color.success.text }])
export const open = style([mark, { color: vars.color.textQuiet }])

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'center' })

export const fault = style([
  centred,
  { alignContent: 'center', minBlockSize: 'min(36rem, 70dvh)', padding: `${vars.space[32]} ${vars.space[16]}` },
])
