import { media, vars } from '@pilotpair/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] })

export const tiles = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  '@media': { [media.tablet]: { gap: vars.space[16] }, [media.desktop]: { gap: vars.space[24] } },
})

export const tile = style({
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  '@media': { [media.phone]: { paddingInline: vars.space[12] } },
})

// Three tiles beside each other leave a phone no room for drawings: the words would break.
globalStyle(`${tile} :is(svg, span:has(> svg))`, { '@media': { [media.phone]: { display: 'none' } } })

export const model = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 })

export const modelName = style({ minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const place = style({
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], color: vars.color.textMuted },
  },
})

/** The registration stands beside the airport where its own column has no room. */
export const onPhoneOnly = style({ display: 'none', minInlineSize: 0, '@media': { [media.phone]: { display: 'inline-flex' } } })

export const rate = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[8],
  whiteSpace: 'nowrap',
})

/** A table in a fold reaches its edges, as the other tables those of their cards. */
export const folded = style({
  marginBlockStart: `calc(-1 * ${vars.space[24]})`,
  marginInline: `calc(-1 * ${vars.space[24]})`,
  '@media': { [media.phone]: { marginBlockStart: `calc(-1 * ${vars.space[16]})`, marginInline: `calc(-1 * ${vars.space[16]})` } },
})

/** Flights under each other, set apart by lines. */
export const flights = style({ minInlineSize: 0 })

globalStyle(`${flights} > li + li`, { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` })

export const foot = style({ paddingBlockEnd: vars.space[24] })

/** The focus comes here when the row that had it has gone. */
export const figures = style({
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})

export const dialogForm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })

export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const equipment = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const legend = style({ padding: 0, marginBlockEnd: vars.space[8], fontWeight: vars.weight.medium, fontSize: vars.text[14].size })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const detail = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })

export const detailActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space[8] })

export const editorBones = style({ display: 'grid', gap: vars.space[16] })
