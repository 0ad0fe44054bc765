import { layered, layeredGlobal } from '../../internal/layered.ts'
import { recordOf } from '../../internal/recordOf.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { tones, type Tone } from '../../theme/tokens.ts'

const { color, space, text } = vars

export const alert = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minInlineSize: 0,
  paddingBlock: space[12],
  paddingInline: space[16],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.card,
  color: color.text,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  overflowWrap: 'anywhere',
})

export const icon = layered({})

const paint = (tone: Tone) => {
  const name = layered({ background: color[tone].surface, borderColor: color[tone].border }, tone)
  layeredGlobal(`${name} > ${icon}`, { color: color[tone].text })
  return name
}

export const tints = recordOf(tones, paint)

export const withAction = layered({
  alignItems: 'center',
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})

export const body = layered({
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: 'calc(100% - 2.5rem)' } },
})

export const title = layered({ display: 'block', fontWeight: vars.weight.strong })

export const action = layered({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { inlineSize: '100%' } },
})
layeredGlobal(`${action} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } })
