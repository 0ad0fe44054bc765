import { media, vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const search = style({
  display: 'flex',
  alignItems: 'end',
  flexWrap: 'wrap',
  gap: space[8],
  maxInlineSize: '34rem',
})

export const searchField = style({ flex: '1 1 14rem', minInlineSize: 0 })

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
})

export const person = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 })

export const personText = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = style({ display: 'block', fontWeight: vars.weight.medium })

export const more = style({
  display: 'block',
  color: color.textMuted,
  fontSize: text[12].size,
  lineHeight: text[12].line,
})

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'end' } },
})

/** Short enough to stay whole: the column gives way, not the words. */
export const whole = style({ whiteSpace: 'nowrap', overflowWrap: 'normal' })

export const license = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const documents = style([whole, { marginInlineStart: `calc(-1 * ${space[12]})` }])

export const actions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  justifyContent: 'end',
  gap: space[8],
  '@media': {
    [media.desktop]: { flexWrap: 'nowrap' },
    [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', inlineSize: '100%' },
  },
})

/** A card no wider than the form in it. */
export const formCard = style({ maxInlineSize: `calc(${vars.size.formMax} + 3rem)` })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], maxInlineSize: vars.size.formMax })
