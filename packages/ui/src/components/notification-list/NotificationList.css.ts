import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const list = layered({ listStyle: 'none', minInlineSize: 0 })
layeredGlobal(`${list} > li + li`, { borderBlockStart: `${vars.size.hairline} solid ${color.line}` })

const sides = { paddingInline: space[24], '@media': { [media.phone]: { paddingInline: space[16] } } }

export const row = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingBlock: space[16],
  color: color.text,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ...sides,
})
export const lead = layered({
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:active': { backgroundColor: color.press },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { backgroundColor: color.hover } } } },
})
export const words = layered({ flex: 1, minInlineSize: 0 })
export const title = layered({ display: 'block', fontWeight: vars.weight.medium })
export const more = layered({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  overflow: 'clip',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
// The dot before the time is clipped where the time starts a line.
export const moment = layered({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-9px',
    insetBlockStart: 'calc(0.625rem - 1px)',
    inlineSize: '3px',
    blockSize: '3px',
    borderRadius: vars.radius.full,
    background: color.textQuiet,
  },
})
export const unread = layered({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const chevron = layered({ color: color.textQuiet, selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
export const empty = layered({
  paddingBlock: space[24],
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  ...sides,
})
