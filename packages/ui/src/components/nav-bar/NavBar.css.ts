import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { gap } from '../menu/Menu.css.ts'

export const bar = layered({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  isolation: 'isolate',
  background: vars.color.card,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
})

export const inner = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[32],
  maxInlineSize: `calc(${vars.size.pageMax} + 3rem)`,
  blockSize: '4rem',
  marginInline: 'auto',
  paddingInline: vars.space[24],
  '@media': { [media.phone]: { blockSize: '3.5rem', paddingInline: vars.space[16] } },
})

export const home = layered({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
})

export const nav = layered({
  display: 'flex',
  alignSelf: 'stretch',
  '@media': { [media.phone]: { display: 'none' } },
})

export const links = layered({ display: 'flex', gap: vars.space[4], listStyle: 'none' })
layeredGlobal(`${links} > li`, { display: 'flex' })

export const dropdown = layered({ alignSelf: 'stretch', vars: { [gap]: `calc(-1 * ${vars.space[8]})` } })
export const accountMenu = layered({ vars: { [gap]: vars.space[16] } })

export const link = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[12],
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[12],
      insetBlockEnd: '-1px',
      blockSize: '2px',
      borderRadius: '2px 2px 0 0',
      background: vars.color.brand.solid,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
})

export const end = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineStart: 'auto',
})

export const onlyWide = layered({ '@media': { [media.phone]: { display: 'none' } } })
export const onlyPhone = layered({ position: 'relative', '@media': { [media.tablet]: { display: 'none' } } })

export const account = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  padding: vars.space[4],
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
})

export const burger = layered({ maxInlineSize: 'none', marginInlineEnd: '-10px' })

/** The number over the corner of the button, which it does not cover for fingers. */
export const waiting = layered({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: '-10px',
  display: 'flex',
  pointerEvents: 'none',
})

/** Over the page below the bar, as high as what it holds needs, at most the screen. */
export const sheet = layered({
  position: 'fixed',
  insetBlock: '3.5rem 0',
  insetInline: 0,
  zIndex: 30,
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[24]}`,
  background: vars.color.card,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const rule = layered({
  margin: `${vars.space[8]} ${vars.space[12]}`,
  border: 0,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
})
