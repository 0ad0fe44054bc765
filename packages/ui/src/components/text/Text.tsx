import { createElement, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import type { TextStep } from '../../theme/tokens.ts'
import {
  clamp, colors, heading, numeric as tabular, sizes, weights, type HeadingLevel, type TextColor, type TextWeight,
} from './Text.css.ts'

export const textElements = ['p', 'span', 'div', 'strong', 'em', 'small', 'dt', 'dd', 'address'] as const
export type TextElement = (typeof textElements)[number]

export interface TextProps extends Omit<ComponentProps<'p'>, 'color'> {
  /** The element: a paragraph, or what stands inside of one. @default 'p' */
  as?: TextElement | undefined
  /** Step of the type scale. @default 16 */
  size?: TextStep | undefined
  /** A colour of running text. @default 'text' */
  color?: TextColor | undefined
  /** How bold. @default 'regular' */
  weight?: TextWeight | undefined
  /** Figures of equal width, for times, prices and registrations. @default false */
  numeric?: boolean | undefined
  /** One line, cut with an ellipsis. @default false */
  truncate?: boolean | undefined
}

/**
 * Running text from the scale. For text that users typed set `dir="auto"`. Use it for sentences; titles are a
 * `Heading`.
 */
export const Text = (props: TextProps) => {
  const { as = 'p', size = 16, color = 'text', weight = 'regular', numeric, truncate, className, ...rest } = props
  return createElement(as, {
    ...rest,
    className: cx(sizes[size], colors[color], weights[weight], numeric === true && tabular, truncate === true && clamp, className),
  })
}

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level: HeadingLevel
  /** Its look, when that should differ from its place. @default the level */
  looksLike?: HeadingLevel | undefined
}

/**
 * A heading: level for the outline, look for the eye. Use it inside of parts that bring no title of their own;
 * screens, panels and cards have theirs.
 */
export const Heading = ({ level, looksLike = level, className, ...rest }: HeadingProps) => {
  return createElement(`h${level}`, { ...rest, className: cx(heading[looksLike], className) })
}
