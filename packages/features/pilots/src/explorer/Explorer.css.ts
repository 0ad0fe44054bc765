import { media, vars } from '@pilotpair/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...stack, gap: vars.space[24], '@media': { [media.phone]: { gap: vars.space[16] } } })

/** The header brings its own room below. */
export const head = style({ marginBlockEnd: `calc(-1 * ${vars.space[24]})` })

export const results = style({ ...stack, gap: vars.space[24], selectors: { '&:focus': { outline: 'none' } } })

/** Results of the filters before, while the new ones are on their way. */
export const outdated = style({ opacity: 0.6, transition: `opacity ${vars.motion.enter} ${vars.motion.ease}` })

/** Three fields in a line; below them the models, with the buttons at the end of their line. */
export const bar = style({})
globalStyle(`${bar} > :first-child`, { '@media': { [media.desktop]: { display: 'contents' } } })
globalStyle(`${bar} > :first-child > *`, { '@media': { [media.desktop]: { flex: '1 1 14rem' } } })

export const models = style({})
globalStyle(`${bar} > :first-child > ${models}`, {
  flex: '1 1 100%',
  '@media': { [media.desktop]: { flex: '1 1 calc(100% - 18rem)' } },
})

/** In line with the fields, at every width. */
globalStyle(`${models} button[aria-expanded], ${models} button[aria-expanded] ~ *`, { paddingInline: 0 })
globalStyle(`${models} section > div`, { paddingInline: 0 })

export const modelChoices = style({ ...stack, gap: vars.space[12] })

/** Many models scroll in themselves, so that the results stay near. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  maxBlockSize: '13rem',
  margin: 0,
  padding: vars.space[4],
  border: 0,
  overflow: 'auto',
})
globalStyle(`${chips} > label`, { maxInlineSize: '100%', overflowWrap: 'anywhere' })

/** Always there, so that what it comes to say is heard; silent, it takes no room. */
export const chipsNote = style({
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[12]})` } },
})

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })
export const personLines = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 })
export const place = style({ display: 'flex', alignItems: 'center', gap: vars.space[6], color: vars.color.textMuted, fontSize: vars.text[14].size, lineHeight: vars.text[14].line })
globalStyle(`${place} > svg`, { flex: 'none' })
globalStyle(`${person} > :first-child`, { flex: 'none' })

export const notes = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
