import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { alone } from '../link/Link.css.ts'

const hairline = `${vars.size.hairline} solid ${vars.color.line}`

export const layout = layered({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })

export const skip = layered({
  position: 'fixed',
  zIndex: 50,
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
})

export const main = layered({
  flex: 1,
  inlineSize: '100%',
  marginInline: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
})

const room = {
  padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[64]}`,
  '@media': { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[48]}` } },
} as const

export const width = {
  page: layered({ ...room, maxInlineSize: `calc(${vars.size.pageMax} + 3rem)` }),
  form: layered({ ...room, maxInlineSize: `calc(${vars.size.formMax} + 3rem)` }),
  full: layered({}),
}

export const footer = layered({
  padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[24]}`,
  maxInlineSize: `calc(${vars.size.pageMax} + 3rem)`,
  inlineSize: '100%',
  marginInline: 'auto',
  color: vars.color.textQuiet,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  '@media': { [media.phone]: { paddingInline: vars.space[16] } },
})

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
  marginBlockEnd: vars.space[24],
  '@media': { [media.phone]: { alignItems: 'center' } },
})

export const titles = layered({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const back = `${alone} ${layered({
  marginBlockEnd: vars.space[4],
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})}`

export const title = layered({
  fontSize: vars.text[28].size,
  lineHeight: vars.text[28].line,
  letterSpacing: vars.track.tighter,
  '@media': { [media.phone]: { fontSize: vars.text[22].size, lineHeight: vars.text[22].line } },
})

export const description = layered({
  marginBlockStart: vars.space[4],
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
})

export const aside = `${alone} ${layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontVariantNumeric: 'tabular-nums',
})}`

export const panel = layered({
  minInlineSize: 0,
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.radius.card,
  // Rows inside end at the round corners.
  overflow: 'clip',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const panelHead = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  padding: `${vars.space[16]} ${vars.space[24]}`,
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { paddingInline: vars.space[16] } },
})

export const panelTitle = layered({
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
})

export const padded = layered({
  padding: vars.space[24],
  '@media': { [media.phone]: { padding: vars.space[16] } },
})

export const section = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const sectionTitle = layered({
  fontSize: vars.text[18].size,
  lineHeight: vars.text[18].line,
  letterSpacing: vars.track.tight,
})
layeredGlobal(`${section} + ${section}`, { marginBlockStart: vars.space[48] })
