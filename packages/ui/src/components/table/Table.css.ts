import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const hairline = `${vars.size.hairline} solid ${vars.color.line}`
const phone = (rule: object) => ({ '@media': { [media.phone]: rule } })

export const frame = layered({ position: 'relative', minInlineSize: 0 })

/** Phones have no headers to press. */
export const phoneSort = layered({
  display: 'none',
  ...phone({ display: 'block', padding: `${vars.space[12]} ${vars.space[16]}`, borderBlockEnd: hairline }),
})

export const table = layered({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  ...phone({ display: 'block' }),
})

export const caption = layered({
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  ...phone({ display: 'block' }),
})

/** A caption that is seen keeps its distance; a hidden one takes no room. */
export const captionRoom = layered({ paddingBlockEnd: vars.space[8] })

export const head = layered({ ...phone({ display: 'none' }) })
export const group = layered({ ...phone({ display: 'block' }) })

export const heading = layered({
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockEnd: hairline,
  color: vars.color.textQuiet,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 63.99rem)': { paddingInline: vars.space[12] } },
})

export const sort = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '1.5rem',
  margin: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
})

export const density = {
  comfortable: layered({ vars: { '--pp-cell': vars.space[16] } }),
  compact: layered({ vars: { '--pp-cell': '10px' } }),
}

export const row = layered({
  ...phone({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[12]}`,
    padding: `${vars.space[12]} ${vars.space[16]}`,
    borderBlockEnd: hairline,
  }),
})

export const clickable = layered({
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
})

export const open = layered({ background: vars.color.brand.surface })

export const cell = layered({
  padding: `var(--pp-cell) ${vars.space[16]}`,
  borderBlockEnd: hairline,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    [`${open} > &`]: { borderBlockEndColor: vars.color.brand.border },
  },
  '@media': {
    '(max-width: 63.99rem)': { paddingInline: vars.space[12] },
    [media.phone]: { padding: 0, border: 0 },
  },
})

// Outer cells keep the edge of the card that the table stands in.
layeredGlobal(`${table} tr > :first-child`, { '@media': { [media.tablet]: { paddingInlineStart: vars.space[24] } } })
layeredGlobal(`${table} tr > :last-child`, { '@media': { [media.tablet]: { paddingInlineEnd: vars.space[24] } } })
layeredGlobal(`${table} tbody > tr:last-child > *`, { borderBlockEnd: 0 })
layeredGlobal(`${table} tbody > tr:last-child`, { borderBlockEnd: 0 })

export const align = {
  start: layered({}),
  end: layered({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', ...phone({ textAlign: 'start' }) }),
}

/** Where a cell goes in the card that a row becomes on phones. */
export const onPhone = {
  title: layered({ ...phone({ order: -2, gridColumn: 1 }) }),
  corner: layered({ ...phone({ order: -1, gridColumn: 2, justifySelf: 'end' }) }),
  line: layered({ ...phone({ gridColumn: '1 / -1' }) }),
  hidden: layered({ ...phone({ display: 'none' }) }),
}

export const fromDesktop = layered({ '@media': { '(max-width: 63.99rem)': { display: 'none' } } })

export const phoneLabel = layered({
  display: 'none',
  ...phone({ display: 'inline', color: vars.color.textQuiet, marginInlineEnd: vars.space[8] }),
})

export const detailRow = layered({ ...phone({ display: 'block', borderBlockEnd: hairline }) })
export const detail = layered({
  padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[24]}`,
  borderBlockEnd: hairline,
  ...phone({ display: 'block', padding: vars.space[16], border: 0 }),
})

export const toggle = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.controlCompact,
  paddingInline: vars.space[12],
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
})

/** Phones show the sign alone; the words are still heard. */
export const toggleLabel = layered({
  ...phone({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
})

export const sign = layered({
  flex: 'none',
  transition: `transform ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const empty = layered({ ...phone({ display: 'block' }) })
