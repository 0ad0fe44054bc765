import { vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

export const submit = style({ marginBlockStart: vars.space[8] })

/** A link in the line of a field's label that the keyboard reaches after the field. */
export const lifted = {
  field: style({ position: 'relative' }),
  link: style({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    fontSize: vars.text[14].size,
    lineHeight: vars.text[14].line,
  }),
}
