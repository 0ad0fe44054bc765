import { layered } from '../../internal/layered.ts'
import { recordOf } from '../../internal/recordOf.ts'
import { vars } from '../../theme/contract.css.ts'
import { tones, type Tone } from '../../theme/tokens.ts'

/** 24, 32, 40, 56 and 80 px. */
export const avatarSizes = ['tiny', 'small', 'medium', 'large', 'huge'] as const
export type AvatarSize = (typeof avatarSizes)[number]

export const avatar = layered({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'clip',
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  userSelect: 'none',
})

const edge: Record<AvatarSize, string> = { tiny: '1.5rem', small: '2rem', medium: '2.5rem', large: '3.5rem', huge: '5rem' }

const shape = (size: AvatarSize) =>
  layered({ inlineSize: edge[size], blockSize: edge[size], fontSize: `calc(${edge[size]} * 0.36)` }, size)

export const sizes: Record<AvatarSize, string> = {
  tiny: shape('tiny'),
  small: shape('small'),
  medium: shape('medium'),
  large: shape('large'),
  huge: shape('huge'),
}

const paint = (tone: Tone) =>
  layered(
    {
      background: vars.color[tone].surface,
      color: vars.color[tone].text,
      boxShadow: `inset 0 0 0 1px ${vars.color[tone].border}`,
    },
    tone,
  )

export const tints = recordOf(tones, paint)

export const picture = layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
