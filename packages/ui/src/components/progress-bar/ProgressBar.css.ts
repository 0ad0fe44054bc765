import { keyframes } from '@vanilla-extract/css'
import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** `success` and `danger` for what has ended well or badly. */
export const progressTones = ['brand', 'success', 'danger'] as const
export type ProgressTone = (typeof progressTones)[number]

const { color } = vars
const run = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } })

export const root = layered({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minInlineSize: 0, inlineSize: '100%' })

export const head = layered({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})

export const label = layered({ minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const figure = layered({ flex: 'none', color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const bar = layered({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  border: 0,
  borderRadius: vars.radius.full,
  background: color.neutral.surfaceHover,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: 'currentColor',
      borderRadius: vars.radius.full,
      transition: `inline-size ${vars.motion.enter} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': { background: 'currentColor', borderRadius: vars.radius.full },
    '&:indeterminate': {
      backgroundImage: 'linear-gradient(90deg, transparent, currentColor 50%, transparent)',
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${run} 1.4s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&:indeterminate': { backgroundPositionX: '50%' } } },
    [media.forcedColors]: { border: '1px solid CanvasText', color: 'Highlight', forcedColorAdjust: 'none', background: 'Canvas' },
  },
})

export const tones: Record<ProgressTone, string> = {
  brand: layered({ color: color.brand.solid }),
  success: layered({ color: color.success.solid }),
  danger: layered({ color: color.danger.solid }),
}
