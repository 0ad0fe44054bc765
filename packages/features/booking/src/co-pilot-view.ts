import { airportLabel, LICENSE_TYPE_LABELS, type PilotPublic } from '@pilotpair/contract'

/** What the screens of booking show of the pilot who is invited. */
export interface CoPilotView {
  /** `id_user_account`. */
  readonly id: string
  readonly name: string
  /** As one calls them: "Daniel". */
  readonly firstName: string
  readonly pictureUrl: string | null
  /** "Commercial, 640 flight hours"; the empty text when neither is given. */
  readonly experience: string
  /** "Palo Alto (PAO)"; `undefined` without one. */
  readonly homeAirport: string | undefined
}

const hoursText = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** A pilot of the wire as booking shows them. */
export const toCoPilotView = (pilot: PilotPublic): CoPilotView => {
  const { user_account: account, first_name: firstName, license_type: license, flight_hours: hours } = pilot
  const home = pilot.airports.find(({ id_airport: id }) => id === pilot.home_airport)
  const facts = [
    ...(license === null ? [] : [LICENSE_TYPE_LABELS[license]]),
    ...(hours === null ? [] : [`${hoursText.format(hours)} flight hours`]),
  ]
  return {
    id: account.id_user_account,
    name: account.name,
    firstName: firstName ?? account.name,
    pictureUrl: pilot.profile_picture_url ?? account.profile_picture_url,
    experience: facts.join(', '),
    homeAirport: home === undefined ? undefined : airportLabel(home),
  }
}
