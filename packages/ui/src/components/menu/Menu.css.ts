import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css'
import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** Distance between button and panel; what places the menu may set it. */
export const gap = createVar()

export const root = layered({ position: 'relative', display: 'inline-flex' })

export const panel = layered({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: `calc(100% + ${fallbackVar(gap, vars.space[4])})`,
  inlineSize: 'max-content',
  minInlineSize: '14rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  padding: vars.space[4],
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  animation: `${rise} ${vars.motion.enter} ${vars.motion.ease}`,
})

export const side = {
  start: layered({ insetInlineStart: 0 }),
  end: layered({ insetInlineEnd: 0 }),
}

export const list = layered({ listStyle: 'none' })

export const title = layered({
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  color: vars.color.textQuiet,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.medium,
})

export const item = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { fontWeight: vars.weight.strong },
  },
})

export const roomy = layered({ minBlockSize: '3rem', fontSize: vars.text[16].size, lineHeight: vars.text[16].line })

export const icon = layered({ color: vars.color.textMuted })
export const label = layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const count = layered({
  flex: 'none',
  minInlineSize: '1.25rem',
  paddingInline: vars.space[6],
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

export const separator = layered({
  margin: `${vars.space[4]} 0`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
})
