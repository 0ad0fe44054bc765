import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as css from './DescriptionList.css.ts'

/** One fact. */
export interface DescriptionItem {
  term: string
  /** Absent or empty facts show `missing`. */
  value: ReactNode
  /** Set off by a line and stronger: the sum of what stands above. @default false */
  isTotal?: boolean | undefined
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts: a term and its value each. */
  items: readonly DescriptionItem[]
  /** Stands for an absent value. @default 'Not given' */
  missing?: string | undefined
}

const isAbsent = (value: ReactNode): boolean => value === undefined || value === null || value === ''

/**
 * Facts about one thing, each with its name: names at the start, values at the end of the line. Use it for one thing;
 * for many of the same kind use `Table`.
 */
export const DescriptionList = ({ items, missing = 'Not given', className, ...rest }: DescriptionListProps) => (
  <dl {...rest} className={cx(css.list, className)}>
    {items.map(({ term, value, isTotal = false }) => (
      <div key={term} className={css.pair}>
        <dt className={cx(css.term, isTotal && css.total)}>{term}</dt>
        <dd
          // Texts keep the column's edge whatever their direction; what else there is stands for itself.
          {...(typeof value !== 'string' && { dir: 'auto' })}
          className={cx(css.value, isTotal && css.total, isAbsent(value) && css.missing)}
        >
          {isAbsent(value) ? missing : typeof value === 'string' ? <bdi>{value}</bdi> : value}
        </dd>
      </div>
    ))}
  </dl>
)
