import type { ComponentProps } from 'react'
import { lineOf, of, ringOf } from './paints.ts'

export type RouteLineProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-hidden'>

/** The signature of the product: a thin dashed arc between two dots. Decorative; use it sparingly. */
export const RouteLine = (props: RouteLineProps) => (
  <svg {...props} viewBox="0 0 200 64" aria-hidden="true">
    <path d="M8 56C44 -2 156 -2 192 56" {...lineOf.brand} strokeWidth={1.75} strokeDasharray="1 7" />
    <circle cx="8" cy="56" r="4" {...of.brand} />
    <circle cx="192" cy="56" r="4" {...ringOf.brand} strokeWidth={1.75} />
  </svg>
)
