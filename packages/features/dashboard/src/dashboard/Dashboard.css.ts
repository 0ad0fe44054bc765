import { media, vars } from '@pilotpair/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars
const hairline = `${vars.size.hairline} solid ${color.line}`

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })

/** A line of writing that is on its way, exactly as high as one that has come. */
export const bone = style({ display: 'grid', alignItems: 'center', blockSize: '1lh' })

/** The main action at the end of the line; on phones above the other one. */
export const actions = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { flexDirection: 'column', inlineSize: '100%', alignItems: 'stretch' } },
})
// On phones they fill the line: the header would give them no more than they need.
globalStyle(`:has(> ${actions})`, { '@media': { [media.phone]: { inlineSize: '100%' } } })

export const tiles = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gap: space[16] },
    [media.desktop]: { gap: space[24], gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const exploreTile = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[24],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  minBlockSize: '10.5rem',
  padding: space[24],
  overflow: 'clip',
  borderRadius: vars.radius.card,
  color: color.art.panelText,
  '@media': {
    [media.phone]: { minBlockSize: '8.5rem', padding: space[16] },
    [media.desktop]: { gridColumn: 'span 2' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const exploreLink = style({
  textDecorationLine: 'none',
  transition: `box-shadow ${vars.motion.enter} ${vars.motion.ease}`,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px', borderRadius: vars.radius.card },
  '@media': { [media.hover]: { ':hover': { boxShadow: vars.shadow.floating, textDecorationLine: 'none' } } },
})

export const exploreScene = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', zIndex: -1 })

export const exploreLabel = style({ fontSize: text[14].size, lineHeight: text[14].line, fontWeight: vars.weight.medium })

export const exploreFoot = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: space[12] })

export const exploreTitle = style({
  fontSize: text[28].size,
  lineHeight: text[28].line,
  letterSpacing: vars.track.tighter,
  fontWeight: vars.weight.strong,
  '@media': { [media.phone]: { fontSize: text[22].size, lineHeight: text[22].line } },
})

export const exploreGo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  background: color.art.panelText,
  color: color.art.panelTop,
})

export const statTile = style({
  minBlockSize: '10.5rem',
  '@media': { [media.phone]: { minBlockSize: '8.5rem' } },
})

/** As many lines as it takes on a phone, from the start: the tiles grow by nothing that comes. */
export const tileDetail = style({
  display: 'block',
  minBlockSize: text[14].line,
  '@media': { [media.phone]: { minBlockSize: `calc(2 * ${text[14].line})` } },
})

export const missing = style({ color: color.textQuiet })

/* The next flight: picture, when and where, with whom. */

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  '@media': { [media.tablet]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})

export const nextPicture = style({
  position: 'relative',
  minBlockSize: '100%',
  overflow: 'clip',
  '@media': { [media.phone]: { blockSize: '9rem' } },
})

// The picture fills its side of the card, whatever the height of the text beside it.
globalStyle(`${nextPicture} > *`, { position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' })

export const nextBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
  padding: space[24],
  '@media': {
    [media.phone]: { padding: space[16] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', columnGap: space[32] },
  },
})

export const eyebrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  marginBlockEnd: space[8],
})

export const eyebrowTitle = style({
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  color: color.textMuted,
})

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  fontSize: text[28].size,
  lineHeight: text[28].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tighter,
  fontVariantNumeric: 'tabular-nums',
  // On phones day and hours have a line each, whatever their length.
  '@media': { [media.phone]: { flexDirection: 'column', fontSize: text[22].size, lineHeight: text[22].line } },
})

export const hours = style({ fontWeight: vars.weight.regular, color: color.textMuted })

export const facts = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInlineStart: space[32],
      borderInlineStart: hairline,
    },
  },
})

export const fact = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 })

export const factText = style({
  minInlineSize: 0,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
})

export const factName = style({ display: 'block', fontWeight: vars.weight.medium })

export const factMore = style({ display: 'block', color: color.textMuted })

export const factIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  background: color.sunken,
  color: color.textMuted,
})

/* The two panels: beside each other where there is room for two measures. */

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': {
    [media.phone]: { gap: space[16] },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))', alignItems: 'stretch' },
  },
})

export const panelFailure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  padding: space[24],
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  '@media': { [media.phone]: { paddingInline: space[16] } },
})

/* Recent notifications and community highlights. */

export const item = style({ selectors: { '& + &': { borderBlockStart: hairline } } })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[16]} ${space[24]}`,
  color: color.text,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: space[16] } },
})

export const rowLink = style({
  textDecorationLine: 'none',
  borderRadius: 0,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@media': { [media.hover]: { ':hover': { background: color.hover, textDecorationLine: 'none' } } },
})

/** Two lines high also while nothing but bones stands in it. */
export const rowText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(2 * ${text[14].line})`,
})

/** On a phone a request takes four lines and a post three, and so do the bones in their places. */
export const requestText = style([rowText, { '@media': { [media.phone]: { minBlockSize: `calc(4 * ${text[14].line})` } } }])
export const postText = style([rowText, { '@media': { [media.phone]: { minBlockSize: `calc(3 * ${text[14].line})` } } }])

export const rowTitle = style({ display: 'block', fontWeight: vars.weight.medium })

export const rowMore = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const dotted = style({
  position: 'relative',
  '@media': {
    [media.tablet]: {
      '::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(-1 * ${space[8]} - 2px)`,
        insetBlockStart: 'calc(50% - 1px)',
        inlineSize: '3px',
        blockSize: '3px',
        borderRadius: vars.radius.full,
        background: color.textQuiet,
      },
    },
    [media.phone]: { flexBasis: '100%' },
  },
})

export const price = style({
  flex: 'none',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  fontSize: text[16].size,
  '@media': { [media.phone]: { display: 'none' } },
})

export const quiet = style({
  padding: space[24],
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  '@media': { [media.phone]: { paddingInline: space[16] } },
})
