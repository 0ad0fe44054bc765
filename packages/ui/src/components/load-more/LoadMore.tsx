import { useEffect, useRef, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { Button, type PendingProps } from '../button/Button.tsx'
import * as css from './LoadMore.css.ts'

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many are shown, in words: "Showing 24 of 240 aircraft". Heard again after each change. */
  summary: string
  /** There is more. Without more only the summary stands. */
  hasMore: boolean
  /** Asks for the next part of the list. */
  onLoadMore: () => void
  /** Words on the button. @default 'Load more' */
  label?: string | undefined
  /** The next part is on its way: words meanwhile. @default undefined, nothing is on its way */
  pendingLabel?: string | undefined
  /** Why the last try failed. @default undefined, not shown */
  error?: string | undefined
}

/**
 * The foot of a long list: how much is seen, and a button for the next part. Never loads by scrolling alone. Use it at
 * the end of every list that comes in parts, with its whole number where it is known.
 */
export const LoadMore = (props: LoadMoreProps) => {
  const { summary, hasMore, onLoadMore, label = 'Load more', pendingLabel, error, className, ...rest } = props
  const pending: PendingProps = pendingLabel === undefined ? {} : { pending: true, pendingLabel }
  const note = useRef<HTMLParagraphElement>(null)
  const isAsked = useRef(false)
  const load = () => {
    isAsked.current = true
    onLoadMore()
  }

  // With the last part the button goes, and the focus with it: the count of what is seen takes over.
  useEffect(() => {
    if (hasMore || !isAsked.current) return
    isAsked.current = false
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true })
  }, [hasMore])

  return (
    <div {...rest} className={cx(css.root, className)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <p ref={note} tabIndex={-1} className={css.note} role="status">
        {summary}
      </p>
      <div role="alert">{error !== undefined && <p className={css.error}>{error}</p>}</div>
      {hasMore && (
        <Button variant="outline" tone="neutral" onClick={load} {...pending}>
          {label}
        </Button>
      )}
    </div>
  )
}
