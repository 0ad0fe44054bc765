import { vars } from '../theme/contract.css.ts'
import { layered, layeredGlobal } from './layered.ts'

export const iconSizes = ['tiny', 'small', 'medium', 'large'] as const
export type IconSize = (typeof iconSizes)[number]

const edge: Record<IconSize, string> = { tiny: '0.875rem', small: '1rem', medium: '1.25rem', large: '1.5rem' }

const slot = (size: IconSize) => {
  const name = layered({ display: 'inline-flex', flex: 'none', inlineSize: edge[size], blockSize: edge[size] }, size)
  layeredGlobal(`${name} > svg`, { inlineSize: '100%', blockSize: '100%', strokeWidth: vars.size.iconStroke })
  return name
}

/** A box of the right size for an icon; the drawing inside fills it with our line width. */
export const iconSlot: Record<IconSize, string> = {
  tiny: slot('tiny'),
  small: slot('small'),
  medium: slot('medium'),
  large: slot('large'),
}
