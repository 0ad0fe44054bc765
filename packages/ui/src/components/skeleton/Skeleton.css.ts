import { keyframes } from '@vanilla-extract/css'
import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** `text` a line of writing, `block` a picture or card, `circle` an avatar. */
export const skeletonShapes = ['text', 'block', 'circle'] as const
export type SkeletonShape = (typeof skeletonShapes)[number]

const { color } = vars

const appear = keyframes({ from: { opacity: 0 } })
const shine = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-60%' } })

export const skeleton = layered({
  display: 'block',
  maxInlineSize: '100%',
  background: `linear-gradient(100deg, ${color.skeleton} 30%, ${color.skeletonShine} 50%, ${color.skeleton} 70%) 0 0 / 250% 100%`,
  // What arrives within 150 ms never flashes a skeleton.
  animation: `${appear} 200ms ease-out 150ms both, ${shine} 1.6s ${vars.motion.ease} 150ms infinite`,
  '@media': { [media.forcedColors]: { background: 'none', border: '1px solid GrayText' } },
})

export const shapes: Record<SkeletonShape, string> = {
  text: layered({ blockSize: '0.7em', marginBlock: '0.25em', inlineSize: '100%', borderRadius: vars.radius.small }),
  block: layered({ blockSize: '6rem', inlineSize: '100%', borderRadius: vars.radius.control }),
  circle: layered({ blockSize: '2.5rem', inlineSize: '2.5rem', borderRadius: vars.radius.full }),
}
