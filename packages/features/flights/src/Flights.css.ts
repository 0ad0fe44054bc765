import { media, vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** Groups beneath each other. */
export const groups = style({ ...column, gap: space[32], '@media': { [media.phone]: { gap: space[24] } } })

export const group = style({ ...column, gap: space[12] })

export const groupHead = style({ display: 'flex', alignItems: 'center', gap: space[8] })

export const groupTitle = style({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  letterSpacing: vars.track.tight,
})

export const count = style({
  minInlineSize: space[24],
  padding: `0 ${space[8]}`,
  borderRadius: vars.radius.full,
  background: color.sunken,
  color: color.textMuted,
  fontSize: text[12].size,
  lineHeight: space[24],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const cards = style({ ...column, gap: space[12], margin: 0, padding: 0, listStyle: 'none' })

/** A card that takes the focus after its button has gone. */
export const card = style({
  scrollMarginBlockStart: space[64],
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})

/** Stands beneath a card and belongs to it. */
export const notes = style({
  ...column,
  gap: space[4],
  padding: `${space[8]} ${space[16]} ${space[4]}`,
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

/** What somebody wrote, with its own lines. */
export const quote = style({ color: color.text, whiteSpace: 'pre-wrap' })

export const skeletonCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: '6.5rem',
  padding: space[16],
  border: `${vars.size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.card,
  '@media': { [media.phone]: { minBlockSize: '13rem', alignItems: 'start' } },
})

export const skeletonText = style({ ...column, flex: 1, gap: space[8], minInlineSize: 0 })

export const skeletonEnd = style({ '@media': { [media.phone]: { display: 'none' } } })

export const lines = style({ ...column, gap: space[8] })

export const about = style({ color: color.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const quiet = style({
  padding: space[24],
  border: `${vars.size.hairline} dashed ${color.line}`,
  borderRadius: vars.radius.card,
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
})

/* The rating. */

export const rated = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[12], minInlineSize: 0 })

export const ratedText = style({ minInlineSize: 0, fontSize: text[14].size, lineHeight: text[14].line, overflowWrap: 'anywhere' })

export const ratedName = style({ fontWeight: vars.weight.medium })

export const ratedTime = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const ratingForm = style({ ...column, gap: space[16] })

export const stars = style({ justifySelf: 'center' })

/** What was done a moment ago; it takes no room while there is nothing to say. */
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } })
