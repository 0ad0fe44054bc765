import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const height = (lines: string) => `calc(${lines} * 1lh + 2 * ${vars.space[8]})`

export const area = layered({
  display: 'block',
  minBlockSize: height('var(--pp-rows)'),
  maxBlockSize: height('var(--pp-max-rows)'),
  paddingBlock: vars.space[8],
  // Grows with its text; browsers without it are helped by script.
  fieldSizing: 'content',
  resize: 'vertical',
  overflowWrap: 'anywhere',
  // One line is 44 px high, with its box.
  '@media': { [media.touch]: { paddingBlock: '9px' } },
  selectors: {
    '&:disabled': { resize: 'none' },
    '&:read-only:not(:disabled)': { background: vars.color.sunken },
  },
})

export const left = layered({
  flex: 'none',
  marginBlockStart: vars.space[6],
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const over = layered({ color: vars.color.danger.text, fontWeight: vars.weight.medium })
