import { media, vars } from '@pilotpair/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const hairline = `${vars.size.hairline} solid ${vars.color.line}`

/** As high as the window below the navigation bar: the two halves scroll, the page does not. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 21rem) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.pageMax} + 3rem)`,
  blockSize: 'calc(100dvh - 4rem - 1px)',
  minBlockSize: '16rem',
  marginInline: 'auto',
  background: vars.color.card,
  borderInline: hairline,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      blockSize: 'calc(100dvh - 3.5rem - 1px)',
      borderInline: 0,
    },
  },
  selectors: {
    // Nothing to choose from: no second half says that one should.
    '&[data-alone="true"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** On a phone one half is seen at a time. */
export const half = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    '&:focus': { outline: 'none' },
    '& + &': { borderInlineStart: hairline },
    [`${screen}[data-alone="true"] > &[data-shown="false"]`]: { display: 'none' },
  },
  '@media': {
    [media.phone]: { selectors: { '&[data-shown="false"]': { display: 'none' }, '& + &': { borderInlineStart: 0 } } },
  },
})
globalStyle(`${half} > *`, { minInlineSize: 0 })

/** The head of the list, when there is no list. */
export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: '4rem',
  paddingInline: vars.space[16],
  borderBlockEnd: hairline,
})
export const heading = style({ fontSize: vars.text[18].size, lineHeight: vars.text[18].line })

export const list = style({ flex: 1 })
export const notice = style({ padding: vars.space[16] })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  minBlockSize: '4rem',
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[8]} ${vars.space[8]}`,
  borderBlockEnd: hairline,
})

/** The way back, as wide as it is high: its words are for ears only. */
export const back = style({ flex: 'none', inlineSize: vars.size.touch, minBlockSize: vars.size.touch, paddingInline: 0, gap: 0, justifyContent: 'center' })

/** Stands for a picture while nobody is known whose it would be. */
export const nobody = style({ flex: 'none', inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: vars.radius.full, background: vars.color.sunken })

export const partner = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  fontWeight: vars.weight.strong,
})

/** A sentence of ours between the messages and the box, or above the messages. */
export const aside = style({ flex: 'none', padding: `${vars.space[8]} ${vars.space[16]}` })

/** What fills the room of the messages while there are none to show. */
export const middle = style({ flex: 1, minBlockSize: 0, overflow: 'auto', display: 'grid', alignContent: 'center' })

/** Around the list of messages: hears its scrolling. */
export const messages = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 })

export const bones = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  flex: 1,
  minBlockSize: 0,
  gap: vars.space[12],
  padding: vars.space[24],
  overflow: 'hidden',
})
globalStyle(`${bones} > :nth-child(3n)`, { alignSelf: 'flex-end' })
