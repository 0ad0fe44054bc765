import { media, vars } from '@pilotpair/ui/theme'
import { style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...stack, gap: vars.space[24], maxInlineSize: vars.size.formMax, marginInline: 'auto' })

/** The header brings its own room below. */
export const head = style({ marginBlockEnd: `calc(-1 * ${vars.space[24]})` })

/** Without cards it takes no room, not even the gap. */
export const section = style({ ...stack, gap: vars.space[24], outline: 'none', selectors: { '&:empty': { display: 'none' } } })

export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] })

export const picture = style({
  flex: 'none',
  inlineSize: '7.5rem',
  '@media': { [media.phone]: { inlineSize: '5rem' } },
})

export const facts = style({ ...stack, flex: '1 1 12rem', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' })

/** What somebody wrote, with its own lines. */
export const note = style({ whiteSpace: 'pre-wrap' })

/** Beneath all else, over the whole width. */
export const rule = style({ flex: '1 1 100%', overflowWrap: 'anywhere' })

export const bones = style({ ...stack, gap: vars.space[16] })

export const bone = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minBlockSize: vars.size.touch })

export const add = style({ display: 'flex', flexWrap: 'wrap' })

export const secure = style({
  display: 'flex',
  gap: vars.space[6],
  color: vars.color.textMuted,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
})

export const secureIcon = style({ flex: 'none', marginBlockStart: '1px' })
