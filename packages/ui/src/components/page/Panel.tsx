import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as css from './Page.css.ts'

interface TitledProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  title: string
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4
  /** What stands at the end of the title's line: a link, a count, a button. */
  aside?: ReactNode
  children: ReactNode
}

export interface PanelProps extends TitledProps {
  /** Room around the content. Lists and tables reach the edge without it. @default false */
  isPadded?: boolean
}

/** A card with a title, named by it. */
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

/** A part of the page with a title, without a card. */
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
