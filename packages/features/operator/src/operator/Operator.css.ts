import { media, vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] })

export const tiles = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  '@media': { [media.tablet]: { gap: vars.space[16] }, [media.desktop]: { gap: vars.space[24] } },
})

export const tile = style({ gap: vars.space[4], paddingBlock: vars.space[16] })

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

export const foot = style({ paddingBlockEnd: vars.space[24] })
