import { layered } from '../../internal/layered.ts'
import { recordOf } from '../../internal/recordOf.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { textSteps, weightNames } from '../../theme/tokens.ts'

export const headingLevels = [1, 2, 3, 4] as const
export type HeadingLevel = (typeof headingLevels)[number]

/** Colours of running text. */
export const textColors = ['text', 'textMuted', 'textQuiet', 'link'] as const
export type TextColor = (typeof textColors)[number]
export type TextWeight = keyof typeof vars.weight

export const sizes = recordOf(textSteps, (step) =>
  layered({ fontSize: vars.text[step].size, lineHeight: vars.text[step].line }),
)

export const colors = recordOf(textColors, (name) => layered({ color: vars.color[name] }))

export const weights = recordOf(weightNames, (name) => layered({ fontWeight: vars.weight[name] }))

export const numeric = layered({ fontVariantNumeric: 'tabular-nums' })

export const clamp = layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 })

const shared = { fontWeight: vars.weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' } as const

export const heading: Record<HeadingLevel, string> = {
  1: layered({
    ...shared,
    fontSize: vars.text[28].size,
    lineHeight: vars.text[28].line,
    letterSpacing: vars.track.tighter,
    '@media': { [media.phone]: { fontSize: vars.text[22].size, lineHeight: vars.text[22].line } },
  }),
  2: layered({
    ...shared,
    fontSize: vars.text[18].size,
    lineHeight: vars.text[18].line,
    letterSpacing: vars.track.tight,
  }),
  3: layered({
    ...shared,
    fontSize: vars.text[16].size,
    lineHeight: vars.text[16].line,
    letterSpacing: vars.track.tight,
  }),
  4: layered({ ...shared, fontSize: vars.text[14].size, lineHeight: vars.text[14].line }),
}
