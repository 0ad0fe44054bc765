import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

/** The platform's own picker knows no unavailable days; ours stands in its place. */
export const input = layered({
  selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } },
})

export const panel = layered({
  position: 'fixed',
  inset: 'auto',
  inlineSize: '21rem',
  maxInlineSize: 'calc(100vw - 0.5rem)',
  maxBlockSize: 'calc(100dvh - 0.5rem)',
  margin: 0,
  padding: space[16],
  overflow: 'auto',
  border: `${vars.size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.floating,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
