import { keyframes } from '@vanilla-extract/css'
import { layered, layeredGlobal } from '../../internal/layered.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { toastDefaults } from './constants.ts'

/** The element in the top layer. It takes no room of its own; what it holds places itself. */
export const layer = layered({
  position: 'fixed',
  inset: 'auto',
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
})

export const list = layered({ vars: { '--width': `${toastDefaults.width}px` } })

// The library shifts the list out of a narrow right-to-left screen; this puts it back. Important, here and below,
// because the library's own style sheet is in no layer: it would win over ours at any weight, and a rule of ours outside
// the layers would win over those of hosts.
layeredGlobal(`${list}[dir="rtl"]`, {
  '@media': { '(max-width: 600px)': { insetInlineStart: 'var(--mobile-offset-left) !important' } },
})

export const toast = layered({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[12],
  inlineSize: 'var(--width)',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  fontFamily: vars.font.sans,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  fontWeight: vars.weight.medium,
  // The library takes a drag that selects text for no swipe.
  userSelect: 'none',
  selectors: {
    // The library's own focus shadow is too faint on dark grounds, and it takes the outline away.
    '&:focus-visible': { outline: `2px solid ${vars.color.focus} !important`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

// What lies behind the front toast shows its edge, not its words.
layeredGlobal(`${toast}[data-expanded="false"][data-front="false"] > *`, { opacity: 0 })

export const content = layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const icon = layered({ flex: 'none', display: 'flex' })

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })
export const spinner = layered({ animation: `${spin} 900ms linear infinite` })

export const tone = {
  success: layered({ color: vars.color.success.text }),
  info: layered({ color: vars.color.info.text }),
  warning: layered({ color: vars.color.warning.text }),
  error: layered({ color: vars.color.danger.text }),
  loading: layered({ color: vars.color.textMuted }),
}

export const action = layered({
  position: 'relative',
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  padding: `${vars.space[2]} ${vars.space[8]}`,
  border: `${vars.size.hairline} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    // A finger needs 44 px; the button stays small.
    '&::after': { content: '', position: 'absolute', inset: '-10px -2px' },
    '&:hover': { background: vars.color.hover },
  },
})

export const close = layered({
  order: 1,
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: '-2px',
  marginInlineEnd: '-6px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.textQuiet,
  cursor: 'pointer',
  selectors: {
    // A finger needs 44 px; the sign stays small.
    '&::after': { content: '', position: 'absolute', inset: '-10px' },
    '&:hover': { color: vars.color.text, background: vars.color.hover },
  },
})
