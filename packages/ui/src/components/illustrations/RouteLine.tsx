import { lineOf, of, ringOf } from './Scenes.css.ts'

interface RouteLineProps {
  /** Extra class of the outermost element, for example to size it. */
  className?: string
}

/** The signature of the product: a thin dashed arc between two dots. Decorative; use it sparingly. */
export const RouteLine = ({ className }: RouteLineProps) => (
  <svg viewBox="0 0 200 64" aria-hidden="true" {...(className !== undefined && { className })}>
    <path d="M8 56C44 -2 156 -2 192 56" className={lineOf.brand} strokeWidth={1.75} strokeDasharray="1 7" />
    <circle cx="8" cy="56" r="4" className={of.brand} />
    <circle cx="192" cy="56" r="4" className={ringOf.brand} strokeWidth={1.75} />
  </svg>
)
