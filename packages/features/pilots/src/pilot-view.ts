import { airportLabel, LICENSE_TYPE_LABELS, type PilotPublic } from '@pilotpair/contract'
import type { DescriptionItem } from '@pilotpair/ui/description-list'

/** What the screens show of another pilot. */
export interface PilotView {
  /** Account id. */
  readonly id: string
  readonly name: string
  readonly pictureUrl: string | null
  readonly licenseType: string | undefined
  readonly flightHours: number | undefined
  readonly homeAirport: string | undefined
}

const labelOf = ({ airports }: Pick<PilotPublic, 'airports'>, id: string | null): string | undefined => {
  const airport = airports.find(({ id_airport: known }) => known === id)
  return airport === undefined ? undefined : airportLabel(airport)
}

/** A pilot of the wire as the card shows them (sections 2.8, 2.9). */
export const toPilotView = (pilot: PilotPublic): PilotView => ({
  id: pilot.user_account.id_user_account,
  name: pilot.user_account.name,
  pictureUrl: pilot.profile_picture_url ?? pilot.user_account.profile_picture_url,
  licenseType: pilot.license_type === null ? undefined : LICENSE_TYPE_LABELS[pilot.license_type],
  flightHours: pilot.flight_hours ?? undefined,
  homeAirport: labelOf(pilot, pilot.home_airport),
})

const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency', currency: 'USD', minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)

/** The rates at which a pilot flies: "$120 to $220", open at an end that is not given, `undefined` when both are. */
export const rateRange = (lowest: number | null, highest: number | null): string | undefined => {
  if (lowest !== null && highest !== null) return `${dollars(lowest)} to ${dollars(highest)}`
  if (lowest !== null) return `From ${dollars(lowest)}`
  return highest === null ? undefined : `Up to ${dollars(highest)}`
}

/** Everything that a pilot says of themselves, as lines of the details. */
export const pilotFacts = (pilot: PilotPublic): readonly DescriptionItem[] => {
  const { licenseType, flightHours } = toPilotView(pilot)
  const preferred = pilot.preferred_airports.split(',').flatMap((id) => labelOf(pilot, id) ?? [])
  return [
    { term: 'License type', value: licenseType },
    {
      term: 'Flight hours',
      value: flightHours === undefined ? undefined : new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(flightHours),
    },
    { term: 'Hourly rate range', value: rateRange(pilot.min_houry_rate, pilot.max_houry_rate) },
    { term: 'Favourite airport', value: labelOf(pilot, pilot.favourite_airport) },
    { term: 'Preferred airports', value: preferred.join(', ') },
  ]
}
