import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as css from './Page.css.ts'

interface TitledProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  /** The words of the heading; they name the region. */
  title: string
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** What stands at the end of the title's line: a link, a count, a button. @default nothing */
  aside?: ReactNode
  /** The content. */
  children: ReactNode
}

export interface PanelProps extends TitledProps {
  /** Room around the content. Lists and tables reach the edge without it. @default false */
  isPadded?: boolean | undefined
}

/**
 * A card with a title, named by it. Use it for a list or a form of its own; where what is inside has cards of its own
 * use `Section`.
 */
export const Panel = ({ title, headingLevel = 2, aside, isPadded = false, children, className, ...rest }: PanelProps) => {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} aria-labelledby={id} className={cx(css.panel, className)}>
      <div className={css.panelHead}>
        <Heading id={id} className={css.panelTitle} dir="auto">
          {title}
        </Heading>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
      <div className={cx(isPadded && css.padded)}>{children}</div>
    </section>
  )
}

export type SectionProps = TitledProps

/**
 * A part of the page with a title, without a card. Use it where what is inside has cards of its own, as a grid of
 * them; else use `Panel`.
 */
export const Section = ({ title, headingLevel = 2, aside, children, className, ...rest }: SectionProps) => {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} aria-labelledby={id} className={cx(css.section, className)}>
      <div className={css.head} style={{ marginBlockEnd: 0 }}>
        <Heading id={id} className={css.sectionTitle} dir="auto">
          {title}
        </Heading>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
