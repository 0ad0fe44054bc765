import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

/** `row` scrolls sideways where there is no room; `responsive` is a row up to 1023 px and a column from there. */
export const toggleGroupLayouts = ['row', 'column', 'responsive'] as const
export type ToggleGroupLayout = (typeof toggleGroupLayouts)[number]

const row = {
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring inside the scroller.
  padding: space[4],
  margin: `calc(-1 * ${space[4]})`,
} as const

/** What a row has to lose to be a column. */
const turned = { flexDirection: 'column', gap: 0, overflowX: 'visible', padding: 0, margin: 0 } as const

export const layouts: Record<ToggleGroupLayout, string> = {
  row: layered(row),
  column: layered({ display: 'flex', flexDirection: 'column' }),
  responsive: layered({ ...row, '@media': { [media.desktop]: turned } }),
}

export const button = layered({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '20rem',
  border: `${vars.size.hairline} solid transparent`,
  background: 'none',
  color: color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[aria-pressed="true"]': { background: color.brand.surface, borderColor: color.brand.edge, color: color.brand.text },
    '&[aria-disabled="true"]': { color: color.textQuiet, textDecorationLine: 'line-through', cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], [aria-disabled="true"])': { background: color.hover, color: color.text },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
})

const pill = {
  gap: space[6],
  minBlockSize: vars.size.controlCompact,
  paddingInline: space[12],
  paddingBlock: space[4],
  borderRadius: `calc(${vars.size.controlCompact} / 2)`,
  borderColor: color.control,
  '@media': { [media.touch]: { minBlockSize: vars.size.touch, borderRadius: `calc(${vars.size.touch} / 2)` } },
} as const

const line = {
  gap: space[12],
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  paddingInline: space[12],
  paddingBlock: space[8],
  borderRadius: vars.radius.control,
  borderColor: 'transparent',
} as const

const quietMark = { '&[aria-pressed="true"]': { borderColor: 'transparent' } }

export const shapes: Record<ToggleGroupLayout, string> = {
  row: layered(pill),
  column: layered({ ...line, selectors: quietMark, '@media': { [media.touch]: { minBlockSize: vars.size.touch } } }),
  responsive: layered({ ...pill, '@media': { ...pill['@media'], [media.desktop]: { ...line, selectors: quietMark } } }),
}

export const words = layered({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const count = layered({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: vars.text[12].size,
  fontVariantNumeric: 'tabular-nums',
})
