import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = layered({
  background: vars.color.card,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const plain = layered({ background: 'none', border: 0 })

/** The button's corners are those of the card. */
export const heading = layered({ borderRadius: 'inherit' })

export const trigger = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: `${vars.space[12]} ${vars.space[24]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [media.phone]: { paddingInline: vars.space[16] } },
})

export const title = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
})

/** Takes a line of its own, below title and sign. */
export const summary = layered({
  order: 3,
  flexBasis: '100%',
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  overflowWrap: 'anywhere',
})

export const sign = layered({
  flex: 'none',
  transition: `transform ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const region = layered({
  padding: vars.space[24],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { [media.phone]: { padding: vars.space[16] } },
})

export const plainTrigger = layered({ paddingInline: 0, minBlockSize: vars.size.touch })
export const plainRegion = layered({ paddingInline: 0, border: 0, paddingBlockStart: vars.space[8] })
