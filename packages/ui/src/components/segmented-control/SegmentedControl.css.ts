import { layered, layeredGlobal } from '../../internal/layered.ts'
import type { ControlSize } from '../../internal/props.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

export const track = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: '3px',
  background: color.sunken,
  border: `${vars.size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.danger.solid, boxShadow: `inset 0 0 0 1px ${color.danger.solid}` },
  },
})

export const trackSize: Record<ControlSize, string> = {
  comfortable: layered({ minBlockSize: vars.size.control }),
  compact: layered({ minBlockSize: vars.size.controlCompact }),
}

export const segment = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: '1.5rem',
  paddingInline: space[12],
  borderRadius: vars.radius.small,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}, color ${vars.motion.feedback} ${vars.motion.ease}`,
  '@media': {
    [media.touch]: { minBlockSize: '2.25rem' },
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
  selectors: {
    '&:has(:checked)': {
      background: color.raised,
      color: color.text,
      boxShadow: `${vars.shadow.resting}, 0 0 0 1px ${color.lineStrong}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: color.textQuiet, cursor: 'not-allowed', textDecorationLine: 'line-through' },
  },
})

// Four and more stand in pairs on phones, rather than three and a straggler.
layeredGlobal(`${track}:has(> :nth-child(4)) > ${segment}`, {
  '@media': { [media.phone]: { flexBasis: `calc(50% - ${space[2]})` } },
})

/**
 * The native radio covers its segment: a press, a drag of a screen reader's cursor and the keyboard all meet it. It
 * reaches to the edges of the track, which makes 44 px for fingers.
 */
export const radio = layered({
  position: 'absolute',
  inset: '-4px 0',
  inlineSize: '100%',
  blockSize: 'calc(100% + 8px)',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
