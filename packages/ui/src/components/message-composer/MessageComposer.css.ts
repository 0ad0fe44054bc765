import { layered, layeredGlobal } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const root = layered({
  flex: 'none',
  padding: `${space[12]} ${space[16]}`,
  paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.size.hairline} solid ${color.line}`,
  background: color.card,
})

export const line = layered({ display: 'flex', alignItems: 'end', gap: space[8] })
export const field = layered({ flex: 1, minInlineSize: 0 })
// It grows by itself; as high as the button beside it when there is one line.
layeredGlobal(`${field} textarea`, { resize: 'none', minBlockSize: `calc(${vars.size.control} - 2 * ${vars.size.hairline})` })

/** The sign flies along the direction of reading. */
export const mirrored = layered({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const problem = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  marginBlockEnd: space[8],
  color: color.danger.text,
  fontSize: text[14].size,
  lineHeight: text[14].line,
})
