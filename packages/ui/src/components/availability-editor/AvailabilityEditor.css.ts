import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars
const line = `${vars.size.hairline} solid ${color.line}`

/** From this width of the editor a day is one line of a timetable; below, days fold. */
const roomy = '(min-width: 52rem)'
const tight = '(max-width: 51.99rem)'

export const root = layered({ containerType: 'inline-size', minInlineSize: 0 })

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  marginBlockEnd: space[16],
})
export const titles = layered({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = layered({
  fontSize: text[16].size,
  lineHeight: text[16].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
})
export const description = layered({ fontSize: text[14].size, lineHeight: text[14].line, color: color.textMuted })

const columns = '11rem 23rem minmax(0, 1fr) 8.5rem'

/** How many rows a day has: where there is room, "Add hours" stands beside the last one. */
const lastRow = 'var(--pp-hours-rows)'

export const ruler = layered({
  display: 'grid',
  columnGap: space[24],
  '@container': { [tight]: { display: 'none' }, [roomy]: { gridTemplateColumns: columns } },
})
export const hours = layered({
  position: 'relative',
  gridColumn: 3,
  blockSize: '1.25rem',
  fontSize: text[12].size,
  lineHeight: text[12].line,
  color: color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
})
/** A clock runs from left to right in every script of the product; so do ruler and bars. */
export const hour = layered({ position: 'absolute', transform: 'translateX(-50%)' })
layeredGlobal(`${hour}:first-child`, { transform: 'none' })
layeredGlobal(`${hour}:last-child`, { transform: 'translateX(-100%)' })

export const week = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none', margin: 0, padding: 0 })

export const day = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[8]} ${space[12]}`,
  alignItems: 'center',
  paddingBlock: space[12],
  borderBlockStart: line,
  minInlineSize: 0,
  '@container': {
    [roomy]: { gridTemplateColumns: columns, gap: `0 ${space[24]}`, alignItems: 'start' },
  },
})

export const dayHead = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: vars.size.controlCompact,
  gridArea: '1 / 1',
})
export const dayName = layered({ fontWeight: vars.weight.medium, minInlineSize: 0 })
// Where there is no room beside its switch a day's name stands below it, whole.
layeredGlobal(`${dayName} > label`, { flexWrap: 'wrap' })
export const changedMark = layered({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  border: `${vars.size.hairline} solid ${color.accent.edge}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const total = layered({
  marginInlineStart: 'auto',
  flex: 'none',
  color: color.textQuiet,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontVariantNumeric: 'tabular-nums',
})

/** Shows and hides the hours of a day; there is no need for it where there is room. */
export const fold = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginBlock: '-0.375rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@container': { [roomy]: { display: 'none' } },
})
export const foldSign = layered({
  transition: `transform ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const body = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  '@container': {
    [tight]: { gridColumn: '1 / -1', gridRow: 3 },
    [roomy]: { gridColumn: 2, gridRow: 1, gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
})
/** Folded away where there is little room. */
export const folded = layered({ '@container': { [tight]: { display: 'none' } } })

export const closed = layered({
  color: color.textQuiet,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  paddingBlock: space[6],
  '@container': { [roomy]: { gridColumn: '1 / -1' } },
})

export const row = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  '@container': { [roomy]: { gridColumn: 1 } },
})
export const time = layered({
  flex: '0 0 5.25rem',
  minInlineSize: '3.75rem',
  '@container': { [tight]: { flex: '1 1 5rem', maxInlineSize: '8rem' } },
})
/** Times stay left to right, whatever the page. */
export const timeInput = layered({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.controlCompact,
  padding: `0 ${space[4]}`,
  textAlign: 'center',
  fontSize: text[14].size,
  lineHeight: text[14].line,
  fontVariantNumeric: 'tabular-nums',
  background: color.controlFill,
  color: color.text,
  border: `${vars.size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:focus-visible': { borderColor: color.focus, outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': {
      borderColor: color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
    },
    '&:read-only:not(:disabled)': { background: color.sunken },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch, fontSize: text[16].size, lineHeight: text[16].line },
  },
})
export const to = layered({ color: color.textQuiet, flex: 'none' })

export const add = layered({
  justifySelf: 'start',
  marginInlineStart: '-0.75rem',
  '@container': { [roomy]: { gridColumn: 2, gridRow: lastRow, alignSelf: 'center', marginInlineStart: 0 } },
})

export const copy = layered({
  justifySelf: 'start',
  marginInlineStart: '-0.75rem',
  '@container': {
    [tight]: { gridColumn: '1 / -1', gridRow: 4 },
    [roomy]: { gridColumn: 4, gridRow: 1, justifySelf: 'end', marginInlineStart: 0 },
  },
})

export const problems = layered({
  display: 'grid',
  gap: space[4],
  fontSize: text[14].size,
  lineHeight: text[14].line,
  color: color.danger.text,
  '@container': { [roomy]: { gridColumn: '1 / -1', gridRow: `calc(${lastRow} + 1)` } },
})
export const problem = layered({ display: 'flex', gap: space[6], overflowWrap: 'anywhere' })
export const problemIcon = layered({ marginBlockStart: space[2] })

export const bar = layered({
  position: 'relative',
  blockSize: '1.25rem',
  '@container': {
    [tight]: { gridColumn: '1 / -1', gridRow: 2 },
    [roomy]: { gridColumn: 3, gridRow: 1, blockSize: vars.size.controlCompact },
  },
})
export const rail = layered({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(50% - 0.25rem)',
  blockSize: '0.5rem',
  borderRadius: '3px',
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
})
export const tick = layered({ position: 'absolute', insetBlock: 0, inlineSize: '1px', background: color.line })
export const segment = layered({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.375rem)',
  blockSize: '0.75rem',
  minInlineSize: '3px',
  borderRadius: '3px',
  background: color.brand.solid,
  // Hours that touch stay two.
  boxShadow: `0 0 0 1px ${color.card}`,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const shared = layered({
  zIndex: 1,
  borderRadius: '2px',
  background: `repeating-linear-gradient(135deg, ${color.danger.solid} 0 4px, ${color.danger.surface} 4px 7px)`,
  boxShadow: `0 0 0 1.5px ${color.danger.solid}`,
  '@media': { [media.forcedColors]: { background: 'Mark', outline: '2px solid CanvasText' } },
})
/** Nothing to see on a closed day where there is little room. */
export const barOfClosed = layered({ '@container': { [tight]: { display: 'none' } } })

export const foot = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[16]}`,
  paddingBlockStart: space[16],
  borderBlockStart: line,
})
export const state = layered({
  display: 'grid',
  gap: space[8],
  flex: '1 1 16rem',
  minInlineSize: 0,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
})
export const blocked = layered({ display: 'flex', gap: space[6], color: color.danger.text })
export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@container': { '(max-width: 30rem)': { inlineSize: '100%' } },
})
layeredGlobal(`${actions} > *`, { '@container': { '(max-width: 30rem)': { flex: '1 1 auto' } } })
