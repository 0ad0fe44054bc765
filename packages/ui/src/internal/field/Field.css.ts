import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { layered, layeredGlobal } from '../layered.ts'
import type { ControlSize } from '../props.ts'

const { color, space, text } = vars

export const root = layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0, border: 0, padding: 0, margin: 0 })

export const head = layered({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockEnd: space[6],
  fontSize: text[14].size,
  lineHeight: text[14].line,
})

export const label = layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

/** Drawn by style, so that it joins neither the accessible name nor the text that tests look for. */
export const requiredMark = layered({
  '::after': { content: '"*" / ""', marginInlineStart: space[4], color: color.danger.text },
})

export const optional = layered({ color: color.textQuiet, flex: 'none' })

export const box = layered({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  background: color.controlFill,
  color: color.text,
  border: `${vars.size.hairline} solid ${color.control}`,
  borderRadius: vars.radius.control,
  fontSize: text[14].size,
  lineHeight: text[14].line,
  cursor: 'text',
  transition: `border-color ${vars.motion.feedback} ${vars.motion.ease}`,
  '@media': {
    // Below 16 px phones zoom into a focused field.
    [media.touch]: { fontSize: text[16].size, lineHeight: text[16].line },
  },
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:has(> :focus-visible:not(button))': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&:has(> [aria-invalid="true"])': {
      borderColor: color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
    },
    '&:has(> [aria-invalid="true"]:focus-visible)': { outlineColor: color.danger.solid },
    '&:has(> input:read-only:not(:disabled))': { background: color.sunken, borderColor: color.lineStrong },
    '&:has(> :disabled:not(button))': {
      background: color.sunken,
      borderColor: color.line,
      color: color.textQuiet,
      cursor: 'not-allowed',
    },
  },
})

export const boxSize: Record<ControlSize, string> = {
  comfortable: layered({ minBlockSize: vars.size.control }),
  compact: layered({ minBlockSize: vars.size.controlCompact }),
}

/** The native control: it fills the box and leaves every look to it. */
export const control = layered({
  flex: 1,
  alignSelf: 'stretch',
  // Between two long units, too.
  minInlineSize: '20%',
  inlineSize: '100%',
  appearance: 'none',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  paddingBlock: 0,
  paddingInline: space[12],
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.textQuiet, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: color.textQuiet },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 100px ${color.controlFill}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
})

const adornment = {
  color: color.textQuiet,
  display: 'flex',
  alignItems: 'center',
  // A long unit breaks, and leaves room to type.
  maxInlineSize: '50%',
  overflowWrap: 'anywhere',
} as const

export const start = layered({ ...adornment, paddingInlineStart: space[12] })
export const end = layered({ ...adornment, paddingInlineEnd: space[12] })
layeredGlobal(`${start} + ${control}`, { paddingInlineStart: space[8] })
layeredGlobal(`${control}:has(+ ${end})`, { paddingInlineEnd: space[8] })

export const hint = layered({
  marginBlockStart: space[6],
  fontSize: text[12].size,
  lineHeight: text[12].line,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})

export const error = layered({
  display: 'flex',
  gap: space[6],
  marginBlockStart: space[6],
  fontSize: text[14].size,
  lineHeight: text[14].line,
  color: color.danger.text,
  overflowWrap: 'anywhere',
})

export const errorIcon = layered({ marginBlockStart: space[2] })
