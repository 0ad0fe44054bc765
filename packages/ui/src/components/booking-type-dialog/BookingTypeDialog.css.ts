import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const choices = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const choice = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '4.5rem',
  padding: `${space[12]} ${space[16]}`,
  border: `${vars.size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.card,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: ['background-color', 'border-color', 'color']
    .map((property) => `${property} ${vars.motion.feedback} ${vars.motion.ease}`)
    .join(', '),
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:disabled': { background: color.sunken, borderColor: color.line, color: color.textQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: color.brand.surface, borderColor: color.brand.edge } },
    },
  },
})

export const icon = layered({ flex: 'none', color: color.brand.text })
export const words = layered({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = layered({ fontSize: text[16].size, lineHeight: text[16].line, fontWeight: vars.weight.strong })
export const more = layered({ fontSize: text[14].size, lineHeight: text[14].line, color: color.textMuted })
export const sign = layered({
  flex: 'none',
  color: color.textQuiet,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
