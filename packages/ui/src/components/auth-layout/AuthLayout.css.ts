import { layered, layeredGlobal } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'

/** The panel needs more room than the usual tablet width leaves. */
const wide = '(min-width: 60rem)'
const narrow = '(max-width: 59.99rem)'

export const root = layered({
  display: 'grid',
  minBlockSize: '100dvh',
  background: vars.color.card,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
})

// The room that the page keeps for its scroll bar takes the same colour.
layeredGlobal(`html:has(${root})`, { background: vars.color.card })

export const side = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  padding: `${vars.space[32]} ${vars.space[48]}`,
  '@media': {
    [narrow]: {
      gridTemplateRows: 'auto auto 1fr',
      padding: `${vars.space[24]} ${vars.space[16]}`,
    },
  },
})

export const home = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.size.touch,
  // For fingers; the logo is 32 px high.
  marginBlock: '-0.375rem',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
})

export const box = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  inlineSize: 'min(100%, 23.5rem)',
  margin: 'auto',
  paddingBlock: vars.space[32],
  '@media': { [narrow]: { marginBlock: 0 } },
  selectors: { '&:focus': { outline: 'none' } },
})

export const head = layered({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' })

export const title = layered({
  fontSize: vars.text[28].size,
  lineHeight: vars.text[28].line,
  letterSpacing: vars.track.tighter,
})

export const lead = layered({ color: vars.color.textMuted })

export const after = layered({
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})

export const footer = layered({
  alignSelf: 'end',
  color: vars.color.textQuiet,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
})

export const panel = layered({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  minBlockSize: '40rem',
  padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[12]} 0`,
  '@media': { [narrow]: { display: 'none' } },
})

export const frame = layered({
  position: 'relative',
  blockSize: '100%',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  isolation: 'isolate',
})

export const say = layered({
  position: 'absolute',
  insetInline: vars.space[48],
  insetBlockStart: vars.space[48],
  color: vars.color.art.panelText,
})

export const slogan = layered({
  fontSize: vars.text[36].size,
  lineHeight: vars.text[36].line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tighter,
  whiteSpace: 'pre-line',
})

export const subline = layered({ marginBlockStart: vars.space[12], maxInlineSize: '26rem', opacity: 0.86 })

export const sample = layered({ position: 'absolute', insetInline: vars.space[48], insetBlockEnd: vars.space[48] })

export const strip = layered({
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr) auto',
  background: vars.color.card,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
})

const part = {
  padding: `${vars.space[12]} ${vars.space[16]}`,
} as const
const ruled = { borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}` } as const

export const date = layered({
  ...part,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  background: vars.color.success.surface,
  color: vars.color.success.text,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.medium,
})
export const day = layered({
  fontSize: vars.text[28].size,
  lineHeight: '2rem',
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.tighter,
})
export const when = layered({ ...part, ...ruled, display: 'grid', alignContent: 'center', gap: vars.space[4] })
export const strong = layered({ fontWeight: vars.weight.strong, letterSpacing: vars.track.tight })
export const small = layered({
  color: vars.color.textMuted,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
})
export const tiny = layered({
  color: vars.color.textMuted,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
})
export const who = layered({ ...part, ...ruled, display: 'flex', alignItems: 'center', gap: vars.space[12] })
export const pair = layered({ display: 'inline-flex' })

const person = (tone: 'brand' | 'info') =>
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.full,
    background: vars.color[tone].surface,
    color: vars.color[tone].text,
    boxShadow: `inset 0 0 0 1px ${vars.color[tone].border}`,
    fontSize: vars.text[12].size,
    fontWeight: vars.weight.strong,
  })

/** The two people of the picture. */
export const pilot = { first: person('brand'), second: person('info') }
