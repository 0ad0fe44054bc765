import { memo, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { knownLocale } from '../../internal/locale.ts'
import { cx } from '../../internal/cx.ts'
import { isShown } from '../../internal/field/useField.ts'
import { formatDay } from '../../internal/time.ts'
import { useSteady } from '../../internal/useSteady.ts'
import { Button, type PendingProps } from '../button/Button.tsx'
import { Calendar } from '../calendar/Calendar.tsx'
import type { DateLimits } from '../calendar/isoDate.ts'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import type { HourSlot } from '../slot-grid/selection.ts'
import { SlotGrid } from '../slot-grid/SlotGrid.tsx'
import { TextArea } from '../text-area/index.ts'
import { useUi } from '../ui-provider/UiProvider.tsx'
import * as css from './FlightReview.css.ts'
import { flightReviewTexts, type FlightReviewTexts } from './texts.ts'

/** The word to the co-pilot, where there is one to write to. */
export interface FlightNotes {
  value: string
  onChange: (value: string) => void
  /** Characters that it may have. @default not counted */
  limit?: number | undefined
}

/** What the way on does while no hour is chosen: it is off, or it says what is missing. */
export const incompleteModes = ['disable', 'explain'] as const
export type IncompleteMode = (typeof incompleteModes)[number]

export interface FlightReviewProps extends DateLimits, Omit<ComponentProps<'form'>, 'children' | 'title' | 'onSubmit'> {
  /** Level of the title in the outline of the page. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  /** At the end of the title's line, for example a `Stepper`. @default nothing */
  steps?: ReactNode
  /** What is booked and with whom: picture, aircraft, co-pilot. @default none */
  aside?: ReactNode
  /** Whether the aircraft can be booked at all; if not, that is said in place of calendar and hours. @default true */
  hasAvailability?: boolean | undefined
  /** The chosen day as YYYY-MM-DD, null while there is none. */
  date: string | null
  /** The chosen hours have been cleared before, for they belong to another day. */
  onDateChange: (date: string) => void
  /** The day that it is at the aircraft, as YYYY-MM-DD. @default taken from `UiProvider` */
  today?: string | undefined
  /** Hours of the chosen day. */
  slots: readonly HourSlot[]
  /** Beginnings of the chosen hours, in order. */
  selected: readonly string[]
  /** Told the beginnings of the hours that are chosen now, in order. */
  onSelectedChange: (starts: readonly string[]) => void
  /** A length that cannot be chosen: two hours for a solo flight. @default any length */
  fixedHours?: number | undefined
  /** IANA zone of the aircraft's airport: all times are on its clock. */
  timeZone: string
  /** That airport in words, for example "Palo Alto (PAO)". @default undefined, the zone alone */
  place?: string | undefined
  /** IANA zone of the viewer. @default the zone of `UiProvider` */
  viewerTimeZone?: string | undefined
  /** BCP 47 tag by which days and times are written. @default the locale of `UiProvider` */
  locale?: string | undefined
  /** What it costs, usually a `Price`. @default nothing */
  price?: ReactNode
  /** A flight whose cost is shared carries a note on what sharing means. @default false */
  isShared?: boolean | undefined
  /** A field for notes to the operator, kept by the host. @default none */
  notes?: FlightNotes | undefined
  /** Only asked for with a day and at least one hour. */
  onSubmit: () => void
  /** Back to the step before. @default no such button */
  onPrevious?: (() => void) | undefined
  /**
   * What the button does while day or hours are missing: it cannot be pressed, or says what is missing.
   *
   * @default 'disable'
   */
  incomplete?: IncompleteMode | undefined
  /** The request is on its way. @default false */
  pending?: boolean | undefined
  /** Why the last try failed. @default undefined, not shown */
  error?: string | undefined
  /** Words, where they should differ from those of the specification. @default `flightReviewTexts` */
  texts?: Partial<FlightReviewTexts> | undefined
}

type PartProps = FlightReviewProps & { words: FlightReviewTexts; isExplained: boolean }

/** Its forty days are drawn again only when they change, not with every hour that is pressed. */
const Days = memo(Calendar)

const DateColumn = (props: PartProps) => {
  const { words, date, onDateChange, onSelectedChange, min, max, isDateUnavailable, today, timeZone, pending } = props
  const ui = useUi()
  const locale = knownLocale(props.locale, ui.locale)
  const choose = useSteady((chosen: string) => {
    if (chosen === date) return
    onSelectedChange([])
    onDateChange(chosen)
  })
  return (
    <div className={css.column}>
      <Days
        aria-label={words.date}
        look="offers"
        value={date}
        onValueChange={choose}
        disabled={pending}
        {...{ min, max, isDateUnavailable, today, timeZone, locale }}
      />
      <p className={css.legend}>
        <span className={css.legendItem}>
          <span className={css.swatch} />
          {words.free}
        </span>
        {max !== undefined && <span>{words.until(formatDay(`${max}T12:00:00Z`, { timeZone: 'UTC', locale }))}</span>}
      </p>
    </div>
  )
}

const HoursColumn = (props: PartProps) => {
  const { words, date, slots, selected, onSelectedChange, fixedHours, timeZone, place, viewerTimeZone, locale } = props
  const { pending, isExplained } = props
  return (
    <div className={css.column}>
      {date !== null && slots.length > 0 ? (
        <SlotGrid
          label={words.hours}
          value={selected}
          onValueChange={onSelectedChange}
          disabled={pending}
          error={isExplained ? words.missing : undefined}
          {...{ slots, fixedHours, timeZone, place, viewerTimeZone, locale }}
        />
      ) : (
        <>
          <p className={css.quiet}>{date === null ? words.noDate : words.noHours}</p>
          <div aria-live="polite">{isExplained && <InlineAlert tone="danger">{words.missing}</InlineAlert>}</div>
        </>
      )}
    </div>
  )
}

const More = ({ words, notes, isShared, pending }: PartProps) =>
  notes === undefined && isShared !== true ? null : (
    <div className={css.more}>
      {notes !== undefined && (
        <TextArea
          label={words.notes}
          optionalText={words.optional}
          value={notes.value}
          limit={notes.limit}
          readOnly={pending}
          onChange={({ currentTarget }) => notes.onChange(currentTarget.value)}
        />
      )}
      {isShared === true && (
        <InlineAlert tone="info" role="note">
          {words.sharing}
        </InlineAlert>
      )}
    </div>
  )

const Unavailable = ({ words }: PartProps) => (
  <div className={cx(css.column, css.none)}>
    <p className={css.noneTitle}>{words.noAvailability}</p>
    <p className={css.quiet}>{words.noAvailabilityMore}</p>
  </div>
)

/** What is left for the form element. */
const formProps = (props: FlightReviewProps) => {
  const {
    headingLevel: _1, steps: _2, aside: _3, hasAvailability: _4, date: _5, onDateChange: _6, today: _7, slots: _8,
    selected: _9, onSelectedChange: _10, fixedHours: _11, timeZone: _12, place: _13, viewerTimeZone: _14, locale: _15,
    price: _16, isShared: _17, notes: _18, onSubmit: _19, onPrevious: _20, incomplete: _21, pending: _22, error: _23,
    texts: _24, min: _25, max: _26, isDateUnavailable: _27, className: _28, ...rest
  } = props
  return rest
}

/**
 * The last look before a flight is asked for: what and with whom, the day, the hours, the price. Use it as the step
 * that sends a request or books a solo flight. Choosing another day clears the hours; the way on is open once there is
 * a day and an hour. `ref` and `data-*` reach the form (specification §2.7). Heavy by its calendar: it is not part of
 * the barrel.
 */
export const FlightReview = (props: FlightReviewProps) => {
  const {
    headingLevel = 1, steps, aside, hasAvailability = true, date, selected, price, onSubmit, onPrevious,
    incomplete = 'disable', pending = false, error, texts, className,
  } = props
  const [isMissed, setMissed] = useState(false)
  const words = { ...flightReviewTexts, ...texts }
  const Heading = `h${headingLevel}` as const
  const isComplete = date !== null && selected.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setMissed(!isComplete)
    if (isComplete) onSubmit()
  }
  const part = { ...props, words, isExplained: isMissed && !isComplete }
  const sending: PendingProps = pending ? { pending, pendingLabel: words.submitting } : {}
  return (
    <form {...formProps(props)} noValidate className={cx(css.root, className)} onSubmit={submit}>
      <div className={css.head}>
        <Heading className={css.title}>{words.title}</Heading>
        {steps}
      </div>
      <div className={css.card}>
        <div className={cx(css.columns, !isShown(aside) && css.twoColumns)}>
          {isShown(aside) && <div className={cx(css.column, css.side)}>{aside}</div>}
          {hasAvailability ? (
            <>
              <DateColumn {...part} />
              <HoursColumn {...part} />
            </>
          ) : (
            <Unavailable {...part} />
          )}
        </div>
        {hasAvailability && <More {...part} />}
        {error !== undefined && (
          <div className={css.failure}>
            <InlineAlert tone="danger">{error}</InlineAlert>
          </div>
        )}
        <div className={css.foot}>
          {price}
          <div className={css.actions}>
            {onPrevious !== undefined && (
              <Button variant="outline" tone="neutral" size="large" disabled={pending} onClick={onPrevious}>
                {words.previous}
              </Button>
            )}
            {hasAvailability && (
              <Button type="submit" size="large" disabled={incomplete === 'disable' && !isComplete} {...sending}>
                {words.submit}
              </Button>
            )}
          </div>
        </div>
      </div>
    </form>
  )
}
