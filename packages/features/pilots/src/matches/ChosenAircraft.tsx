import { type Aircraft, airportLabel, isHttpUrl } from '@pilotpair/contract'
import { formatHourlyRate } from '@pilotpair/ui/aircraft-card'
import { AircraftPicture } from '@pilotpair/ui/aircraft-picture'
import { ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { Skeleton } from '@pilotpair/ui/skeleton'
import * as css from './Matches.css.ts'

/** Props of {@link ChosenAircraft}. */
export interface ChosenAircraftProps {
  readonly aircraft: Aircraft
  /** Where another one is chosen. */
  readonly changeHref: string
}

/** The aircraft that the flight is for, above the pilots. */
export const ChosenAircraft = ({ aircraft, changeHref }: ChosenAircraftProps) => {
  const { registration, aircraft_model: model, airport, hourly_rate: rate, image_url: url } = aircraft
  const name = `${model.manufacturer} ${model.model}`.trim()
  return (
    <Card className={css.aircraft}>
      <AircraftPicture
        type={aircraft.aircraft_type ?? 'single_engine'}
        model={name}
        alt=""
        imageUrl={url !== null && isHttpUrl(url) ? url : null}
        registration={registration}
        hasPlate={false}
        shape="thumb"
      />
      <div className={css.lines}>
        <p className={css.name}>
          <bdi>{name}</bdi>{' '}
          <span className={css.muted} translate="no">
            {registration}
          </span>
        </p>
        <p className={css.muted}>
          <bdi>{airportLabel(airport)}</bdi>, {formatHourlyRate(rate)}
        </p>
      </div>
      <ButtonLink href={changeHref} variant="outline" tone="neutral" size="compact">
        Change aircraft
      </ButtonLink>
    </Card>
  )
}

/** The aircraft on its way: it takes the room that it will take. Silent, the pilots below speak for it. */
export const ChosenAircraftBones = () => (
  <Card className={css.aircraft} aria-hidden="true">
    <Skeleton shape="block" width="3.75rem" height="2.5rem" />
    <div className={css.lines}>
      <Skeleton width="14rem" />
      <Skeleton width="18rem" />
    </div>
    <Skeleton shape="block" width="9rem" height="2.25rem" />
  </Card>
)
