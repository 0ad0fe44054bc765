import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const root = layered({ minInlineSize: 0, color: color.text })

export const head = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockEnd: space[12],
})
export const title = layered({
  minInlineSize: 0,
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
})
export const pages = layered({ display: 'flex', gap: space[4], flex: 'none' })
/** The signs point along the line of writing. */
export const sign = layered({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const table = layered({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: space[2],
  margin: `calc(${space[2]} * -1)`,
})
export const weekDay = layered({
  padding: 0,
  fontSize: text[12].size,
  lineHeight: '2rem',
  fontWeight: vars.weight.medium,
  color: color.textQuiet,
  textAlign: 'center',
})
export const cell = layered({ padding: 0 })

export const day = layered({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.size.touch,
  padding: 0,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px', zIndex: 1 },
    '&:active:not([aria-disabled], :disabled)': { background: color.press },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled], :disabled)': { background: color.hover } } },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
})

/** Days that can be chosen stand out where most cannot be. */
export const offered = layered({
  background: color.brand.surface,
  color: color.brand.text,
  fontWeight: vars.weight.strong,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled], :disabled)': { background: color.brand.surfaceHover } },
    },
  },
})

export const closed = layered({
  color: color.textQuiet,
  fontWeight: vars.weight.regular,
  cursor: 'default',
  '@media': { [media.forcedColors]: { borderColor: 'transparent', color: 'GrayText' } },
})
/** Within the limits, but not to be had: crossed out where the others are not tinted. */
export const crossed = layered({ textDecorationLine: 'line-through', textDecorationThickness: '1px' })

export const chosen = layered({
  background: color.brand.solid,
  borderColor: color.brand.edge,
  color: color.brand.onSolid,
  fontWeight: vars.weight.strong,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled], :disabled)': { background: color.brand.solidHover } } },
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})

/** A dot below today, in the colour of the number. */
export const today = layered({
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '0.3125rem',
      insetInlineStart: 'calc(50% - 2px)',
      inlineSize: '4px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
})
