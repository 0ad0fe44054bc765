import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { knownLocale } from '../../internal/locale.ts'
import { BareLink } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { formatStart, formatViewerTime } from '../../internal/time.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { useUi } from '../ui-provider/UiProvider.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './NotificationList.css.ts'

/** Something that happened and that leads somewhere. */
export interface NotificationItem {
  id: string
  /** Who caused it; the name stands in the sentence. */
  person: string
  pictureUrl?: string | null | undefined
  /** Manufacturer and model. @default undefined, not shown */
  aircraft?: string | undefined
  /** Start of the flight it is about: ISO 8601 with offset. @default undefined, not shown */
  start?: string | undefined
  /** IANA zone of the aircraft's airport, needed to write `start`. @default 'UTC' */
  timeZone?: string | undefined
  /** Where it is dealt with. @default undefined, the row is no link */
  href?: string | undefined
  /** Not seen yet. @default false */
  isNew?: boolean | undefined
}

/** Every word of a `NotificationList`. */
export interface NotificationTexts {
  /** The sentence about one (specification §2.5). */
  sentence: (person: string) => string
  empty: string
  /** Read before the sentence of a new one. */
  isNew: string
  /** The flight's start on the viewer's clock, where that shows another time. */
  viewerTime: (time: string) => string
}

/** The English words, as in the specification (§2.5). */
export const notificationTexts: NotificationTexts = {
  sentence: (person) => `New flight share request from ${person}.`,
  empty: 'No new notifications.',
  isNew: 'New:',
  viewerTime: (time) => `Your time ${time}`,
}

export interface NotificationListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What has happened, in the order in which it is shown. */
  items: readonly NotificationItem[]
  /** BCP 47 tag of the words for days and months. @default the locale of `UiProvider` */
  locale?: string | undefined
  /** IANA zone of the viewer: where its clock differs, their own time follows. @default the zone of `UiProvider` */
  viewerTimeZone?: string | undefined
  /** Words to replace. @default `notificationTexts` */
  texts?: Partial<NotificationTexts> | undefined
}

interface RowProps {
  item: NotificationItem
  locale: string
  viewer: string | undefined
  texts: NotificationTexts
}

const Content = ({ item, locale, viewer, texts }: RowProps) => {
  const { person, pictureUrl, aircraft, start, timeZone = 'UTC', href, isNew = false } = item
  const own = start === undefined ? undefined : formatViewerTime({ start, hours: 0 }, { timeZone, locale }, viewer)
  return (
    <>
      <Avatar name={person} src={pictureUrl} alt="" />
      <span className={css.words}>
        <span className={css.title}>
          {isNew && <VisuallyHidden>{texts.isNew} </VisuallyHidden>}
          <bdi>{texts.sentence(person)}</bdi>
        </span>
        <span className={css.more}>
          {aircraft !== undefined && <bdi>{aircraft}</bdi>}
          {start !== undefined && (
            <span className={cx(aircraft !== undefined && css.moment)}>
              <time dateTime={start} dir="ltr">
                {formatStart(start, { timeZone, locale })}
              </time>
            </span>
          )}
          {own !== undefined && <span className={css.moment}>{texts.viewerTime(own)}</span>}
        </span>
      </span>
      {isNew && <span className={css.unread} />}
      {href !== undefined && (
        <IconSlot size="small" className={css.chevron}>
          <ChevronRight />
        </IconSlot>
      )}
    </>
  )
}

/**
 * What has happened lately, newest first (specification §2.5: the dashboard shows three). Use it inside a `Panel`; each
 * row is one link to where the matter is dealt with. What passes by is a toast, what stays with a form an `InlineAlert`.
 */
export const NotificationList = ({ items, locale, viewerTimeZone, texts: given, className, ...rest }: NotificationListProps) => {
  const ui = useUi()
  const texts = { ...notificationTexts, ...given }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
    <ul role="list" {...rest} className={cx(css.list, className)}>
      {items.length === 0 && <li className={css.empty}>{texts.empty}</li>}
      {items.map((item) => {
        const content = <Content item={item} locale={knownLocale(locale, ui.locale)} viewer={viewerTimeZone ?? ui.timeZone} texts={texts} />
        return (
          <li key={item.id}>
            {item.href === undefined ? (
              <div className={css.row}>{content}</div>
            ) : (
              <BareLink href={item.href} className={cx(css.row, css.lead)}>
                {content}
              </BareLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
