import { createElement, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { LayoutProps } from '../stack/layout.ts'
import { action as actionClass, card, clipped, foot, head, paddings, title as titleClass, type CardPadding } from './Card.css.ts'

export interface CardProps extends LayoutProps {
  /** `none` also clips the content to the corners. @default 'comfortable' */
  padding?: CardPadding | undefined
}

/**
 * A surface that holds one thing. With `CardHeader` and `CardFooter` set `padding="none"` and pad the middle. Use it
 * for one thing of a list; a part of the page with a title is a `Panel`.
 */
export const Card = ({ as = 'div', padding = 'comfortable', className, ...rest }: CardProps) =>
  createElement(as, { ...rest, className: cx(card, paddings[padding], padding === 'none' && clipped, className) })

/** The padded middle of a card that has header or footer. */
export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(paddings.comfortable, className)} />
)

export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The words of the heading. */
  title: ReactNode
  /** Place of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined
  /** One link or control at the end of the line. @default nothing */
  action?: ReactNode
}

/** Title line of a card. */
export const CardHeader = ({ title, level = 2, action, className, ...rest }: CardHeaderProps) => (
  <div {...rest} className={cx(head, className)}>
    {createElement(`h${level}`, { className: titleClass }, title)}
    {action !== undefined && <div className={actionClass}>{action}</div>}
  </div>
)

/** Line at the foot of a card, for actions. */
export const CardFooter = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(foot, className)} />
)
