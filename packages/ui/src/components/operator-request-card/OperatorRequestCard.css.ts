import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const row = layered({
  containerType: 'inline-size',
  minInlineSize: 0,
  background: color.card,
  overflowWrap: 'anywhere',
  fontSize: text[14].size,
  lineHeight: text[14].line,
})
export const line = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[16]} ${space[24]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
})
export const people = layered({ display: 'flex', flex: 'none' })
layeredGlobal(`${people} > * + *`, { marginInlineStart: `calc(-1 * ${space[4]})` })
export const words = layered({ display: 'grid', gap: space[2], flex: '1 1 14rem', minInlineSize: 0 })
export const names = layered({ fontSize: text[14].size, lineHeight: text[14].line, fontWeight: vars.weight.medium })
export const marks = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], marginBlockStart: space[4] })
export const quiet = layered({ color: color.textMuted })
export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@container': { '(max-width: 39.99rem)': { flex: '1 1 100%' } },
})
layeredGlobal(`${actions} > *`, {
  paddingInline: space[12],
  '@container': { '(max-width: 39.99rem)': { flex: '1 1 auto' } },
})

/** Rows under each other, set apart by lines. */
export const list = layered({ listStyle: 'none', minInlineSize: 0 })
layeredGlobal(`${list} > li + li`, { borderBlockStart: `${vars.size.hairline} solid ${color.line}` })

/** As high as a request with nothing unusual about it. */
export const room = layered({ minBlockSize: '6.5rem' })
