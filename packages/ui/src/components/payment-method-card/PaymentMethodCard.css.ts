import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars
const hairline = `${vars.size.hairline} solid ${color.line}`

export const card = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  padding: `${space[16]} ${space[24]}`,
  background: color.card,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: space[16] } },
})
export const chosen = layered({ background: color.brand.surface })

/** Radio, mark and words: one target when the card can be chosen. */
export const choice = layered({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: '1 1 10rem',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
})
export const pickable = layered({ cursor: 'pointer' })

export const radio = layered({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  border: `${vars.size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.full,
  background: color.controlFill,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: color.brand.solid, borderWidth: '6px' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:disabled': { background: color.sunken, borderColor: color.line },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

export const mark = layered({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '2rem',
  border: `${vars.size.hairline} solid ${color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: color.card,
  color: color.text,
  fontSize: text[12].size,
  lineHeight: 1,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
})

export const words = layered({ minInlineSize: 0 })
export const name = layered({
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const number = layered({ whiteSpace: 'nowrap' })
export const expiry = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontVariantNumeric: 'tabular-nums',
})
export const expiryTones = {
  valid: layered({ color: color.textMuted }),
  expiring: layered({ color: color.warning.text }),
  expired: layered({ color: color.danger.text }),
} as const

export const remove = layered({ marginInlineStart: 'auto' })

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  flex: '0 1 auto',
  '@media': { [media.phone]: { order: 1, flex: '1 1 100%' } },
})
layeredGlobal(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } })

export const error = layered({ flex: '1 1 100%', order: 2, color: color.danger.text, fontSize: text[14].size, lineHeight: text[14].line })

/** Cards under each other in one surface, set apart by lines. */
export const list = layered({
  minInlineSize: 0,
  listStyle: 'none',
  background: color.card,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
layeredGlobal(`${list} > li + li`, { borderBlockStart: hairline })
