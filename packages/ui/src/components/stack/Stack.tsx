import { createElement } from 'react'
import { cx } from '../../internal/cx.ts'
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts'
import { listRole, type LayoutProps } from './layout.ts'
import * as css from './Stack.css.ts'

export interface StackProps extends LayoutProps {
  /** Space between children; one step of the scale, or one per width. @default 16 */
  gap?: Sprinkles['gap'] | undefined
  /** How children stand across the column. @default 'stretch' */
  align?: Sprinkles['alignItems'] | undefined
}

/**
 * Children below each other. Use it for the distance between parts of a screen; for a line use `Inline`, for columns
 * `Grid`.
 */
export const Stack = ({ as = 'div', gap = 16, align, className, ...rest }: StackProps) => {
  const layout = sprinkles({ gap, ...(align === undefined ? {} : { alignItems: align }) })
  return createElement(as, { ...listRole(as), ...rest, className: cx(css.stack, layout, className) })
}

export interface InlineProps extends LayoutProps {
  /** Space between children; one step of the scale, or one per width. @default 8 */
  gap?: Sprinkles['gap'] | undefined
  /** Across the line. @default 'center' */
  align?: Sprinkles['alignItems'] | undefined
  /** Along the line. @default 'start' */
  justify?: Sprinkles['justifyContent'] | undefined
  /** Whether children that do not fit go on in the next line. @default 'wrap' */
  wrap?: Sprinkles['flexWrap'] | undefined
}

/**
 * Children beside each other, wrapping when they must. Use it for buttons, chips and facts in a line; for equal
 * columns use `Grid`.
 */
export const Inline = (props: InlineProps) => {
  const { as = 'div', gap = 8, align = 'center', justify = 'start', wrap = 'wrap', className, ...rest } = props
  const layout = sprinkles({ flexWrap: wrap, alignItems: align, justifyContent: justify, gap })
  return createElement(as, { ...listRole(as), ...rest, className: cx(css.inline, layout, className) })
}

export interface GridProps extends LayoutProps {
  /** Number of equal columns, or one per width: `{ phone: 1, tablet: 2, desktop: 3 }`. @default 1 */
  columns?: Sprinkles['gridTemplateColumns'] | undefined
  /** Space between children; one step of the scale, or one per width. @default 16 */
  gap?: Sprinkles['gap'] | undefined
  /** How children stand within their row. @default 'stretch' */
  align?: Sprinkles['alignItems'] | undefined
}

/**
 * Equal columns that shrink below their content rather than overflow. Use it for tiles and fields; cards of people and
 * aircraft have grids of their own.
 */
export const Grid = ({ as = 'div', columns = 1, gap = 16, align, className, ...rest }: GridProps) => {
  const layout = sprinkles({
    gridTemplateColumns: columns,
    gap,
    ...(align === undefined ? {} : { alignItems: align }),
  })
  return createElement(as, { ...listRole(as), ...rest, className: cx(css.grid, layout, className) })
}
