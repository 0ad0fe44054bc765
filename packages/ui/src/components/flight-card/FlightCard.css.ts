import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const solo = layered({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.neutral.surface,
  color: vars.color.neutral.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.neutral.border}`,
})
