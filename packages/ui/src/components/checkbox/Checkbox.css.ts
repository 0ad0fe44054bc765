import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

/** Shared with the switch: control, then its sentence, with a row high enough for fingers. */
export const row = layered({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[12],
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.controlCompact} - ${vars.text[14].line}) / 2)`,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textQuiet, cursor: 'not-allowed' } },
  // Without words, too.
  '@media': { [media.touch]: { minInlineSize: vars.size.touch } },
})

export const box = layered({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1.5px solid ${color.control}`,
  borderRadius: vars.radius.small,
  background: color.controlFill,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:checked, &:indeterminate': { background: color.brand.solid, borderColor: color.brand.edge },
    '&:checked::after': {
      content: '""',
      inlineSize: '0.3125rem',
      blockSize: '0.625rem',
      borderStyle: 'solid',
      borderColor: color.brand.onSolid,
      borderWidth: '0 2px 2px 0',
      transform: 'translate(0, -1px) rotate(45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      inlineSize: '0.625rem',
      blockSize: 0,
      borderStyle: 'solid',
      borderColor: color.brand.onSolid,
      borderWidth: '0 0 2px 0',
      transform: 'none',
    },
    '&[aria-invalid="true"]': { borderColor: color.danger.solid },
    '&:disabled': { background: color.sunken, borderColor: color.lineStrong },
    '&:disabled::after': { borderColor: color.textQuiet },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
})
