import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars
const hairline = `${vars.size.hairline} solid ${color.line}`

/** Who it is at the side, the form beside; one column on phones and tablets. */
export const layout = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'center',
  gap: `${space[24]} ${space[48]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: `15rem minmax(0, ${vars.size.formMax})` } },
})
export const alone = layered({ '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, ${vars.size.formMax})` } } })

export const identity = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignSelf: 'start',
  gap: space[12],
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem' } },
})
export const name = layered({ fontWeight: vars.weight.strong })
export const mail = layered({ color: color.textMuted, fontSize: text[14].size, lineHeight: text[14].line })

export const form = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24], minInlineSize: 0 })

export const head = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })
export const title = layered({
  fontSize: text[28].size,
  lineHeight: text[28].line,
  letterSpacing: vars.track.tighter,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: text[22].size, lineHeight: text[22].line } },
})
export const intro = layered({ color: color.textMuted, flex: '1 1 100%' })

export const section = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  padding: space[24],
  background: color.card,
  border: hairline,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: space[16] } },
})
export const sectionTitle = layered({ fontSize: text[18].size, lineHeight: text[18].line, letterSpacing: vars.track.tight })
export const description = layered({ color: color.textMuted, fontSize: text[14].size, lineHeight: text[14].line })

/** Two fields beside each other where there is room; a child that is or holds a `data-span` takes the whole line. */
export const fields = layered({
  display: 'grid',
  alignItems: 'start',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})
layeredGlobal(`${fields} > *`, { minInlineSize: 0 })
layeredGlobal(`${fields} > :is([data-span], :has([data-span]))`, { gridColumn: '1 / -1' })

export const images = layered({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  alignItems: 'start',
})

/** The way out of the form, in reach however long it is. */
export const bar = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[8],
  paddingBlock: space[12],
  background: color.page,
  borderBlockStart: hairline,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${space[16]})`, paddingInline: space[16], paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))` },
    // In so low a window a bar that stays would hide the field being filled in.
    '(max-height: 30rem)': { position: 'static' },
  },
})
export const unsaved = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  flex: '1 1 8rem',
  color: color.textMuted,
  fontSize: text[14].size,
  lineHeight: text[14].line,
})
export const buttons = layered({ display: 'flex', flexWrap: 'wrap', gap: space[8], '@media': { [media.phone]: { flex: '1 1 100%' } } })
layeredGlobal(`${buttons} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } })
