import { keyframes } from '@vanilla-extract/css'
import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const root = layered({ display: 'inline-flex', minInlineSize: 0 })

/** In the top layer, so that neither a clipped card nor a dialog hides it. The padding bridges the gap to its target. */
export const tip = layered({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: `${vars.space[6]} 0`,
  border: 0,
  background: 'none',
  overflow: 'visible',
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
  selectors: { '&:popover-open': { animation: `${appear} ${vars.motion.feedback} ${vars.motion.ease}` } },
})

export const bubble = layered({
  display: 'block',
  padding: `${vars.space[6]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.neutral.solid,
  color: vars.color.neutral.onSolid,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.resting,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
