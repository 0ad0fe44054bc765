import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space, text } = vars
const hairline = `${vars.size.hairline} solid ${color.line}`

export const root = layered({ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0, background: color.card })

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  flex: 'none',
  minBlockSize: '4rem',
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: hairline,
})

export const heading = layered({ fontSize: text[18].size, lineHeight: text[18].line, letterSpacing: vars.track.tight })

export const body = layered({ flex: 1, minBlockSize: 0 })
/** Only what holds links may scroll: the keyboard scrolls by going through them. */
export const scrolls = layered({ overflow: 'auto', overscrollBehavior: 'contain' })

export const item = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '4rem',
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: hairline,
  color: color.text,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { background: color.brand.surface },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.hover } } },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const lines = layered({ flex: 1, minInlineSize: 0, display: 'grid' })
export const line = layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8], minInlineSize: 0 })

const oneLine = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = layered({ ...oneLine, fontWeight: vars.weight.medium })
export const nameUnread = layered({ fontWeight: vars.weight.strong })
export const preview = layered({ ...oneLine, flex: 1, color: color.textMuted })
export const previewUnread = layered({ color: color.text })

export const time = layered({
  flex: 'none',
  color: color.textMuted,
  fontSize: text[12].size,
  lineHeight: text[12].line,
})

export const bones = layered({ display: 'flex', flexDirection: 'column', gap: space[8], flex: 1 })

/** The height of a conversation with nothing unusual about it. */
export const usualHeight = `(4rem + ${vars.size.hairline})`
