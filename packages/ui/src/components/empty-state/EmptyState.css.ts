import { layered, layeredGlobal } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

export const root = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[8],
  paddingBlock: `${space[32]} ${space[48]}`,
  paddingInline: space[24],
})

export const drawing = layered({ inlineSize: '17.5rem', maxInlineSize: '100%', marginBlockEnd: space[8] })
layeredGlobal(`${drawing} > svg`, { inlineSize: '100%', blockSize: 'auto' })

export const title = layered({
  fontSize: vars.text[18].size,
  lineHeight: vars.text[18].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tight,
  overflowWrap: 'anywhere',
})

export const sentence = layered({
  maxInlineSize: '30rem',
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const actions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[16],
  maxInlineSize: '100%',
})
