import { media, vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars
const line = `${vars.size.hairline} solid ${color.line}`
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const screen = style({ ...stack, gap: space[24], selectors: { '&:focus': { outline: 'none' } } })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
})
export const title = style({
  minInlineSize: 0,
  fontSize: text[28].size,
  lineHeight: text[28].line,
  letterSpacing: vars.track.tighter,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: text[22].size, lineHeight: text[22].line } },
})

/** As high where the steps only show the way as where one can be pressed: from step to step nothing jumps. */
export const steps = style({ ...stack, alignContent: 'center', minInlineSize: 0, minBlockSize: vars.size.touch })

/** As wide and divided as the review that follows it. */
export const card = style({
  containerType: 'inline-size',
  background: color.card,
  border: line,
  borderRadius: vars.radius.card,
})
export const columns = style({
  ...stack,
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 60rem)': { gridTemplateColumns: '19.5rem minmax(0, 1.08fr) minmax(0, 1fr)' },
  },
})
export const column = style({
  ...stack,
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  padding: space[24],
  selectors: { '& + &': { borderBlockStart: line } },
  '@container': {
    '(max-width: 39.99rem)': { padding: space[16] },
    '(min-width: 40rem)': { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: line } } },
  },
})
export const side = style({
  '@container': { '(min-width: 40rem) and (max-width: 59.99rem)': { gridColumn: '1 / -1', borderBlockEnd: line } },
})
export const part = style({ fontSize: text[16].size, lineHeight: text[16].line, fontWeight: vars.weight.strong })

/** The way on stays in sight on phones. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  padding: `${space[16]} ${space[24]}`,
  borderBlockStart: line,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: color.card,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: 2,
      insetBlockEnd: 0,
      padding: `${space[12]} ${space[16]} max(${space[12]}, env(safe-area-inset-bottom))`,
    },
  },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  '@container': { '(max-width: 39.99rem)': { inlineSize: '100%' } },
})
export const grows = style({ '@container': { '(max-width: 39.99rem)': { flex: '1 1 auto' } } })
export const onlyWide = style({ '@media': { [media.phone]: { display: 'none' } } })
export const onlyPhone = style({ '@media': { [media.tablet]: { display: 'none' } } })

export const person = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 })
export const personWords = style({ ...stack, minInlineSize: 0, overflowWrap: 'anywhere' })
export const strong = style({ fontWeight: vars.weight.strong })

export const pinned = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: 0,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})
export const pin = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' })
const muted = { color: color.textMuted, overflowWrap: 'anywhere' } as const
export const quiet = style({ ...muted, fontSize: text[14].size, lineHeight: text[14].line })
export const small = style({ ...muted, fontSize: text[12].size, lineHeight: text[12].line })
export const divided = style({ paddingBlockStart: space[16], borderBlockStart: line })

/** Two parts of a dialog: beside each other where there is room. */
export const beside = style({
  ...stack,
  gap: space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Has the focus at first, so that no phone opens its keyboard unasked. */
export const start = style({ selectors: { '&:focus': { outline: 'none' } } })

/** Aircraft to choose from, one a line. */
export const choices = style({ ...stack, gap: space[8], margin: 0, padding: 0, listStyle: 'none' })
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: space[12],
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  background: color.card,
  border: `${vars.size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
export const choiceWords = style({ ...stack, flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const outdated = style({ opacity: 0.6 })
export const searchLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[8] })
export const searchField = style({ flex: '1 1 14rem' })
export const demoAircraft = style({ maxInlineSize: '24rem' })
