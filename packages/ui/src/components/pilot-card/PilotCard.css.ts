import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars
const hairline = `${vars.size.hairline} solid ${color.line}`
const sides = { paddingInline: space[24], '@media': { [media.phone]: { paddingInline: space[16] } } }

export const card = layered({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  background: color.card,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const head = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: 1,
  paddingBlock: space[24],
  ...sides,
})
export const titles = layered({ minInlineSize: 0 })
export const name = layered({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  letterSpacing: vars.track.tight,
})
export const line = layered({
  display: 'flex',
  alignItems: 'start',
  gap: space[6],
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
})
export const icon = layered({ marginBlockStart: space[2] })

export const facts = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: hairline,
})
layeredGlobal(`${facts} > div`, { paddingBlock: space[12], ...sides })
layeredGlobal(`${facts} > div + div`, { borderInlineStart: hairline })
export const term = layered({ color: color.textMuted, fontSize: text[12].size, lineHeight: text[12].line })
export const value = layered({
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[12],
  borderBlockStart: hairline,
  ...sides,
})
export const reason = layered({ flex: '1 1 7rem' })
export const match = layered({ color: color.success.text })
export const actions = layered({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginInlineStart: 'auto' })

/** The grid that cards stand in: one on phones, three on a full page. */
export const grid = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space[16],
  '@media': { [media.desktop]: { gap: space[24] } },
})
