import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

export const chip = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlCompact,
  paddingBlock: space[4],
  paddingInline: space[12],
  border: `${vars.size.hairline} solid ${color.control}`,
  // Half a line's height rather than full, so that corners leave a wrapped text alone.
  borderRadius: `calc(${vars.size.controlCompact} / 2)`,
  background: color.card,
  color: color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.neutral.surface, color: color.text } },
    },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
  selectors: {
    '&:has(:checked)': {
      background: color.brand.surface,
      borderColor: color.brand.edge,
      color: color.brand.text,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { background: color.sunken, borderColor: color.line, color: color.textQuiet, cursor: 'not-allowed' },
  },
})

export const input = layered({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const tick = layered({
  display: 'none',
  selectors: { [`${input}:checked ~ &`]: { display: 'inline-flex' } },
})
