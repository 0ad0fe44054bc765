import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

export const empty = layered({
  display: 'block',
  inlineSize: '17.5rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  // Below its natural width the drawing yields before the words do.
  flexShrink: 1,
})

export const panel = layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

export const code = layered({
  fill: vars.color.art.panelText,
  fontFamily: vars.font.sans,
  fontSize: '14px',
  fontWeight: 600,
  letterSpacing: '0.06em',
  textAnchor: 'middle',
})
