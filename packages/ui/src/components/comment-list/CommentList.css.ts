import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const list = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], listStyle: 'none', margin: 0, padding: 0 })

export const comment = layered({
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  minInlineSize: 0,
  fontSize: text[14].size,
  lineHeight: text[14].line,
})

export const body = layered({ flex: 1, minInlineSize: 0 })
export const author = layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const time = layered({
  marginInlineStart: space[2],
  color: color.textQuiet,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  whiteSpace: 'nowrap',
})
export const content = layered({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
})
export const actions = layered({ display: 'flex', flex: 'none', alignItems: 'center', marginBlockStart: `calc(-1 * ${space[4]})` })
