import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** `corner` floats over the lower end corner of the window, `inline` stands where it is written. */
export const fabPlacements = ['corner', 'inline'] as const
export type FabPlacement = (typeof fabPlacements)[number]

export const fab = layered({
  minBlockSize: '3.5rem',
  paddingInline: vars.space[24],
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  '@media': { [media.phone]: { inlineSize: '3.5rem', padding: 0 } },
})

// A circle with its sign on phones; the words are still heard.
layeredGlobal(`${fab} > span:last-child`, {
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

const edge = (least: string, side: string) => `max(${least}, env(safe-area-inset-${side}))`

export const placements: Record<FabPlacement, string> = {
  corner: layered({
    position: 'fixed',
    zIndex: 15,
    insetBlockEnd: edge(vars.space[24], 'bottom'),
    insetInlineEnd: `max(${vars.space[24]}, calc((100vw - ${vars.size.pageMax}) / 2))`,
    maxInlineSize: `calc(100vw - 2 * ${vars.space[24]})`,
    '@media': {
      [media.phone]: { insetBlockEnd: edge(vars.space[16], 'bottom'), insetInlineEnd: edge(vars.space[16], 'right') },
    },
  }),
  inline: layered({ position: 'relative' }),
}
