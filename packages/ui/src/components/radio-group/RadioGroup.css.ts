import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

/** How the choices look: circles with words, or cards to press. */
export const radioVariants = ['plain', 'card'] as const
export type RadioVariant = (typeof radioVariants)[number]

/** Which way the choices run; rows break where there is no room. */
export const radioLayouts = ['column', 'row'] as const
export type RadioLayout = (typeof radioLayouts)[number]

export const layouts: Record<RadioLayout, string> = {
  column: layered({ display: 'flex', flexDirection: 'column' }),
  row: layered({ display: 'flex', flexWrap: 'wrap' }),
}

export const gaps: Record<RadioVariant, string> = {
  plain: layered({ columnGap: space[24] }),
  card: layered({ gap: space[12] }),
}

export const legend = layered({ padding: 0, marginBlockEnd: space[6] })

export const choices: Record<RadioVariant, string> = {
  plain: layered({}),
  card: layered({
    padding: space[16],
    border: `${vars.size.hairline} solid ${color.control}`,
    borderRadius: vars.radius.card,
    background: color.card,
    transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
    selectors: {
      '&:has(:checked)': { borderColor: color.brand.edge, background: color.brand.surface },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { background: color.sunken, borderColor: color.line },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: color.text } } } },
  }),
}

layeredGlobal(`${layouts.row} > ${choices.card}`, { flex: '1 1 12rem' })

export const circle = layered({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1.5px solid ${color.control}`,
  borderRadius: '50%',
  background: color.controlFill,
  cursor: 'inherit',
  transition: `border-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:checked': { borderColor: color.brand.edge, background: color.brand.solid },
    '&:checked::after': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: '50%',
      background: color.brand.onSolid,
    },
    '[aria-invalid="true"] &': { borderColor: color.danger.solid },
    '&:disabled': { background: color.sunken, borderColor: color.lineStrong },
    '&:disabled::after': { background: color.textQuiet },
    // The card around it shows the focus.
    [`${choices.card} > &:focus-visible`]: { outline: 'none' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
})

export const words = layered({ minInlineSize: 0, fontWeight: 'inherit' })

export const description = layered({
  display: 'block',
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  color: color.textMuted,
})
