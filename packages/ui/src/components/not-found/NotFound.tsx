import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { EmptyDrawing, type EmptyDrawingName } from '../illustrations/EmptyDrawing.tsx'
import * as css from './NotFound.css.ts'

export interface StatusPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The way on: usually a link to where the person may go. */
  action: ReactNode
  title?: string
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

/** The address leads nowhere. */
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

/** The person may not see this (specification §2.1, /unauthorized). */
export const NoPermission = (props: StatusPageProps) => {
  const { title = 'No permission', children = 'You do not have permission to access this page.', ...rest } = props
  return (
    <Frame {...rest} code="403" drawing="hangar" title={title}>
      {children}
    </Frame>
  )
}
