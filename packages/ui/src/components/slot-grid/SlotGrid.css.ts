import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars
const gap = space[8]
const hairline = vars.size.hairline

/** As large as the reader asks for, as far as an hour fits into a quarter of the row. */
const fitting = (size: string, share: number) => `min(${size}, ${share}cqi)`

export const root = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const head = layered({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const summary = layered({
  minBlockSize: '2rem',
  fontSize: vars.text[16].size,
  lineHeight: '2rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
})

export const nothing = layered({ color: color.textMuted, fontWeight: vars.weight.medium })

const note = {
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  color: color.textMuted,
  overflowWrap: 'anywhere',
} as const

export const zone = layered({ ...note, display: 'flex', alignItems: 'center', gap: space[6] })
export const ownTime = layered({ ...note, fontVariantNumeric: 'tabular-nums' })
export const howTo = layered({ ...note, color: color.textQuiet })

export const grid = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap,
  border: 0,
  padding: 0,
  '@container': { '(max-width: 16rem)': { columnGap: space[4] } },
})

export const slot = layered({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  padding: `${space[4]} 0`,
  border: `${hairline} solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.card,
  color: color.text,
  fontSize: fitting(vars.text[14].size, 7),
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: ['background-color', 'border-color', 'color']
    .map((property) => `${property} ${vars.motion.feedback} ${vars.motion.ease}`)
    .join(', '),
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
      zIndex: 2,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled], [aria-pressed="true"], :disabled)': {
          borderColor: color.brand.edge,
          background: color.brand.surface,
        },
      },
    },
  },
})

/** Past and taken: quiet, but not broken. */
export const closed = layered({
  borderColor: 'transparent',
  background: color.sunken,
  color: color.textQuiet,
  fontWeight: vars.weight.regular,
  cursor: 'default',
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
})

/** Free, but the fixed length does not fit from here. */
export const short = layered({
  borderColor: color.line,
  borderStyle: 'dashed',
  color: color.textQuiet,
  fontWeight: vars.weight.regular,
  cursor: 'default',
})

export const selected = layered({
  borderColor: color.brand.solid,
  borderStyle: 'solid',
  background: color.brand.solid,
  color: color.brand.onSolid,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.brand.solidHover } } },
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})

export const joinsPrevious = layered({ borderStartStartRadius: 0, borderEndStartRadius: 0 })
export const joinsNext = layered({ borderStartEndRadius: 0, borderEndEndRadius: 0 })

/**
 * Bridges the gap to the next hour in the same row, with a fine line where one hour ends. Where the gap is narrower it
 * reaches into that hour, which has the same colour.
 */
export const bridged = layered({
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: `calc(${hairline} * -1)`,
      insetInlineStart: '100%',
      inlineSize: `calc(${gap} + 2 * ${hairline})`,
      background: color.brand.solid,
      pointerEvents: 'none',
    },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      insetBlock: '0.75rem',
      insetInlineStart: `calc(100% + ${gap} / 2)`,
      inlineSize: '1px',
      background: color.brand.onSolid,
      opacity: 0.42,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::after': { background: 'Highlight', forcedColorAdjust: 'none' } } } },
})

export const ownHour = layered({
  fontSize: fitting(vars.text[12].size, 6),
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.regular,
  color: color.textQuiet,
})
layeredGlobal(`${selected} ${ownHour}`, { color: 'inherit' })

export const legend = layered({ ...note, display: 'flex', flexWrap: 'wrap', columnGap: space[16], rowGap: space[4] })
export const legendItem = layered({ display: 'inline-flex', alignItems: 'center', gap: space[6] })

const swatch = {
  inlineSize: '0.875rem',
  blockSize: '0.625rem',
  borderRadius: '3px',
  border: `${hairline} solid ${color.control}`,
} as const
/** In forced colours, too, a swatch looks as the hours that it stands for. */
export const swatches = {
  free: layered({ ...swatch, background: color.card }),
  selected: layered({
    ...swatch,
    background: color.brand.solid,
    borderColor: color.brand.solid,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
  closed: layered({
    ...swatch,
    background: color.sunken,
    borderColor: color.line,
    '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
  }),
}
