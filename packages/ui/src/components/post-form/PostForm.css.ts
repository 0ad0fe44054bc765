import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const form = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16], minInlineSize: 0 })
