import type { CSSProperties } from 'react'

/** Inline custom properties, which React's own type does not know: values that only the host can know. */
export const styleVars = (values: Record<`--${string}`, string | number>): CSSProperties => values
