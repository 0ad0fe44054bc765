import { layered, layeredGlobal } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const select = layered({
  paddingInlineEnd: '2.25rem',
  cursor: 'pointer',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:has(> option[value=""]:checked)': { color: vars.color.textQuiet },
  },
})

layeredGlobal(`${select} option`, { background: vars.color.raised, color: vars.color.text })

export const chevron = layered({
  marginInlineStart: '-2rem',
  marginInlineEnd: vars.space[12],
  pointerEvents: 'none',
  color: vars.color.textMuted,
})
