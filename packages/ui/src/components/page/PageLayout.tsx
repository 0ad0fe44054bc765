import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as css from './Page.css.ts'

export const pageWidths = ['page', 'form', 'full'] as const
export type PageWidth = (typeof pageWidths)[number]

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** The bar at the top. @default nothing */
  header?: ReactNode
  /** Small print at the end of the page. @default nothing */
  footer?: ReactNode
  /** 1200 px, 640 px for forms, or as wide as the window without margins. @default 'page' */
  width?: PageWidth | undefined
  /** Words of the link that jumps over the header. @default 'Skip to content' */
  skipLabel?: string | undefined
  /** The content, usually a `PageHeader` and `Panel`s. */
  children: ReactNode
}

const contentId = 'content'

/** A jump within the page is no navigation: the address stays as it is. */
const skip = (event: MouseEvent): void => {
  event.preventDefault()
  document.getElementById(contentId)?.focus()
}

/**
 * Header, content, footer, and a first link over the header for the keyboard. Use it around every screen behind the
 * log-in, with `NavBar` as its header; before the log-in use `AuthLayout`.
 */
export const PageLayout = (props: PageLayoutProps) => {
  const { header, footer, width = 'page', skipLabel = 'Skip to content', children, className, ...rest } = props
  return (
    <div {...rest} className={cx(css.layout, className)}>
      {header !== undefined && (
        <a href={`#${contentId}`} className={css.skip} onClick={skip}>
          {skipLabel}
        </a>
      )}
      {header}
      <main id={contentId} tabIndex={-1} className={cx(css.main, css.width[width])}>
        {children}
      </main>
      {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
    </div>
  )
}
