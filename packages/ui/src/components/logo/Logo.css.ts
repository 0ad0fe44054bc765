import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const logo = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.text,
  fontSize: vars.text[18].size,
  lineHeight: 1,
  fontWeight: 650,
  letterSpacing: '-0.028em',
  whiteSpace: 'nowrap',
})

export const mark = layered({ flex: 'none' })
export const wing = layered({ fill: vars.color.brand.solid })
export const fold = layered({ stroke: vars.color.card, strokeLinecap: 'round' })
