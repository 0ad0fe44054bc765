import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars
const hairline = `${vars.size.hairline} solid ${color.line}`
const inset = { paddingInline: space[24], '@media': { [media.phone]: { paddingInline: space[16] } } } as const

export const card = layered({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  background: color.card,
  border: hairline,
  borderRadius: vars.radius.card,
})

export const head = layered({
  ...inset,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlockStart: space[24],
  '@media': { [media.phone]: { paddingInline: space[16], paddingBlockStart: space[16] } },
})

export const by = layered({ flex: 1, minInlineSize: 0, fontSize: text[14].size, lineHeight: text[14].line })
export const author = layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const time = layered({ display: 'block', color: color.textMuted, fontSize: text[12].size, lineHeight: text[12].line })

export const body = layered({ ...inset, display: 'grid', gap: space[4], justifyItems: 'start', paddingBlock: space[12] })
export const title = layered({
  minInlineSize: 0,
  inlineSize: '100%',
  fontSize: text[18].size,
  lineHeight: text[18].line,
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
})

export const content = layered({
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: vars.size.measure,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
})

export const clamped = layered({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
})

export const more = layered({ marginInlineStart: `calc(-1 * ${space[12]})` })

export const picture = layered({
  aspectRatio: '16 / 9',
  borderBlock: hairline,
  background: color.sunken,
  overflow: 'hidden',
})
export const image = layered({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const failed = layered({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  blockSize: '100%',
  padding: space[16],
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  textAlign: 'center',
})

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[16]}`,
  '@media': { [media.phone]: { paddingInline: space[8] } },
})

export const comments = layered({
  ...inset,
  paddingBlock: space[24],
  borderBlockStart: hairline,
  '@media': { [media.phone]: { padding: space[16] } },
})
