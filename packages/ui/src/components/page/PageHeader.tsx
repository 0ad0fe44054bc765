import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as css from './Page.css.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A way back, above the title: a link with an arrow. @default nothing */
  back?: ReactNode
  /** The one title of the screen. */
  title: ReactNode
  /** A sentence beneath it. @default nothing */
  description?: ReactNode
  /** A short fact at the end of the line, for example "6 aircraft". @default nothing */
  aside?: ReactNode
  /** Buttons at the end of the line. @default nothing */
  actions?: ReactNode
}

/**
 * Title of a screen, with what belongs beside it. Use it once a screen, as the first of the content of `PageLayout`:
 * its title is the only heading of level 1. Titles within the screen belong to `Panel` and `Section`.
 */
export const PageHeader = ({ back, title, description, aside, actions, className, ...rest }: PageHeaderProps) => (
  <div {...rest} className={cx(css.head, className)}>
    <div className={css.titles}>
      {back !== undefined && <div className={css.back}>{back}</div>}
      <h1 className={css.title} dir="auto">
        {title}
      </h1>
      {description !== undefined && <p className={css.description}>{description}</p>}
    </div>
    {(aside !== undefined || actions !== undefined) && (
      <div className={css.aside}>
        {aside}
        {actions}
      </div>
    )}
  </div>
)
