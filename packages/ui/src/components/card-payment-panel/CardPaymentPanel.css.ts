import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const panel = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], minInlineSize: 0 })

/** Holds the provider's element and its stand-in in the same place, so that nothing jumps when it is ready. */
export const stage = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
export const layer = layered({ gridArea: '1 / 1', minInlineSize: 0 })
export const unseen = layered({ visibility: 'hidden' })
export const bones = layered({ display: 'grid', alignContent: 'start', gap: space[12], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
export const whole = layered({ gridColumn: '1 / -1' })

/** A live region that shows nothing takes no room, not even the gap. */
export const silent = layered({ marginBlockEnd: `calc(-1 * ${space[16]})` })

export const error = layered({
  display: 'flex',
  gap: space[6],
  color: color.danger.text,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
})
export const icon = layered({ marginBlockStart: space[2] })
export const note = layered({
  display: 'flex',
  justifyContent: 'center',
  gap: space[6],
  color: color.textMuted,
  fontSize: text[12].size,
  lineHeight: text[12].line,
})
