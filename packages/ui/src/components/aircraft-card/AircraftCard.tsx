import { Info, MapPin } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { AircraftPicture } from '../aircraft-picture/AircraftPicture.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import type { AircraftType } from '../illustrations/Aircraft.tsx'
import * as css from './AircraftCard.css.ts'
import { formatHourlyRate } from './formatHourlyRate.ts'

/** What the hourly rate includes: fuel (wet) or not (dry). */
export const rateKinds = ['Wet', 'Dry'] as const
export type RateKind = (typeof rateKinds)[number]

export interface AircraftCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Manufacturer and model. */
  name: string
  /** Kind of aircraft: decides the silhouette where no picture is shown. */
  type: AircraftType
  /** The mark painted on the aircraft. */
  registration: string
  /** Home airport, as people say it: "Palo Alto (PAO)". */
  airport: string
  /** Model year. @default undefined, not shown */
  year?: number | undefined
  /** Seats for people. @default undefined, not shown */
  seats?: number | undefined
  /** Equipment in short words: "IFR", "Glass cockpit". @default none */
  features?: readonly string[] | undefined
  /** US dollars an hour. */
  rate: number
  /** What the hour includes: `Wet` with fuel, `Dry` without. */
  rateKind: RateKind
  /** Address of the photograph; without one a silhouette is drawn. @default undefined, the silhouette */
  imageUrl?: string | null | undefined
  /** Opens the details. Without it there is no info button. @default undefined, no button */
  onInfo?: (() => void) | undefined
  /** Name of the info button. @default `About ${registration}` */
  infoLabel?: string | undefined
  /** The button that leads on, at the end of the foot. @default nothing */
  action?: ReactNode
  /** Level of the name in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Words for the number of seats. @default "4 seats" */
  seatsText?: ((seats: number) => string) | undefined
}

const englishSeats = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`)

/**
 * An aircraft for rent: picture, where it stands, what it has, what an hour costs (specification §2.6). Use it in an
 * `AircraftGrid` where aircraft are compared or picked; for everything about one of them use `AircraftDetail`, and for
 * a flight on it `FlightCard`.
 */
export const AircraftCard = (props: AircraftCardProps) => {
  const {
    name, type, registration, airport, year, seats, features = [], rate, rateKind, imageUrl, onInfo,
    infoLabel = `About ${registration}`, action, headingLevel = 2, seatsText = englishSeats, className, ...rest
  } = props
  const Heading = `h${headingLevel}` as const
  const facts = [year?.toString(), seats === undefined ? undefined : seatsText(seats), ...features]
  return (
    <article {...rest} className={cx(css.card, className)}>
      <AircraftPicture type={type} model={name} alt={name} imageUrl={imageUrl} registration={registration} />
      <div className={css.body}>
        <Heading className={css.name} dir="auto">
          {name}
        </Heading>
        <p className={css.airport}>
          <IconSlot size="small" className={css.pin}>
            <MapPin />
          </IconSlot>
          <span dir="auto">{airport}</span>
        </p>
        {facts.some((fact) => fact !== undefined) && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
          <ul role="list" className={css.facts}>
            {facts.map((fact) =>
              fact === undefined ? null : (
                <li key={fact}>
                  <bdi>{fact}</bdi>
                </li>
              ),
            )}
          </ul>
        )}
      </div>
      <div className={css.foot}>
        <p className={css.price}>
          <span className={css.rate} dir="ltr">
            {formatHourlyRate(rate)}
          </span>
          <span className={css.kind}>{rateKind}</span>
        </p>
        {onInfo !== undefined && <IconButton icon={<Info />} label={infoLabel} onClick={onInfo} />}
        {action}
      </div>
    </article>
  )
}

/** Cards side by side, as many as have room: one on phones, three on a full page. */
export const AircraftGrid = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(css.grid, className)} />
)
