import { layered, layeredGlobal } from '../../internal/layered.ts'
import { recordOf } from '../../internal/recordOf.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { tones, type Tone } from '../../theme/tokens.ts'

const { color, space, text } = vars

export const tile = layered({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[24],
  minInlineSize: 0,
  padding: space[24],
  border: `${vars.size.hairline} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.card,
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.phone]: { padding: space[16], gap: space[12] } },
})

export const linked = layered({
  transition: `border-color ${vars.motion.feedback} ${vars.motion.ease}, box-shadow ${vars.motion.enter}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { boxShadow: vars.shadow.resting, borderColor: color.lineStrong } } },
  },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const head = layered({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})

export const value = layered({
  display: 'block',
  fontSize: text[36].size,
  lineHeight: text[36].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tighter,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: text[28].size, lineHeight: text[28].line } },
})

export const detail = layered({
  display: 'block',
  fontSize: text[14].size,
  lineHeight: text[14].line,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})

/** Neutral stays white; every other tone tints the whole tile, so that it is seen from afar. */
const paint = (tone: Tone) => {
  if (tone === 'neutral') return layered({})
  const name = layered({ background: color[tone].surface, borderColor: color[tone].border }, tone)
  layeredGlobal(`${name} > ${head}`, { color: color[tone].text })
  return name
}

export const tints = recordOf(tones, paint)
