import { layered } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, motion } = vars

/** Cannot be switched now, with the focus or without. The role is there for its weight: it wins over hovering. */
const unusable = '&[role]:is(:disabled, [aria-disabled="true"])'

export const track = layered({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '1.375rem',
  marginBlock: '-1px',
  borderRadius: vars.radius.full,
  background: color.control,
  cursor: 'inherit',
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: vars.radius.full,
      background: color.card,
      transition: `inset-inline-start ${motion.feedback} ${motion.ease}`,
    },
    '&:hover': { background: color.textMuted },
    '&:checked': { background: color.brand.solid },
    '&:checked:hover': { background: color.brand.solidHover },
    '&:checked::after': { insetInlineStart: 'calc(100% - 1rem - 3px)', background: color.brand.onSolid },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    [unusable]: { background: color.lineStrong },
  },
  '@media': {
    // Still a switch, in the colours of the system: a thumb in a track, filled when on.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      selectors: {
        '&::after': { insetBlockStart: '2px', insetInlineStart: '2px', background: 'ButtonText' },
        '&:hover': { background: 'ButtonFace', borderColor: 'Highlight' },
        '&:checked, &:checked:hover': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::after': { insetInlineStart: 'calc(100% - 1rem - 2px)', background: 'HighlightText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
        [unusable]: { background: 'ButtonFace', borderColor: 'GrayText' },
        [`${unusable}::after`]: { background: 'GrayText' },
      },
    },
  },
})
