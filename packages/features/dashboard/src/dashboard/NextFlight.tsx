import { airportLabel, type FlightProposal, isHttpUrl } from '@pilotpair/contract'
import { AircraftPicture } from '@pilotpair/ui/aircraft-picture'
import { Avatar } from '@pilotpair/ui/avatar'
import { Badge } from '@pilotpair/ui/badge'
import { Card } from '@pilotpair/ui/card'
import { Skeleton } from '@pilotpair/ui/skeleton'
import { Text } from '@pilotpair/ui/text'
import { useUi } from '@pilotpair/ui/ui-provider'
import { Check, Clock, Plane, TriangleAlert, UserRound } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { aircraftName, coPilotOf, spanOf } from '@pilotpair/feature-flights'
import { flightDay, flightHours, flightTimeForViewer } from '@pilotpair/feature-core'
import { type FlightStanding, standingOf } from '../overview.ts'
import * as css from './Dashboard.css.ts'

const looks = {
  confirmed: { tone: 'success', icon: <Check /> },
  waiting: { tone: 'accent', icon: <Clock /> },
  leaving: { tone: 'warning', icon: <TriangleAlert /> },
} as const satisfies Record<FlightStanding['kind'], object>

interface FactProps {
  readonly picture: ReactNode
  readonly name: string
  readonly more: string
}

const Fact = ({ picture, name, more }: FactProps) => (
  <div className={css.fact}>
    {picture}
    <div className={css.factText}>
      <span className={css.factName} dir="auto">
        {name}
      </span>
      <span className={css.factMore} dir="auto">
        {more}
      </span>
    </div>
  </div>
)

const lengthOf = (hours: number): string => `${String(hours)} ${hours === 1 ? 'hour' : 'hours'}`

/** The flight that comes next: when on the airport's clock, where, in what and with whom. */
export const NextFlight = ({ flight }: { readonly flight: FlightProposal }) => {
  const title = useId()
  const { timeZone } = useUi()
  const span = spanOf(flight)
  const ownTime = flightTimeForViewer(span, timeZone)
  const standing = standingOf(flight)
  const coPilot = coPilotOf(flight)
  const { aircraft } = flight
  return (
    <Card as="section" padding="none" aria-labelledby={title} className={css.next}>
      <div className={css.nextPicture}>
        <AircraftPicture
          type={aircraft.aircraft_type ?? 'single_engine'}
          model={`${aircraft.aircraft_model.manufacturer} ${aircraft.aircraft_model.model}`}
          alt=""
          imageUrl={aircraft.image_url !== null && isHttpUrl(aircraft.image_url) ? aircraft.image_url : null}
          registration={aircraft.registration}
        />
      </div>
      <div className={css.nextBody}>
        <div>
          <div className={css.eyebrow}>
            <h2 id={title} className={css.eyebrowTitle}>
              Next flight
            </h2>
            <Badge tone={looks[standing.kind].tone} icon={looks[standing.kind].icon}>
              {standing.text}
            </Badge>
          </div>
          <time dateTime={flight.flight_date} className={css.when}>
            <span dir="ltr">{flightDay(span)}</span>{' '}
            <span dir="ltr" className={css.hours}>
              {flightHours(span)}
            </span>
          </time>
          <Text size={14} color="textMuted" numeric dir="auto">
            {ownTime === undefined ? lengthOf(span.hours) : `${ownTime} on your clock`}
          </Text>
        </div>
        <div className={css.facts}>
          <Fact
            picture={
              <span className={css.factIcon}>
                <Plane size={20} strokeWidth={1.5} aria-hidden />
              </span>
            }
            name={aircraftName(flight)}
            more={airportLabel(aircraft.airport)}
          />
          {coPilot === null ? (
            <Fact
              picture={
                <span className={css.factIcon}>
                  <UserRound size={20} strokeWidth={1.5} aria-hidden />
                </span>
              }
              name="Solo flight"
              more="Only for you"
            />
          ) : (
            <Fact
              picture={<Avatar name={coPilot.name} src={coPilot.profile_picture_url} alt="" size="small" />}
              name={coPilot.name}
              more="Your co-pilot"
            />
          )}
        </div>
      </div>
    </Card>
  )
}

const Bone = ({ width }: { readonly width: string }) => (
  <span className={css.bone}>
    <Skeleton width={width} />
  </span>
)

const FactSkeleton = () => (
  <div className={css.fact}>
    <Skeleton shape="circle" width="2rem" height="2rem" />
    <div className={css.factText}>
      <Bone width="9rem" />
      <Bone width="7rem" />
    </div>
  </div>
)

/** The place of the flight that comes next, while nobody knows yet which it is: what stands below stays where it is. */
export const NextFlightSkeleton = () => (
  <Card padding="none" aria-hidden="true" className={css.next}>
    <div className={css.nextPicture}>
      <Skeleton shape="block" width="100%" height="100%" />
    </div>
    <div className={css.nextBody}>
      <div>
        <div className={css.eyebrow}>
          <Skeleton shape="block" width="8rem" height="1.5rem" />
        </div>
        <div className={css.when}>
          <Bone width="7rem" />
          <Bone width="10rem" />
        </div>
        <Text size={14}>
          <Bone width="min(14rem, 70%)" />
        </Text>
      </div>
      <div className={css.facts}>
        <FactSkeleton />
        <FactSkeleton />
      </div>
    </div>
  </Card>
)
