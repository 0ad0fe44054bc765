import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const hairline = `${vars.size.hairline} solid ${vars.color.line}`

export const card = layered({
  // A card far from the window costs neither layout nor paint; its size is guessed until it has been seen.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 27rem',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  transition: `border-color ${vars.motion.feedback} ${vars.motion.ease}, box-shadow ${vars.motion.enter}`,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong, boxShadow: vars.shadow.resting } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const body = layered({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[16],
  overflowWrap: 'anywhere',
})

export const name = layered({
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  letterSpacing: vars.track.tight,
})

export const airport = layered({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[6],
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})
export const pin = layered({ marginBlockStart: vars.space[2] })

export const facts = layered({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  marginBlockStart: vars.space[8],
  listStyle: 'none',
  overflow: 'clip',
  color: vars.color.textMuted,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[14].line,
  fontVariantNumeric: 'tabular-nums',
})

// A dot before each fact but the first of its line: that one lies beyond the edge and is clipped.
layeredGlobal(`${facts} > li`, { position: 'relative' })
layeredGlobal(`${facts} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '-9px',
  insetBlockStart: 'calc(50% - 1px)',
  inlineSize: '3px',
  blockSize: '3px',
  borderRadius: vars.radius.full,
  background: vars.color.textQuiet,
  opacity: 0.7,
})

export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockStart: hairline,
})

export const price = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  flex: 1,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start' } },
})

export const rate = layered({
  fontSize: vars.text[18].size,
  lineHeight: vars.text[18].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const kind = layered({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.25rem',
  paddingInline: vars.space[6],
  borderRadius: vars.radius.small,
  background: vars.color.neutral.surface,
  color: vars.color.neutral.text,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.phone]: { minBlockSize: '1rem', paddingInline: 0, background: 'none', color: vars.color.textMuted },
  },
})

/** The grid that cards stand in. */
export const grid = layered({
  display: 'grid',
  // By the room there is, not by the window: one column on phones, two from about 600 px, three on a full page.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[16],
  '@media': { [media.desktop]: { gap: vars.space[24] } },
})

export const boneBody = layered({ gap: vars.space[8] })
export const bonePicture = layered({ aspectRatio: '3 / 2' })
