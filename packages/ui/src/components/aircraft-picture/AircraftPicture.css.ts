import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = layered({
  position: 'relative',
  aspectRatio: '3 / 2',
  inlineSize: '100%',
  overflow: 'hidden',
  background: `linear-gradient(${vars.color.art.skyTop}, ${vars.color.art.skyMid} 46%, ${vars.color.art.skyLow} 74%)`,
})

export const shape = {
  plain: layered({}),
  thumb: layered({
    inlineSize: '3.75rem',
    flex: 'none',
    borderRadius: vars.radius.control,
  }),
  rounded: layered({ borderRadius: vars.radius.card }),
}

export const image = layered({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const plate = layered({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  maxInlineSize: '100%',
  paddingInline: vars.space[8],
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.card,
  color: vars.color.text,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const onPicture = layered({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  maxInlineSize: `calc(100% - 2 * ${vars.space[12]})`,
  borderColor: 'transparent',
  boxShadow: vars.shadow.resting,
})
