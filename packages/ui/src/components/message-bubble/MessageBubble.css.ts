import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars

/** A line of the conversation: the bubble and the time under it, at the side of who speaks. */
export const row = layered({ position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const side = {
  other: layered({ alignItems: 'start' }),
  own: layered({ alignItems: 'end' }),
  center: layered({ alignItems: 'center' }),
}

/** Heard, not seen; pinned to the start, where it cannot widen what scrolls. */
export const speaker = layered({ insetInlineStart: 0, insetBlockStart: 0 })

export const bubble = layered({
  maxInlineSize: 'min(78%, 30rem)',
  minInlineSize: 0,
  padding: `${space[8]} ${space[12]}`,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.card,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Each line of a message finds its own direction, and marks piled on a letter stay inside.
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  overflow: 'clip',
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.touch]: { fontSize: text[16].size, lineHeight: text[16].line },
  },
})

export const other = layered({
  background: color.neutral.surface,
  color: color.text,
  borderEndStartRadius: vars.radius.small,
})

export const own = layered({
  background: color.brand.solid,
  color: color.brand.onSolid,
  borderColor: color.brand.edge,
  borderEndEndRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
})

export const sending = layered({
  background: color.brand.surface,
  color: color.brand.text,
  borderColor: color.brand.border,
  borderEndEndRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { borderStyle: 'dashed' } },
})

export const stamp = layered({
  marginBlock: `${space[4]} ${space[12]}`,
  color: color.textQuiet,
  fontSize: text[12].size,
  lineHeight: text[12].line,
  fontVariantNumeric: 'tabular-nums',
})

const notice = {
  display: 'flex',
  gap: space[12],
  inlineSize: 'min(100%, 30rem)',
  minInlineSize: 0,
  marginBlock: `${space[8]} ${space[16]}`,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.card,
  fontSize: text[14].size,
  lineHeight: text[14].line,
} as const

const forced = { [media.forcedColors]: { borderColor: 'CanvasText' } }

/** Cards in the middle, for what no person wrote. */
export const notices = {
  invitation: layered({
    ...notice,
    border: `${vars.size.hairline} solid ${color.brand.border}`,
    background: color.brand.surface,
    '@media': forced,
  }),
  operator: layered({
    ...notice,
    border: `${vars.size.hairline} solid ${color.neutral.border}`,
    background: color.neutral.surface,
    '@media': forced,
  }),
}

export const noticeIcon = {
  invitation: layered({ color: color.brand.text }),
  operator: layered({ color: color.neutral.text }),
}

export const noticeBody = layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const noticeTitle = layered({ fontWeight: vars.weight.medium })
export const noticeText = layered({
  color: color.textMuted,
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  overflow: 'clip',
  fontVariantNumeric: 'tabular-nums',
})
export const noticeTime = layered({
  display: 'block',
  marginBlockStart: space[4],
  color: color.textMuted,
  fontSize: text[12].size,
  lineHeight: text[12].line,
})
