import { ChevronDown } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import * as css from './Disclosure.css.ts'

export const disclosureVariants = ['card', 'plain'] as const
export type DisclosureVariant = (typeof disclosureVariants)[number]

export interface DisclosureProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Words on the header, which is the button. */
  title: string
  /** Drawing before the title; decorative. @default none */
  icon?: ReactNode
  /** What is inside, in a few words, shown while closed: for example the filters that are set. @default nothing */
  summary?: ReactNode
  /** Level of the header in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** A card of its own, or plain in a text. @default 'card' */
  variant?: DisclosureVariant | undefined
  /** Open or not, when the parent decides. @default undefined, it keeps that itself */
  isOpen?: boolean | undefined
  /** Open at first, when the parent does not decide. @default false */
  defaultOpen?: boolean | undefined
  /** Told each time the person opens or closes it. @default none */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** What is behind the header. */
  children: ReactNode
}

/**
 * A part of the page behind a header. What is inside stays mounted while closed, so that a half-filled form is not
 * lost; it is out of sight and out of the tab order. Use it for what few people need; for filters above a list use
 * `FilterPanel`, for views of one place `Tabs`.
 */
export const Disclosure = ({
  title,
  icon,
  summary,
  headingLevel = 2,
  variant = 'card',
  isOpen,
  defaultOpen = false,
  onOpenChange,
  children,
  className,
  ...rest
}: DisclosureProps) => {
  const region = useId()
  const [own, setOwn] = useState(defaultOpen)
  const open = isOpen ?? own
  const Heading = `h${headingLevel}` as const
  const isPlain = variant === 'plain'

  const toggle = (): void => {
    setOwn(!open)
    onOpenChange?.(!open)
  }

  return (
    <section {...rest} className={cx(css.root, isPlain && css.plain, className)}>
      <Heading className={css.heading}>
        <button
          type="button"
          className={cx(css.trigger, isPlain && css.plainTrigger)}
          aria-expanded={open}
          aria-controls={region}
          onClick={toggle}
        >
          <span className={css.title}>
            {icon !== undefined && <IconSlot>{icon}</IconSlot>}
            {title}
          </span>
          {!open && summary !== undefined && <span className={css.summary}>{summary}</span>}
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden className={css.sign} />
        </button>
      </Heading>
      <div id={region} hidden={!open} className={cx(css.region, isPlain && css.plainRegion)}>
        {children}
      </div>
    </section>
  )
}
