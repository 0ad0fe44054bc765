import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { EmptyDrawing, type EmptyDrawingName } from '../illustrations/EmptyDrawing.tsx'
import * as css from './NotFound.css.ts'

export interface StatusPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The way on: usually a link to where the person may go. */
  action: ReactNode
  /** The heading of the screen. @default 'Nothing at this address' or 'No permission' */
  title?: string | undefined
  /** One sentence: what may have happened. @default a general one */
  children?: ReactNode
}

interface FrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  code: string
  drawing: EmptyDrawingName
  title: string
  action: ReactNode
  children: ReactNode
}

const Frame = ({ code, drawing, title, action, children, className, ...rest }: FrameProps) => (
  <div {...rest} className={cx(css.root, className)}>
    <EmptyDrawing name={drawing} className={css.drawing} />
    <p className={css.code}>{code}</p>
    <h1 className={css.title}>{title}</h1>
    <p className={css.sentence}>{children}</p>
    <div className={css.actions}>{action}</div>
  </div>
)

/**
 * The address leads nowhere. Use it as a whole screen; for one that is there but not allowed use `NoPermission`, for a
 * list without entries `EmptyState`, for a failed call `ErrorState`.
 */
export const NotFound = (props: StatusPageProps) => {
  const {
    title = 'Nothing at this address', children = 'The page may have moved, or the link is incomplete.', ...rest
  } = props
  return (
    <Frame {...rest} code="404" drawing="clouds" title={title}>
      {children}
    </Frame>
  )
}

/**
 * The person may not see this (specification §2.1, /unauthorized). Use it as a whole screen; someone who is not logged
 * in is asked to log in instead.
 */
export const NoPermission = (props: StatusPageProps) => {
  const { title = 'No permission', children = 'You do not have permission to access this page.', ...rest } = props
  return (
    <Frame {...rest} code="403" drawing="hangar" title={title}>
      {children}
    </Frame>
  )
}
