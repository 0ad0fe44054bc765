import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { layered, layeredGlobal } from './layered.ts'

const { color, space, text } = vars

export const count = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: vars.size.controlCompact,
  minBlockSize: vars.size.controlCompact,
  paddingInline: space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const pressable = layered({
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}, color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:active': { background: color.hover, color: color.text },
    '&[aria-pressed="true"]': { color: color.danger.text },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.hover } } },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { color: 'Highlight' } } },
  },
})

// A heart that one has given is filled, so that it is not told by colour alone.
layeredGlobal(`${pressable}[aria-pressed="true"] svg`, { fill: 'currentColor' })
