import { layered } from '../../internal/layered.ts'
import { recordOf } from '../../internal/recordOf.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { zoomSteps } from './zoom.ts'

const { color, space, text } = vars

export const viewer = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const frame = layered({
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
})

/** What is larger than this is moved by scrolling, by dragging or with the arrow keys. */
export const stage = layered({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  maxBlockSize: 'max(12rem, min(22rem, 42dvh))',
  overflow: 'hidden',
  display: 'grid',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const movable = layered({ overflow: 'auto', overscrollBehavior: 'contain', cursor: 'grab', selectors: { '&:active': { cursor: 'grabbing' } } })

export const image = layered({ display: 'block', minInlineSize: 0, minBlockSize: 0, maxInlineSize: 'none', objectFit: 'contain', userSelect: 'none' })
export const waiting = layered({ background: color.skeleton })

export const zoomed = recordOf(zoomSteps, (zoom) =>
  layered({ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }),
)

export const message = layered({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  padding: space[16],
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  textAlign: 'center',
})

export const tools = layered({ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })
export const group = layered({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 })
export const place = layered({
  minInlineSize: 0,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
/** On phones the name under the small image is enough for the eye. */
export const placeName = layered({
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const placeNumber = layered({ color: color.textMuted })
export const percent = layered({ minInlineSize: '3.25rem', textAlign: 'center' })

/** Arrows point along the direction of reading. */
export const mirrored = layered({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const thumbs = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.phone]: { gap: space[8] } },
})

export const thumb = layered({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { color: color.text } },
})

export const thumbFrame = layered({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.textQuiet,
  selectors: {
    ':hover > &': { borderColor: color.control },
    '[aria-selected="true"] > &': { borderColor: color.brand.edge, boxShadow: `0 0 0 1px ${color.brand.edge}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[aria-selected="true"] > &': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const thumbImage = layered({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const thumbLabel = layered({ overflowWrap: 'anywhere' })

export const details = layered({
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `${vars.size.hairline} solid ${color.line}`,
})
