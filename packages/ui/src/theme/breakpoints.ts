/** Widths at which layouts change. Phones are the default; rules are added from these widths up. */
export const breakpoints = { tablet: '48rem', desktop: '64rem' } as const

/** Name of a width from which a layout changes. */
export type Breakpoint = keyof typeof breakpoints

/** Media queries for `@media` blocks in styles: `media.tablet` is 48rem and wider. */
export const media = {
  phone: '(max-width: 47.99rem)',
  tablet: `(min-width: ${breakpoints.tablet})`,
  desktop: `(min-width: ${breakpoints.desktop})`,
  /** A pointer that can hover; keeps hover looks from sticking after a tap. */
  hover: '(hover: hover)',
  /** Fingers, or a screen so small that they are likely: controls grow to 44 px. */
  touch: '(max-width: 47.99rem), (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
