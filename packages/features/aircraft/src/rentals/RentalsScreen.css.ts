import { media, vars } from '@pilotpair/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...stack, gap: vars.space[24], '@media': { [media.phone]: { gap: vars.space[16] } } })

/** The header brings its own room below. */
export const head = style({ marginBlockEnd: `calc(-1 * ${vars.space[24]})` })

/** On phones the text stays for ears only: beside the title it would wrap, and the page would jump when it goes. */
export const loadingText = style({
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

/** Closed on a phone, the panel stays in sight below the navigation bar and says what is filtered. */
export const panel = style({
  '@media': {
    [media.phone]: {
      selectors: {
        '&[data-open="false"]': {
          position: 'sticky',
          insetBlockStart: `calc(${vars.space[48]} + ${vars.space[12]})`,
          zIndex: 10,
          borderRadius: vars.radius.card,
          boxShadow: vars.shadow.resting,
        },
      },
    },
  },
})

export const form = style({ ...stack, gap: vars.space[16] })

export const fields = style({
  ...stack,
  gap: vars.space[16],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto 12rem' },
  },
})

export const searchField = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
})

/** Four types in two rows of two on phones, in one row elsewhere. */
export const typeField = style({ minInlineSize: 0 })
globalStyle(`${typeField} [role="radiogroup"]`, {
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const actions = style({
  display: 'flex',
  marginInlineStart: 'auto',
  gap: vars.space[12],
  '@media': { [media.phone]: { inlineSize: '100%' } },
})
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: 1 } } })

export const results = style({ ...stack, gap: vars.space[24], selectors: { '&:focus': { outline: 'none' } } })

/** Results of the filters before, while the new ones are on their way. */
export const outdated = style({ opacity: 0.6, transition: `opacity ${vars.motion.enter} ${vars.motion.ease}` })
