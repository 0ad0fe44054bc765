import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const anchor = layered({ position: 'relative' })

export const popup = layered({
  position: 'absolute',
  zIndex: 30,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[4]})`,
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})

export const list = layered({
  maxBlockSize: 'min(19rem, 45dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  selectors: { '&:focus': { outline: 'none' } },
})

export const option = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[12],
  cursor: 'pointer',
  // Rows out of sight cost no layout.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 44px',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.brand.surface, color: vars.color.brand.text },
  },
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'start', justifyContent: 'center', gap: 0 },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const name = layered({ display: 'flex', gap: vars.space[8], minInlineSize: 0, overflowWrap: 'anywhere' })
export const chosen = layered({ flex: 'none', color: vars.color.brand.text })

export const place = layered({
  flex: '0 1 auto',
  color: vars.color.textMuted,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { textAlign: 'start' } },
})

export const mark = layered({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brand.solid,
  textUnderlineOffset: '3px',
})

export const note = layered({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  selectors: { [`${list}:not([hidden]) + &`]: { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` } },
})

export const failed = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  color: vars.color.danger.text,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})

export const tool = layered({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': { [media.touch]: { minInlineSize: vars.size.touch, marginBlock: '-1px' } },
})
