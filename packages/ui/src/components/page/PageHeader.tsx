import type { ReactNode } from 'react'
import * as css from './Page.css.ts'

export interface PageHeaderProps {
  /** The one title of the screen. */
  title: ReactNode
  /** A sentence beneath it. */
  description?: ReactNode
  /** A short fact at the end of the line, for example "6 aircraft". */
  aside?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** Title of a screen, with what belongs beside it. */
export const PageHeader = ({ title, description, aside, actions }: PageHeaderProps) => (
  <div className={css.head}>
    <div className={css.titles}>
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
