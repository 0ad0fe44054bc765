import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

export const list = layered({ display: 'flex', alignItems: 'center', listStyle: 'none', minInlineSize: 0 })

export const step = layered({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      flex: 'none',
      inlineSize: space[32],
      blockSize: vars.size.hairline,
      marginInline: space[12],
      background: color.lineStrong,
    },
    '&[data-state="current"]': { color: color.text, fontWeight: vars.weight.medium },
  },
  '@media': {
    [media.phone]: { selectors: { '&:not(:first-child)::before': { inlineSize: space[16], marginInline: space[8] } } },
  },
})

export const inner = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
})

export const button = layered({
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text, textDecorationLine: 'underline' } } },
    // Phones show the number alone: room for fingers around it.
    [media.touch]: { minInlineSize: vars.size.touch },
  },
})

export const mark = layered({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1.5px solid ${color.control}`,
  borderRadius: '50%',
  fontSize: vars.text[12].size,
  lineHeight: 1,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"] &': { background: color.brand.solid, borderColor: color.brand.edge, color: color.brand.onSolid },
    '[data-state="done"] &': { background: color.brand.surface, borderColor: color.brand.edge, color: color.brand.text },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-state="current"] &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})

export const words = layered({ minInlineSize: 0, overflowWrap: 'anywhere' })

// Phones show the words of the current step alone; the others are still heard.
layeredGlobal(`${step}:not([data-state="current"]) ${words}`, {
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
