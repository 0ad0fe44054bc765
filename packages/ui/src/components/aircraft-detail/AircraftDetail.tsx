import { MapPin } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { formatHourlyRate } from '../aircraft-card/formatHourlyRate.ts'
import type { RateKind } from '../aircraft-card/AircraftCard.tsx'
import { AircraftPicture } from '../aircraft-picture/AircraftPicture.tsx'
import { Badge } from '../badge/Badge.tsx'
import { DescriptionList, type DescriptionItem } from '../description-list/DescriptionList.tsx'
import type { AircraftType } from '../illustrations/Aircraft.tsx'
import * as css from './AircraftDetail.css.ts'

/** Every word of an `AircraftDetail`. */
export interface AircraftDetailTexts {
  type: string
  types: Record<AircraftType, string>
  registration: string
  year: string
  seats: string
  equipment: string
  noEquipment: string
  missing: string
}

/** The English words, as in the mocks. */
export const aircraftDetailTexts: AircraftDetailTexts = {
  type: 'Aircraft type',
  types: { single_engine: 'Single engine', multi_engine: 'Multi engine', helicopter: 'Helicopter' },
  registration: 'Registration',
  year: 'Model year',
  seats: 'Seats',
  equipment: 'Equipment',
  noEquipment: 'None listed',
  missing: 'Not given',
}

export interface AircraftDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Manufacturer and model; names the picture. The dialog's title shows it. */
  name: string
  /** Kind of aircraft: a fact of the list, and the silhouette where no picture is shown. */
  type: AircraftType
  /** The mark painted on the aircraft. */
  registration: string
  /** Home airport, as people say it: "Palo Alto (PAO)". */
  airport: string
  /** Where the airport lies: "Palo Alto, CA". @default undefined, not shown */
  location?: string | undefined
  /** Model year. @default undefined, said to be missing */
  year?: number | undefined
  /** Seats for people. @default undefined, said to be missing */
  seats?: number | undefined
  /** Equipment in short words: "IFR equipped", "Glass cockpit". @default none */
  equipment?: readonly string[] | undefined
  /** US dollars an hour. */
  rate: number
  /** What the hour includes: `Wet` with fuel, `Dry` without. */
  rateKind: RateKind
  /** Address of the photograph; without one a silhouette is drawn. @default undefined, the silhouette */
  imageUrl?: string | null | undefined
  /** Further facts at the end of the list. @default none */
  more?: readonly DescriptionItem[] | undefined
  /** What follows the facts: hours, a note of the operator. @default nothing */
  children?: ReactNode
  /** Words to replace. @default `aircraftDetailTexts` */
  texts?: Partial<AircraftDetailTexts> | undefined
}

/**
 * Everything about one aircraft (specification §2.6: the info button). Use it as the content of a `Dialog` titled with
 * the aircraft's name, whose footer holds "Schedule Flight"; in lists use `AircraftCard`.
 */
export const AircraftDetail = (props: AircraftDetailProps) => {
  const {
    name, type, registration, airport, location, year, seats, equipment = [], rate, rateKind, imageUrl, more = [],
    children, texts: given, className, ...rest
  } = props
  const texts = { ...aircraftDetailTexts, ...given }
  const facts: DescriptionItem[] = [
    { term: texts.type, value: texts.types[type] },
    { term: texts.registration, value: <bdi>{registration}</bdi> },
    { term: texts.year, value: year },
    { term: texts.seats, value: seats },
    ...more,
  ]
  return (
    <div {...rest} className={cx(css.detail, className)}>
      <div className={css.picture}>
        <AircraftPicture type={type} model={name} alt={name} imageUrl={imageUrl} registration={registration} />
      </div>
      <div className={css.head}>
        <p className={css.airport}>
          <IconSlot size="small" className={css.pin}>
            <MapPin />
          </IconSlot>
          <span dir="auto">{location === undefined ? airport : `${airport}, ${location}`}</span>
        </p>
        <p className={css.price}>
          <span className={css.rate} dir="ltr">
            {formatHourlyRate(rate)}
          </span>
          <Badge shape="tag">{rateKind}</Badge>
        </p>
      </div>
      <DescriptionList items={facts} missing={texts.missing} />
      <div>
        <p className={css.label}>{texts.equipment}</p>
        {equipment.length === 0 ? (
          <p className={css.absent}>{texts.noEquipment}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
          <ul role="list" className={css.equipment}>
            {equipment.map((item) => (
              <li key={item} className={css.item}>
                <Badge shape="pill" className={css.itemName}>
                  {item}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </div>
  )
}
