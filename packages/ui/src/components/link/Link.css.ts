import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { layered } from '../../internal/layered.ts'

/** `inherit` takes the colour of the text around it, for names and titles. */
export const linkTones = ['brand', 'inherit'] as const
export type LinkTone = (typeof linkTones)[number]

/** Links inside sentences are underlined always; in lists and navigation `hover` is enough. */
export const linkUnderlines = ['always', 'hover'] as const
export type LinkUnderline = (typeof linkUnderlines)[number]

export const link = layered({
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  transition: `text-decoration-color ${vars.motion.feedback} ${vars.motion.ease}`,
})

export const tones: Record<LinkTone, string> = {
  brand: layered({ color: vars.color.link }),
  inherit: layered({ color: 'inherit' }),
}

const shown = { textDecorationLine: 'underline', textDecorationColor: 'currentColor' }

export const underlines: Record<LinkUnderline, string> = {
  always: layered({
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in oklch, currentColor 40%, transparent)',
    selectors: { '&[data-state="hover"]': shown },
    '@media': { [media.hover]: { selectors: { '&:hover': shown } } },
  }),
  hover: layered({
    textDecorationLine: 'none',
    selectors: { '&[data-state="hover"]': shown },
    '@media': { [media.hover]: { selectors: { '&:hover': shown } } },
  }),
}
