import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const toggle = layered({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.size.control,
  margin: '2px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: vars.color.textQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    // Answers fingers in the whole height of the field.
    [media.touch]: { marginBlock: '-1px' },
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.text, background: vars.color.hover } } },
  },
})
