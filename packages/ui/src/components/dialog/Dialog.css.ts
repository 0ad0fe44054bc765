import { keyframes } from '@vanilla-extract/css'
import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slide = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })

/** The dialog element covers the screen, so that it is its own backdrop in both modalities. */
export const screen = layered({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: vars.space[24],
  border: 0,
  background: vars.color.scrim,
  color: vars.color.text,
  overflow: 'hidden',
  animation: `${appear} ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: {
    '&[open]': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', placeItems: 'center' },
    '&::backdrop': { background: 'transparent' },
    '&[data-settled]': { animation: 'none' },
  },
  '@media': {
    [media.phone]: { padding: `${vars.space[48]} 0 0`, selectors: { '&[open]': { placeItems: 'end stretch' } } },
  },
})

export const panel = layered({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '100%',
  minInlineSize: 0,
  // Where title and buttons leave no room for the body, all of it scrolls.
  overflow: 'auto',
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' }, '[data-settled] > &': { animation: 'none' } },
  '@media': {
    [media.phone]: {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      animationName: slide,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const size = {
  small: layered({ maxInlineSize: '30rem', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
  wide: layered({ maxInlineSize: '45rem', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
}

export const head = layered({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[16],
  padding: `${vars.space[24]} ${vars.space[24]} 0`,
  '@media': { [media.phone]: { padding: `${vars.space[16]} ${vars.space[16]} 0` } },
})

export const titles = layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const title = layered({
  fontSize: vars.text[18].size,
  lineHeight: vars.text[18].line,
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
})

export const description = layered({
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  overflowWrap: 'anywhere',
})

export const close = layered({
  // Above the body, into which it reaches.
  position: 'relative',
  marginBlock: '-8px',
  marginInline: '0 -8px',
  flex: 'none',
})

export const body = layered({
  minBlockSize: 0,
  padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[24]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: vars.space[16] } },
})

export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap-reverse',
      padding: `${vars.space[12]} ${vars.space[16]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    },
  },
})

// Footer buttons share the width on phones.
layeredGlobal(`${foot} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } })

export const failure = layered({
  marginBlockStart: vars.space[12],
  color: vars.color.danger.text,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})
