import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

export const root = layered({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
})

export const scroller = layered({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const content = layered({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  paddingInline: space[24],
  paddingBlockStart: space[24],
  paddingBlockEnd: space[12],
  '@media': { [media.phone]: { paddingInline: space[16] } },
})

// Few messages stand at the bottom, beside the box in which one answers.
layeredGlobal(`${content} > :first-child`, { marginBlockStart: 'auto' })

export const older = layered({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space[16] })

/** What lies outside the window is neither laid out nor painted until it comes near. */
export const chunk = layered({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlockEnd: space[4],
  contentVisibility: 'auto',
})

export const day = layered({
  alignSelf: 'center',
  marginBlock: `${space[8]} ${space[12]}`,
  color: color.textQuiet,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  textAlign: 'center',
})

export const jump = layered({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})

export const jumpButton = layered({
  pointerEvents: 'auto',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.floating,
})

export const empty = layered({
  marginBlock: 'auto',
  color: color.textMuted,
  textAlign: 'center',
  fontSize: text[14].size,
  lineHeight: text[14].line,
})
