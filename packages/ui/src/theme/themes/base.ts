import type { BaseTokens } from '../tokens.ts'

/** Type, space, shape and motion. Sizes are in rem so that they follow the reader's font size. */
export const base: BaseTokens = {
  space: {
    2: '0.125rem', 4: '0.25rem', 6: '0.375rem', 8: '0.5rem', 12: '0.75rem', 16: '1rem', 24: '1.5rem', 32: '2rem',
    48: '3rem', 64: '4rem',
  },
  text: {
    12: { size: '0.75rem', line: '1rem' },
    14: { size: '0.875rem', line: '1.25rem' },
    16: { size: '1rem', line: '1.5rem' },
    18: { size: '1.125rem', line: '1.5rem' },
    22: { size: '1.375rem', line: '1.75rem' },
    28: { size: '1.75rem', line: '2.25rem' },
    36: { size: '2.25rem', line: '2.75rem' },
  },
  weight: { regular: '420', medium: '520', strong: '620' },
  track: { tight: '-0.011em', tighter: '-0.021em' },
  radius: { small: '4px', control: '6px', card: '12px', full: '999px' },
  motion: { feedback: '120ms', enter: '200ms', ease: 'cubic-bezier(.2,.7,.2,1)' },
  size: {
    touch: '2.75rem',
    control: '2.5rem',
    controlCompact: '2rem',
    pageMax: '75rem',
    formMax: '40rem',
    measure: '68ch',
    hairline: '1px',
    iconStroke: '1.5',
  },
  font: { sans: '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif' },
}
