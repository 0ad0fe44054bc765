import type { Aircraft } from '@pilotpair/contract'
import { rateText, toAircraftView } from '@pilotpair/feature-aircraft'
import { AircraftPicture } from '@pilotpair/ui/aircraft-picture'
import { Badge } from '@pilotpair/ui/badge'
import { AirportIcon } from '@pilotpair/ui/icons'
import { Inline, Stack } from '@pilotpair/ui/stack'
import { Heading, Text } from '@pilotpair/ui/text'
import * as css from './Booking.css.ts'

/** Props of {@link AircraftAside}. */
export interface AircraftAsideProps {
  readonly aircraft: Aircraft
  /** Seats, year and equipment too. @default false */
  readonly hasFacts?: boolean
}

/** What is booked, at the side of a wizard: picture, name, airport, rate. */
export const AircraftAside = ({ aircraft, hasFacts = false }: AircraftAsideProps) => {
  const { name, type, registration, airport, imageUrl, rate, rateKind, year, seats, features } = toAircraftView(aircraft)
  const facts = [String(year), seats === 1 ? '1 seat' : `${String(seats)} seats`, ...(features ?? [])]
  return (
    <Stack gap={16}>
      <div className={css.onlyWide}>
        <AircraftPicture type={type} model={name} alt="" imageUrl={imageUrl} registration={registration} shape="rounded" />
      </div>
      <Stack gap={6}>
        <Heading level={2} looksLike={3} dir="auto" className={css.personWords}>
          {name}
        </Heading>
        <p className={`${css.small} ${css.onlyPhone}`} translate="no">
          {registration}
        </p>
        <p className={css.pinned}>
          <AirportIcon className={css.pin} aria-hidden="true" />
          <span dir="auto">{airport}</span>
        </p>
        <Inline gap={8}>
          <Text as="span" size={14} weight="strong" numeric>
            {rateText(rate)}
          </Text>
          <Badge shape="tag">{rateKind}</Badge>
        </Inline>
        {hasFacts && <p className={css.small}>{facts.join(' · ')}</p>}
      </Stack>
    </Stack>
  )
}
