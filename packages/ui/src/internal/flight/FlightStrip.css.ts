import { recordOf } from '../recordOf.ts'
import { layered, layeredGlobal } from '../layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { tones, type Tone } from '../../theme/tokens.ts'

const { color, space, text } = vars
const hairline = `${vars.size.hairline} solid ${color.line}`

// The strip follows the room it is given, not the window: it stands in pages, panels and sheets alike.
const medium = '(min-width: 40rem)'
const wide = '(min-width: 56rem)'

/** After the paper strip on a tower desk. */
export const frame = layered({
  containerType: 'inline-size',
  minInlineSize: 0,
  background: color.card,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const strip = layered({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
  '@container': {
    [medium]: { display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr) 16rem' },
    [wide]: { gridTemplateColumns: '5.5rem minmax(0, 1.45fr) minmax(0, 1fr) 12rem 16rem' },
  },
})
layeredGlobal(`${strip} > *`, { minInlineSize: 0 })

const cell = { paddingBlock: space[12], paddingInline: space[16] } as const
const roomy = { padding: space[16] } as const

export const date = layered({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flex: '0 0 4.5rem',
  paddingBlock: space[12],
  textAlign: 'center',
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [medium]: { gridRow: 1, gridColumn: 1 } },
})
export const day = layered({
  fontSize: text[28].size,
  lineHeight: '2rem',
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tighter,
})
export const leaf: Record<Tone, string> = recordOf(tones, (tone) =>
  layered({ background: color[tone].surface, color: color[tone].text }, tone),
)

export const main = layered({
  ...cell,
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  flex: '1 1 calc(100% - 4.5rem)',
  borderInlineStart: hairline,
  '@container': { [medium]: { ...roomy, gridRow: 1, gridColumn: 2 } },
})

export const when = layered({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  letterSpacing: vars.track.tight,
  fontVariantNumeric: 'tabular-nums',
})
export const hours = layered({
  marginInlineStart: space[8],
  fontWeight: vars.weight.regular,
  fontSize: text[14].size,
  letterSpacing: 0,
  color: color.textMuted,
  whiteSpace: 'nowrap',
})

export const muted = layered({ color: color.textMuted })
export const tiny = layered({ fontSize: text[12].size, lineHeight: text[12].line, color: color.textMuted })

export const facts = layered({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  overflow: 'clip',
  color: color.textMuted,
  listStyle: 'none',
})
// A dot before each fact but the first of its line: that one lies beyond the edge and is clipped.
layeredGlobal(`${facts} > li`, { position: 'relative' })
layeredGlobal(`${facts} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '-9px',
  insetBlockStart: 'calc(0.625rem - 1px)',
  inlineSize: '3px',
  blockSize: '3px',
  borderRadius: vars.radius.full,
  background: color.textQuiet,
})

export const who = layered({
  ...cell,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  // Beside the longest badge of a status on a phone of 360 pixels.
  flex: '999 1 9rem',
  borderBlockStart: hairline,
  '@container': {
    [medium]: { ...roomy, gridRow: 2, gridColumn: '1 / 3' },
    [wide]: { gridRow: 1, gridColumn: 3, borderBlockStart: 0, borderInlineStart: hairline },
  },
})
export const person = layered({ minInlineSize: 0 })
export const name = layered({ fontWeight: vars.weight.medium })

export const money = layered({
  ...cell,
  flex: '1 1 100%',
  display: 'grid',
  alignContent: 'center',
  borderBlockStart: hairline,
  '@container': {
    [medium]: { ...roomy, gridRow: 2, gridColumn: 3, borderInlineStart: hairline },
    [wide]: { gridRow: 1, gridColumn: 4, borderBlockStart: 0 },
  },
})

/** One column at the end of the line; on phones its parts join the flow of the strip. */
export const act = layered({
  display: 'contents',
  '@container': {
    [medium]: {
      ...roomy,
      display: 'grid',
      gridRow: 1,
      gridColumn: 3,
      alignContent: 'center',
      gap: space[8],
      borderInlineStart: hairline,
    },
    [wide]: { gridColumn: 5 },
  },
})
export const status = layered({
  ...cell,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  flex: '1 0 auto',
  maxInlineSize: '100%',
  borderBlockStart: hairline,
  '@container': { [medium]: { padding: 0, border: 0 } },
})
export const aside = layered({
  paddingInline: space[16],
  paddingBlockEnd: space[12],
  flex: '1 1 100%',
  order: 2,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  color: color.textMuted,
  '@container': { [medium]: { padding: 0, order: 0, textAlign: 'end' } },
})
export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  flex: '1 1 100%',
  order: 1,
  paddingInline: space[16],
  paddingBlockEnd: space[16],
  '@container': { [medium]: { padding: 0, order: 0 } },
})
layeredGlobal(`${actions} > *`, { flex: '1 1 auto', paddingInline: space[12] })

export const note = layered({
  ...cell,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  flex: '1 1 100%',
  order: 3,
  borderBlockStart: hairline,
  '@container': { [medium]: { gridColumn: '1 / -1', order: 0 } },
})
export const noteTones = {
  accent: layered({ background: color.accent.surface }),
  neutral: layered({ background: color.sunken }),
  danger: layered({ background: color.danger.surface, color: color.danger.text }),
} as const
export type NoteTone = keyof typeof noteTones

export const offer = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  flex: '1 1 18rem',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const offered = layered({ fontWeight: vars.weight.strong, textDecoration: 'none' })
export const message = layered({ flex: '1 1 100%', whiteSpace: 'pre-wrap' })
export const arrow = layered({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
export const noteActions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  flex: '0 1 auto',
  '@container': { '(max-width: 39.99rem)': { flex: '1 1 100%' } },
})
layeredGlobal(`${noteActions} > *`, { flex: '1 1 auto', paddingInline: space[8] })
export const wholeLine = layered({ flex: '1 1 100%' })

/** Nothing will come of it any more. */
export const closed = layered({})
layeredGlobal(`${closed} ${when}`, { color: color.textMuted, fontWeight: vars.weight.medium })
layeredGlobal(`${closed} ${main}, ${closed} ${name}`, { color: color.textMuted })
layeredGlobal(`${closed} ${who} > :first-child`, { filter: 'saturate(.6)' })
