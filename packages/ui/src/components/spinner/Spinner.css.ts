import { keyframes } from '@vanilla-extract/css'
import { layered } from '../../internal/layered.ts'

export const spinnerSizes = ['small', 'medium', 'large'] as const
export type SpinnerSize = (typeof spinnerSizes)[number]

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const ring = layered({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid color-mix(in oklch, currentColor 28%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 900ms linear infinite`,
})

export const sizes: Record<SpinnerSize, string> = {
  small: layered({ inlineSize: '1rem', blockSize: '1rem' }),
  medium: layered({ inlineSize: '1.25rem', blockSize: '1.25rem' }),
  large: layered({ inlineSize: '2rem', blockSize: '2rem', borderWidth: '3px' }),
}

export const wrap = layered({ display: 'inline-flex' })
