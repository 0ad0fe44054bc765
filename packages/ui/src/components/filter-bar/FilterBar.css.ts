import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

/** `card` is a surface of its own; `plain` stands on whatever is around it. */
export const filterSurfaces = ['card', 'plain'] as const
export type FilterSurface = (typeof filterSurfaces)[number]

export const root = layered({ minInlineSize: 0 })

export const surfaces: Record<FilterSurface, string> = {
  card: layered({
    padding: space[24],
    background: vars.color.card,
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { [media.phone]: { padding: space[16] }, [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  plain: layered({}),
}

/** Fields share the line as they have room, the actions keep its end. */
export const fields = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[16] })
layeredGlobal(`${fields} > *`, { flex: '1 1 auto', minInlineSize: 'min(12rem, 100%)', maxInlineSize: '100%' })

export const row = layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[16] })
export const grow = layered({ flex: '1 1 20rem', minInlineSize: 0 })

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { inlineSize: '100%' } },
})

// Actions share the width on phones.
layeredGlobal(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } })
