import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { layered, layeredGlobal } from '../../internal/layered.ts'

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

/** Around a link that stands alone: it is 44 px high for fingers, in the room of its line. */
export const alone = layered({})
layeredGlobal(`${alone} > ${link}`, { position: 'relative', padding: '14px', margin: '-14px' })

export const tones: Record<LinkTone, string> = {
  brand: layered({ color: vars.color.link }),
  inherit: layered({ color: 'inherit' }),
}

const shown = { textDecorationLine: 'underline', textDecorationColor: 'currentColor' }

export const underlines: Record<LinkUnderline, string> = {
  always: layered({
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in oklch, currentColor 40%, transparent)',
    '@media': { [media.hover]: { selectors: { '&:hover': shown } } },
  }),
  hover: layered({
    textDecorationLine: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': shown } } },
  }),
}
