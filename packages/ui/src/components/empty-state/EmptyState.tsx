import { createElement, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** One drawing, decorative. @default none */
  drawing?: ReactNode
  /** A short title above the sentence. @default nothing */
  title?: ReactNode
  /** Place of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined
  /** One sentence: why there is nothing, or what to do. */
  children: ReactNode
  /** The button or link that leads on. @default nothing */
  action?: ReactNode
}

/**
 * What stands where a list would be: one drawing, one sentence, one way on. Use it when a list has loaded and is
 * empty; when it could not be loaded use `ErrorState`, for a whole address that leads nowhere `NotFound`.
 */
export const EmptyState = ({ drawing, title, level = 2, children, action, className, ...rest }: EmptyStateProps) => (
  <div {...rest} className={cx(styles.root, className)}>
    {drawing !== undefined && (
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
    )}
    {title !== undefined && createElement(`h${level}`, { className: styles.title }, title)}
    <p className={styles.sentence}>{children}</p>
    {action !== undefined && <div className={styles.actions}>{action}</div>}
  </div>
)
