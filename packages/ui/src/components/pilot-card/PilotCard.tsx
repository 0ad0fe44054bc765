import { Check, MapPin } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { knownLocale } from '../../internal/locale.ts'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { Avatar } from '../avatar/Avatar.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { useUi } from '../ui-provider/UiProvider.tsx'
import * as css from './PilotCard.css.ts'

/** Every word of a `PilotCard`. */
export interface PilotCardTexts {
  licenseType: string
  flightHours: string
  /** Stands for a licence or hours that are not given. */
  missing: string
}

/** The English words, as in the mocks. */
export const pilotCardTexts: PilotCardTexts = {
  licenseType: 'License type',
  flightHours: 'Flight hours',
  missing: 'Not given',
}

export interface PilotCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Who it is: the heading of the card, and source of the initials. */
  name: string
  /** Address of the picture; without one the initials are shown. @default undefined, the initials */
  pictureUrl?: string | null | undefined
  /** Type of the licence in words: "Commercial". @default undefined, "Not given" */
  licenseType?: string | undefined
  /** Flight hours, fractions allowed. @default undefined, "Not given" */
  flightHours?: number | undefined
  /** As people say it: "Palo Alto (PAO)". @default undefined, not shown */
  homeAirport?: string | undefined
  /** Why this pilot fits: "Same home airport". Only for matches. @default undefined */
  matchReason?: string | undefined
  /**
   * Buttons at the end of the foot; their names should hold the pilot's: "Propose Flight to Daniel Okafor".
   * @default nothing
   */
  actions?: ReactNode
  /** BCP 47 tag by which the hours are written. @default the locale of `UiProvider` */
  locale?: string | undefined
  /** Level of the name in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Words to replace. @default `pilotCardTexts` */
  texts?: Partial<PilotCardTexts> | undefined
}

const hoursFormats = new Map<string, Intl.NumberFormat>()

/** One for a whole list of cards. */
const hoursFormat = (locale: string): Intl.NumberFormat => {
  const made = hoursFormats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  hoursFormats.set(locale, made)
  return made
}

/**
 * A pilot one could fly with (specification §2.8, §2.9): who, where from, with what licence and experience. The explorer
 * shows it with an action that opens the details, Compatible Co-Pilots with the reason of the match and "Propose
 * Flight". For the other pilot of a flight that exists use `FlightRequestCard` or `FlightCard`.
 */
export const PilotCard = (props: PilotCardProps) => {
  const {
    name, pictureUrl, licenseType, flightHours, homeAirport, matchReason, actions, locale, headingLevel = 2,
    texts: given, className, ...rest
  } = props
  const ui = useUi()
  const texts = { ...pilotCardTexts, ...given }
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const hours =
    flightHours === undefined
      ? texts.missing
      : hoursFormat(knownLocale(locale, ui.locale)).format(flightHours)
  return (
    <article aria-labelledby={id} {...rest} className={cx(css.card, className)}>
      <div className={css.head}>
        <Avatar name={name} src={pictureUrl} alt="" size="large" />
        <div className={css.titles}>
          <Heading id={id} className={css.name}>
            <bdi>{name}</bdi>
          </Heading>
          {homeAirport !== undefined && homeAirport !== '' && (
            <p className={css.line}>
              <IconSlot size="small" className={css.icon}>
                <MapPin />
              </IconSlot>
              <span dir="auto">{homeAirport}</span>
            </p>
          )}
        </div>
      </div>
      <dl className={css.facts}>
        <div>
          <dt className={css.term}>{texts.licenseType}</dt>
          <dd className={css.value}>{licenseType ?? texts.missing}</dd>
        </div>
        <div>
          <dt className={css.term}>{texts.flightHours}</dt>
          <dd className={css.value}>{hours}</dd>
        </div>
      </dl>
      {(matchReason !== undefined || actions !== undefined) && (
        <div className={css.foot}>
          {matchReason !== undefined && (
            <p className={cx(css.line, css.reason)}>
              <IconSlot size="small" className={cx(css.icon, css.match)}>
                <Check />
              </IconSlot>
              <span dir="auto">{matchReason}</span>
            </p>
          )}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </article>
  )
}

/** The shape of a card that is on its way. Silent: the list says what loads. */
export const PilotCardSkeleton = ({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) => (
  <div {...rest} className={cx(css.card, className)} aria-hidden="true">
    <div className={css.head}>
      <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
      <div className={css.titles}>
        <Skeleton width="9rem" />
        <Skeleton width="7rem" height="0.75rem" />
      </div>
    </div>
    <div className={css.facts}>
      <div>
        <Skeleton width="5rem" />
      </div>
      <div>
        <Skeleton width="4rem" />
      </div>
    </div>
    <div className={css.foot}>
      <Skeleton width="6rem" />
    </div>
  </div>
)

/** Cards side by side, as many as have room: one on phones, three on a full page. */
export const PilotGrid = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(css.grid, className)} />
)
