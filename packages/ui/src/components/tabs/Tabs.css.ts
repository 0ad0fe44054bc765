import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = layered({ minInlineSize: 0 })

export const list = layered({
  display: 'flex',
  gap: vars.space[12],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The labels stand on the edge of what is below; the focus ring, which the scroller would cut off, around them.
  marginInline: '-6px',
})

export const tab = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.size.touch,
  padding: `0 ${vars.space[6]}`,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-selected="true"]': { color: vars.color.text },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[6],
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: '2px 2px 0 0',
      background: vars.color.brand.solid,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } },
    },
  },
})

export const panel = layered({ paddingBlockStart: vars.space[24] })
