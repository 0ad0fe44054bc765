import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = layered({ minInlineSize: 0 })

/** Closed on phones it stays at the top, below the bar of the page, as a line that says what is filtered. */
export const sticky = layered({
  borderRadius: vars.radius.card,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--pp-sticky-top, 3.5rem) + ${vars.space[8]})`,
      zIndex: 10,
      scrollMarginBlockStart: '5rem',
      boxShadow: vars.shadow.resting,
    },
  },
})

export const form = layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
