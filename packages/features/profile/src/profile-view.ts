import { type Airport, airportLabel, LICENSE_TYPE_LABELS, type PilotProfileOwn, type UserAccount } from '@pilotpair/contract'
import { plainDateText } from '@pilotpair/feature-core'

/** One fact of the read-only profile; without a value it is not given. */
export interface ProfileFact {
  readonly term: string
  readonly value: string | readonly string[] | undefined
  /** `text`: of several lines, or of any length. `email`: an address. @default a value that stands beside its name */
  readonly kind?: 'text' | 'email'
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const present = (text: string | null | undefined): string | undefined => (text === null || text === undefined || text === '' ? undefined : text)

const rateText = (usd: number): string => `$${numbers.format(usd)}/hr`

const ratesText = (lowest: number | null, highest: number | null): string | undefined => {
  if (lowest === null) return highest === null ? undefined : `Up to ${rateText(highest)}`
  return highest === null ? `From ${rateText(lowest)}` : `${rateText(lowest)} to ${rateText(highest)}`
}

/** The three addresses of the licence images, absent until they are sent. */
export const licenseUrls = (profile: PilotProfileOwn | null) => ({
  front: present(profile?.license_front_url),
  back: present(profile?.license_back_url),
  selfie: present(profile?.selfie_url),
})

/** Whether all three licence images have been sent. */
export const hasLicenseImages = (profile: PilotProfileOwn | null): boolean =>
  Object.values(licenseUrls(profile)).every((url) => url !== undefined)

/** What the tab "Information" tells (spec §2.17). */
export const informationOf = (profile: PilotProfileOwn, user: Pick<UserAccount, 'name' | 'email'> | undefined): readonly ProfileFact[] => [
  { term: 'Name', value: user?.name ?? profile.user_account.name },
  { term: 'First name', value: present(profile.first_name) },
  { term: 'Email', value: present(user?.email), kind: 'email' },
  { term: 'License type', value: profile.license_type === null ? undefined : LICENSE_TYPE_LABELS[profile.license_type] },
  { term: 'License number', value: present(profile.license_number) },
  { term: 'License expiration', value: profile.license_expiration === null ? undefined : plainDateText(profile.license_expiration) },
  { term: 'Flight hours', value: profile.flight_hours === null ? undefined : numbers.format(profile.flight_hours) },
  { term: 'License images', value: hasLicenseImages(profile) ? 'All three sent' : 'Not sent yet' },
]

/** The name of an airport that is chosen and that nobody describes (any more). */
export const UNKNOWN_AIRPORT = 'Unknown airport'

/** As much of an airport as its label needs. */
export type NamedAirport = Pick<Airport, 'id_airport' | 'name' | 'iata_code'>

/** The airports that a profile chooses; one that it does not describe is among them: it is shown, and stays chosen. */
export const airportsOf = (profile: PilotProfileOwn): readonly NamedAirport[] => {
  const { airports, home_airport, favourite_airport, preferred_airports } = profile
  const unknown = [home_airport, favourite_airport, ...preferred_airports.split(',')].flatMap((id) =>
    !id || airports.some(({ id_airport }) => id_airport === id) ? [] : [{ id_airport: id, name: UNKNOWN_AIRPORT, iata_code: null }],
  )
  return [...airports, ...unknown]
}

const labelOf = (id: string | null, airports: readonly NamedAirport[]): string | undefined => {
  const airport = id === null ? undefined : airports.find(({ id_airport }) => id_airport === id)
  return airport === undefined ? undefined : airportLabel(airport)
}

/** What the tab "Preferences" tells (spec §2.17). */
export const preferencesOf = (profile: PilotProfileOwn): readonly ProfileFact[] => {
  const airports = airportsOf(profile)
  const preferred = profile.preferred_airports.split(',').flatMap((id) => labelOf(id, airports) ?? [])
  return [
    { term: 'Home airport', value: labelOf(profile.home_airport, airports) },
    { term: 'Favourite airport', value: labelOf(profile.favourite_airport, airports) },
    { term: 'Preferred airports', value: preferred.length === 0 ? undefined : preferred },
    { term: 'Hourly rate', value: ratesText(profile.min_houry_rate, profile.max_houry_rate) },
    { term: 'Access to an aircraft', value: profile.access_to_aircraft ? 'Yes' : 'No' },
    { term: 'Notes', value: present(profile.notes), kind: 'text' },
  ]
}
