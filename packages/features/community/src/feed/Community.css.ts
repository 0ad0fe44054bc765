import { media, vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** Categories beside the feed where there is room, above it elsewhere. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '12rem minmax(0, 44rem)',
      gap: space[32],
      justifyContent: 'center',
      alignItems: 'start',
    },
  },
})

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  // Below the navigation bar, which stays too.
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(4rem + ${space[24]})`, gap: space[8] } },
})

/** Above the feed it is the heading of a page as everywhere; beside it there is no room for one. */
export const title = style({
  fontSize: vars.text[22].size,
  lineHeight: vars.text[22].line,
  '@media': { [media.desktop]: { fontSize: vars.text[16].size, lineHeight: vars.text[16].line } },
})

/** Room at the end for the button that floats over it. */
export const feed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockEnd: space[64],
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})

export const comments = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const bones = style({ display: 'grid', gap: space[12] })

export const bonesHead = style({ display: 'flex', alignItems: 'center', gap: space[12] })
