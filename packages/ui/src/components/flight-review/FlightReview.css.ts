import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars
const line = `${vars.size.hairline} solid ${color.line}`

export const root = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24], minInlineSize: 0 })

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
})
export const title = layered({
  minInlineSize: 0,
  fontSize: text[28].size,
  lineHeight: text[28].line,
  letterSpacing: vars.track.tighter,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: text[22].size, lineHeight: text[22].line } },
})

export const card = layered({
  containerType: 'inline-size',
  background: color.card,
  border: line,
  borderRadius: vars.radius.card,
})

/** Three columns where there is room, two on tablets, one on phones. */
export const columns = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 60rem)': { gridTemplateColumns: '19.5rem minmax(0, 1.08fr) minmax(0, 1fr)' },
  },
})
/** Without somebody or something at the side there are two columns only. */
export const twoColumns = layered({
  '@container': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)' } },
})

export const column = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  padding: space[24],
  '@container': { '(max-width: 39.99rem)': { padding: space[16] } },
})
layeredGlobal(`${columns} > ${column} + ${column}`, {
  '@container': {
    '(max-width: 39.99rem)': { borderBlockStart: line },
    '(min-width: 40rem)': { borderInlineStart: line },
  },
})
export const side = layered({
  '@container': { '(min-width: 40rem) and (max-width: 59.99rem)': { gridColumn: '1 / -1', borderBlockEnd: line } },
})
layeredGlobal(`${columns} > ${side} + ${column}`, {
  '@container': { '(min-width: 40rem) and (max-width: 59.99rem)': { borderInlineStart: 0 } },
})

export const legend = layered({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  fontSize: text[12].size,
  lineHeight: text[12].line,
  color: color.textMuted,
})
export const legendItem = layered({ display: 'inline-flex', alignItems: 'center', gap: space[6] })
export const swatch = layered({
  inlineSize: '0.875rem',
  blockSize: '0.625rem',
  borderRadius: '3px',
  border: `${vars.size.hairline} solid ${color.brand.border}`,
  background: color.brand.surface,
})

export const quiet = layered({ fontSize: text[14].size, lineHeight: text[14].line, color: color.textMuted })
export const none = layered({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  gridColumn: '1 / -1',
  padding: `${space[32]} ${space[16]}`,
  textAlign: 'center',
})
export const noneTitle = layered({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })

export const more = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  padding: space[24],
  borderBlockStart: line,
  '@container': {
    '(max-width: 39.99rem)': { padding: space[16] },
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
  },
})

export const failure = layered({ padding: `0 ${space[24]} ${space[16]}` })

/** Price and the way on stay in sight on phones. */
export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  padding: `${space[16]} ${space[24]}`,
  borderBlockStart: line,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: color.card,
  zIndex: 2,
  insetBlockEnd: 0,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      padding: `${space[12]} ${space[16]} max(${space[12]}, env(safe-area-inset-bottom))`,
    },
  },
})
export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  '@container': { '(max-width: 39.99rem)': { inlineSize: '100%' } },
})
layeredGlobal(`${actions} > *`, {
  '@container': { '(max-width: 39.99rem)': { flex: '1 1 auto', paddingInline: space[12] } },
})
