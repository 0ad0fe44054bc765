import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

/** Shape of the picture inside: `wide` 3:2, `square`, or `round` for a portrait. */
export const dropzoneShapes = ['wide', 'square', 'round'] as const
export type DropzoneShape = (typeof dropzoneShapes)[number]

export const zone = layered({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: '9rem',
  padding: space[16],
  border: `1.5px dashed ${color.control}`,
  borderRadius: vars.radius.card,
  background: color.controlFill,
  color: color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  textAlign: 'center',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&[data-over="true"]': { borderColor: color.brand.edge, background: color.brand.surface },
    '&:has(> :focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(> [aria-invalid="true"])': { borderColor: color.danger.solid },
    '&[data-off]': { background: color.sunken, borderColor: color.line, color: color.textQuiet },
    '&[data-filled="true"]': { borderStyle: 'solid', borderColor: color.lineStrong, padding: space[12] },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-off])': { borderColor: color.text } } } },
})

/** The native input covers the zone: a press anywhere, a drop and the keyboard all meet it. */
export const input = layered({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const invite = layered({ display: 'grid', justifyItems: 'center', gap: space[8], minInlineSize: 0, overflowWrap: 'anywhere' })
export const choose = layered({ color: color.link, fontWeight: vars.weight.medium, textDecorationLine: 'underline' })
export const limits = layered({ fontSize: vars.text[12].size, lineHeight: vars.text[12].line })
layeredGlobal(`${zone}[data-off] ${choose}`, { color: 'inherit', textDecorationLine: 'none' })

export const filled = layered({ display: 'grid', justifyItems: 'center', gap: space[12], inlineSize: '100%', minInlineSize: 0 })

export const picture = layered({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  background: color.sunken,
})

export const shapes: Record<DropzoneShape, string> = {
  wide: layered({ inlineSize: '100%', aspectRatio: '3 / 2', maxBlockSize: '18rem', objectFit: 'contain' }),
  square: layered({ inlineSize: '10rem', aspectRatio: '1', objectFit: 'contain' }),
  round: layered({ inlineSize: '7rem', aspectRatio: '1', objectFit: 'cover', borderRadius: vars.radius.full }),
}

export const paper = layered({ display: 'grid', placeItems: 'center', blockSize: '6rem', color: color.textMuted })

export const name = layered({ color: color.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere', maxInlineSize: '100%' })

export const actions = layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: space[8] })

/** Looks like a button; the press is the input's, which lies above it. */
export const replace = layered({
  padding: `${space[6]} ${space[12]}`,
  border: `${vars.size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.control,
  color: color.text,
  background: color.card,
  fontWeight: vars.weight.medium,
})

/** Above the input, or it could not be pressed. */
export const above = layered({ position: 'relative' })
