import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from '../../components/avatar/Avatar.tsx'
import { useUi } from '../../components/ui-provider/UiProvider.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden.tsx'
import type { Tone } from '../../theme/tokens.ts'
import { cx } from '../cx.ts'
import { IconSlot } from '../IconSlot.tsx'
import { dayParts, formatClockRange, formatDay, formatViewerTime, type Stretch } from '../time.ts'
import { knownLocale } from '../locale.ts'
import * as css from './FlightStrip.css.ts'

/** When a flight takes place, as every card of a flight is told. */
export interface FlightTimeProps {
  /** Start of the flight: ISO 8601 with offset. */
  start: string
  /** Length in hours. */
  hours: number
  /** IANA zone of the aircraft's airport; all times of the card are written in it. */
  timeZone: string
  /** IANA zone of the viewer: where its clock differs, their own time follows. @default the zone of `UiProvider` */
  viewerTimeZone?: string | undefined
  /** BCP 47 tag of the words for days and months. @default the locale of `UiProvider` */
  locale?: string | undefined
}

/** A person on a card. */
export interface FlightPerson {
  name: string
  /** Address of the picture; without one the initials are shown. */
  pictureUrl?: string | null | undefined
}

export interface FlightStripProps extends FlightTimeProps, Omit<ComponentProps<'article'>, 'children'> {
  headingId: string
  headingLevel: 2 | 3 | 4
  tone: Tone
  isClosed: boolean
  aircraft: string
  facts: readonly (string | undefined)[]
  /** Picture at the start of the person's line. @default the avatar of `name` */
  whoPicture?: ReactNode
  name: string
  pictureUrl?: string | null | undefined
  /** What the person did or does: "invited you yesterday". */
  whoLine?: string | undefined
  money: ReactNode
  status?: ReactNode
  actions?: ReactNode
  aside?: string | undefined
  error?: string | undefined
  viewerText: (time: string) => string
  hoursText: (hours: number) => string
  /** Notes over the whole width beneath. */
  children?: ReactNode
}

/** Date and time in the flight's zone and the viewer's. */
export const useFlightWords = ({ timeZone, viewerTimeZone, locale }: Omit<FlightTimeProps, 'start' | 'hours'>) => {
  const ui = useUi()
  return { zone: { timeZone, locale: knownLocale(locale, ui.locale) }, viewer: viewerTimeZone ?? ui.timeZone, now: ui.now }
}

const DateLeaf = ({ start, timeZone, locale, tone }: { start: string; timeZone: string; locale: string; tone: Tone }) => {
  const parts = dayParts(start, { timeZone, locale })
  return (
    <div className={cx(css.date, css.leaf[tone])} aria-hidden="true">
      <span>{parts?.weekday}</span>
      <span className={css.day}>{parts?.day ?? '–'}</span>
      <span>{parts?.month}</span>
    </div>
  )
}

/** Facts in one line, set apart by dots. */
export const Facts = ({ facts }: { facts: readonly (string | undefined)[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
  <ul role="list" className={css.facts}>
    {facts.map((fact) =>
      fact === undefined || fact === '' ? null : (
        <li key={fact}>
          <bdi>{fact}</bdi>
        </li>
      ),
    )}
  </ul>
)

/** One flight on one line: when, what, with whom, what it costs, what can be done. Shared by all cards of flights. */
export const FlightStrip = (props: FlightStripProps) => {
  const {
    start, hours, timeZone, viewerTimeZone, locale, headingId, headingLevel, tone, isClosed, aircraft, facts, whoPicture,
    name, pictureUrl, whoLine, money, status, actions, aside, error, viewerText, hoursText, children, className, ...rest
  } = props
  const { zone, viewer } = useFlightWords({ timeZone, viewerTimeZone, locale })
  const stretch: Stretch = { start, hours }
  const own = formatViewerTime(stretch, zone, viewer)
  const Heading = `h${headingLevel}` as const
  return (
    <article {...rest} aria-labelledby={headingId} className={cx(css.frame, className)}>
      <div className={cx(css.strip, isClosed && css.closed)}>
        <DateLeaf start={start} timeZone={timeZone} locale={zone.locale} tone={tone} />
        <div className={css.main}>
          <Heading id={headingId} className={css.when}>
            <VisuallyHidden>{formatDay(start, zone)}, </VisuallyHidden>
            <time dateTime={start} dir="ltr">
              {formatClockRange(stretch, zone)}
            </time>{' '}
            <span className={css.hours}>{hoursText(hours)}</span>
          </Heading>
          {own !== undefined && <p className={css.tiny}>{viewerText(own)}</p>}
          <p>
            <bdi>{aircraft}</bdi>
          </p>
          <Facts facts={facts} />
        </div>
        <div className={css.who}>
          {whoPicture ?? <Avatar name={name} src={pictureUrl} alt="" />}
          <div className={css.person}>
            <p className={css.name}>
              <bdi>{name}</bdi>
            </p>
            {whoLine !== undefined && <p className={css.tiny}>{whoLine}</p>}
          </div>
        </div>
        <div className={css.act}>
          {status !== undefined && <div className={css.status}>{status}</div>}
          {actions}
          {aside !== undefined && <p className={css.aside}>{aside}</p>}
        </div>
        <div className={css.money}>{money}</div>
        {children}
        {error !== undefined && error !== '' && (
          <div role="alert" className={cx(css.note, css.noteTones.danger)}>
            <IconSlot size="small">
              <CircleAlert />
            </IconSlot>
            <span dir="auto">{error}</span>
          </div>
        )}
      </div>
    </article>
  )
}
