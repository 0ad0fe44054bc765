import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

export const legend = layered({ padding: 0 })

export const row = layered({ display: 'inline-flex', alignSelf: 'start', maxInlineSize: '100%' })

export const star = layered({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: color.brand.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has(:disabled)': { color: color.textQuiet, cursor: 'not-allowed' },
    '[aria-invalid="true"] &': { color: color.danger.text },
  },
})

/** The native radio covers its star. */
export const radio = layered({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

const filled = { fill: 'currentColor' }

// The chosen star and all before it; with a pointer over the row, those up to the pointer.
layeredGlobal(`${star}:is(:has(:checked), :has(~ ${star} :checked)) svg`, filled)
layeredGlobal(`${row}:has(${star}:hover) ${star}:not(:has(:disabled)):is(:hover, :has(~ ${star}:hover)) svg`, {
  '@media': { [media.hover]: filled },
})
layeredGlobal(`${star}:hover ~ ${star}:not(:has(:disabled)) svg`, { '@media': { [media.hover]: { fill: 'none' } } })

/** Sizes of stars that are only shown. */
export const ratingSizes = ['small', 'medium'] as const
export type RatingSize = (typeof ratingSizes)[number]

export const display = layered({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[6],
  maxInlineSize: '100%',
  minInlineSize: 0,
  color: color.text,
})

export const stars = layered({ position: 'relative', display: 'inline-flex', flex: 'none', color: color.brand.text })

export const sizes: Record<RatingSize, string> = { small: layered({}), medium: layered({}) }
layeredGlobal(`${sizes.small} svg`, { inlineSize: '1rem', blockSize: '1rem' })
layeredGlobal(`${sizes.medium} svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' })

/** Filled stars over outlined ones, cut where the value ends. */
export const fill = layered({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  overflow: 'hidden',
})
layeredGlobal(`${stars} svg`, { flex: 'none', strokeWidth: vars.size.iconStroke })
layeredGlobal(`${fill} svg`, filled)

export const text = layered({ minInlineSize: 0, overflowWrap: 'anywhere', fontSize: vars.text[12].size, lineHeight: vars.text[12].line, color: color.textMuted })
