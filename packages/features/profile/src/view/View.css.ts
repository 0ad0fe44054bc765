import { media, vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, size, space, text } = vars

/** As the form: who it is at the side, the profile beside; one column on phones and tablets. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `15rem minmax(0, ${vars.size.formMax})`,
      columnGap: space[48],
      justifyContent: 'center',
    },
  },
})

export const identity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignSelf: 'start',
  gap: space[12],
})

export const who = style({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.weight.strong })
export const mail = style({ color: color.textMuted, fontSize: text[14].size, lineHeight: text[14].line })

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], alignContent: 'start', minInlineSize: 0 })

/** The gap below is the one between all parts of the page. */
export const title = style({ marginBlockEnd: 0 })

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const line = style({ display: 'block' })

export const prose = style({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[16],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
})
export const term = style({ color: color.textMuted })
/** As it was written, lines kept. */
export const written = style({ whiteSpace: 'pre-wrap' })
export const missing = style({ color: color.textQuiet })
