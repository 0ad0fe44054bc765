import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { cx } from '../../internal/cx.ts'
import { useMergedRef } from '../../internal/useMergedRef.ts'
import { media } from '../../theme/breakpoints.ts'
import { Button } from '../button/Button.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { actions, fields, row } from '../filter-bar/FilterBar.css.ts'
import { form, root, sticky } from './FilterPanel.css.ts'

export interface FilterPanelProps extends Omit<ComponentProps<'div'>, 'title' | 'onReset'> {
  /** Words on the header: "Advanced Search". Also the name of the search landmark. */
  title: string
  /** What is filtered now, in a few words; shown while the panel is closed. @default nothing */
  summary?: ReactNode
  /** The first row of fields, side by side as they have room. */
  children: ReactNode
  /** A second row, for chips, at the start of the line of the buttons. @default nothing */
  footer?: ReactNode
  /**
   * Told when the filters are to be applied, by the button or by Enter. Answer `false` when a field is wrong: the panel
   * then stays open.
   */
  onApply: () => boolean | void
  /** Told when the filters are to be taken back. Without it there is no such button. @default undefined, no button */
  onReset?: (() => void) | undefined
  /** Words on the button that applies. @default 'Apply Filters' */
  applyLabel?: string | undefined
  /** Words on the button that takes the filters back. @default 'Reset Filters' */
  resetLabel?: string | undefined
  /** Open at first. @default true */
  defaultOpen?: boolean | undefined
  /** Level of the header in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
}

/**
 * Filters above a list (specification §2.6): open at first, applied by its button or by Enter and not while typing. On
 * phones it closes when applied, so that the results are in sight, and stays at the top as a line that says what is
 * filtered. A host whose bar is not 56 px high sets `--pp-sticky-top`. Use it for five fields and more, or where
 * phones need the room for results; for up to four fields use `FilterBar`. `ref` is the element around the panel.
 */
export const FilterPanel = (props: FilterPanelProps) => {
  const {
    title, summary, children, footer, onApply, onReset, applyLabel = 'Apply Filters', resetLabel = 'Reset Filters',
    defaultOpen = true, headingLevel = 2, className, ref, ...rest
  } = props
  const [isOpen, setOpen] = useState(defaultOpen)
  const panel = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(panel, ref)
  const closedByApply = useRef(false)

  // The button that was pressed is out of sight now: the header of the panel takes over.
  useEffect(() => {
    if (isOpen || !closedByApply.current) return
    closedByApply.current = false
    panel.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (onApply() === false || !globalThis.matchMedia(media.phone).matches) return
    closedByApply.current = true
    setOpen(false)
  }

  return (
    <div {...rest} ref={mergedRef} className={cx(root, !isOpen && sticky, className)}>
      <Disclosure
        title={title}
        headingLevel={headingLevel}
        icon={<SlidersHorizontal />}
        isOpen={isOpen}
        onOpenChange={setOpen}
        {...(summary !== undefined && { summary: <span dir="auto">{summary}</span> })}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element for form and landmark */}
        <form role="search" aria-label={title} noValidate className={form} onSubmit={submit}>
          <div className={fields}>{children}</div>
          <div className={row}>
            {footer}
            <div className={actions}>
              {onReset !== undefined && (
                <Button variant="ghost" tone="neutral" onClick={onReset}>
                  {resetLabel}
                </Button>
              )}
              <Button variant="outline" tone="neutral" type="submit">
                {applyLabel}
              </Button>
            </div>
          </div>
        </form>
      </Disclosure>
    </div>
  )
}
