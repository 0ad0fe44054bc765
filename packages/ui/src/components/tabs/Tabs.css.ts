import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = layered({ minInlineSize: 0 })

export const list = layered({
  display: 'flex',
  gap: vars.space[24],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring inside the scroller.
  paddingInline: '2px',
  marginInline: '-2px',
})

export const tab = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.size.touch,
  padding: 0,
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
      insetInline: 0,
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
