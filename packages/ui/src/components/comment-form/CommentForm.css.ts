import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const form = layered({ display: 'flex', alignItems: 'start', gap: vars.space[12], minInlineSize: 0 })
export const avatar = layered({ marginBlockStart: `calc((${vars.size.control} - 2rem) / 2)` })
export const field = layered({ flex: 1, minInlineSize: 0 })

/** On phones the sign stands for the word, which stays the button's name. */
export const word = layered({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
/** It flies along the direction of reading. */
export const sign = layered({ display: 'none', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } }, '@media': { [media.phone]: { display: 'flex' } } })
export const button = layered({ position: 'relative', flex: 'none' })
