import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const layout = defineProperties({
  '@layer': layers.utilities,
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gridTemplateColumns: { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) },
    gap: { 0: '0', ...vars.space },
  },
})

/**
 * Atomic layout classes from the tokens, for what hosts may choose per width. Inside this package only; hosts use
 * `Stack`, `Inline`, `Grid`. Every property here costs each page its table of classes, so only those in use are listed.
 */
export const sprinkles = createSprinkles(layout)
export type Sprinkles = Parameters<typeof sprinkles>[0]
