import { layered } from '../../internal/layered.ts'
import { recordOf } from '../../internal/recordOf.ts'
import { vars } from '../../theme/contract.css.ts'
import { tones, type Tone } from '../../theme/tokens.ts'

/** `pill` says a status, `tag` a property (Wet, IFR), `count` a number. */
export const badgeShapes = ['pill', 'tag', 'count'] as const
export type BadgeShape = (typeof badgeShapes)[number]

const { space } = vars

export const badge = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  minInlineSize: 0,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
})

export const shapes: Record<BadgeShape, string> = {
  pill: layered({
    minBlockSize: '1.5rem',
    paddingInline: space[8],
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.radius.full,
  }),
  tag: layered({
    minBlockSize: '1.25rem',
    paddingInline: space[6],
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.radius.small,
  }),
  count: layered({
    minInlineSize: '1.25rem',
    minBlockSize: '1.25rem',
    paddingInline: space[6],
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
}

const paint = (shape: BadgeShape, tone: Tone): string => {
  const own = vars.color[tone]
  switch (shape) {
    case 'pill':
      return layered({ background: own.surface, color: own.text, borderColor: own.border })
    case 'tag':
      return layered({ background: own.surface, color: own.text })
    case 'count':
      return tone === 'neutral'
        ? layered({ background: own.surface, color: own.text })
        : layered({ background: own.solid, color: own.onSolid })
  }
}

const row = (shape: BadgeShape) => recordOf(tones, (tone) => paint(shape, tone))

export const tints: Record<BadgeShape, Record<Tone, string>> = { pill: row('pill'), tag: row('tag'), count: row('count') }

export const text = layered({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
