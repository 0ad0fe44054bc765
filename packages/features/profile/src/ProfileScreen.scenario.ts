import { airportEndpoints, authEndpoints, type PilotProfileOwn, profileEndpoints, profileTexts } from '@pilotpair/contract'
import { buildNewPilotProfile, buildPilotProfile, buildUser, sampleAirportList } from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'

const { get, update, uploadLicenseImages, uploadPicture, licenseImage } = profileEndpoints

const card = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${fill}"/></svg>`

/** The own licence images, each in a colour of its own. */
export const ownImages: HttpHandler = handle(licenseImage, ({ params }) => {
  const fills: Readonly<Record<string, string>> = { front: '#0e7490', back: '#4b5563', selfie: '#a16207' }
  return new HttpResponse(card(fills[String(params['side'])] ?? '#000'), { headers: { 'content-type': 'image/svg+xml' } })
})

const unbroken = 'a'.repeat(400)

/** The world around a profile: who is logged in, the airports, the images. */
const around = (profile: PilotProfileOwn): HttpHandler[] => [
  answers(authEndpoints.currentUser, buildUser({ name: profile.user_account.name, pilot_profile: profile })),
  answers(airportEndpoints.list, [...sampleAirportList]),
  ownImages,
]

/** A profile that is stored: reads answer what was written last, as the service does. */
export const storedProfile = (first: PilotProfileOwn): HttpHandler[] => {
  let profile = first
  return [
    ...around(first),
    handle(get, () => HttpResponse.json(profile)),
    handle(update, async ({ request }) => {
      const body: unknown = await request.json()
      const given = typeof body === 'object' && body !== null ? body : {}
      profile = {
        ...profile,
        license_expiration: null,
        home_airport: null,
        favourite_airport: null,
        preferred_airports: '',
        min_houry_rate: null,
        max_houry_rate: null,
        ...given,
        profile_completed: true,
      }
      return HttpResponse.json(profile)
    }),
    handle(uploadLicenseImages, () => {
      profile = {
        ...profile,
        verification: 'pending',
        license_front_url: '/api/v1/me/license-images/front?v=2',
        license_back_url: '/api/v1/me/license-images/back?v=2',
        selfie_url: '/api/v1/me/license-images/selfie?v=2',
      }
      return HttpResponse.json(profile)
    }),
    handle(uploadPicture, () => HttpResponse.json({ profile_picture_url: '/api/v1/pilots/profile_picture/1' })),
  ]
}

/** Answers of the service for the profile, by name; each asked for anew, since what is stored changes. */
export const profileScenarios = {
  /** A complete, verified profile. */
  loaded: () => storedProfile(buildPilotProfile()),
  /** Complete, and an administrator has not looked yet. */
  pending: () => storedProfile(buildPilotProfile({ verification: 'pending' })),
  /** Complete but for the images, and without any preference. */
  partial: () => storedProfile(
    buildPilotProfile({
      verification: 'pending', license_front_url: null, license_back_url: null, selfie_url: null, license_expiration: null,
      min_houry_rate: null, max_houry_rate: null, home_airport: null, favourite_airport: null, preferred_airports: '', airports: [],
      notes: null, first_name: null,
    }),
  ),
  /** A pilot who has just registered. */
  empty: () => storedProfile(buildNewPilotProfile()),
  loading: () => [neverAnswers(get), ...around(buildPilotProfile())],
  error: () => [refuses(get, 503, profileTexts.fetchFailed), ...around(buildPilotProfile())],
  /** Long and unbroken words, twenty airports, right-to-left notes. */
  edge: () => storedProfile(
    buildPilotProfile({
      license_number: 'N'.repeat(64),
      first_name: unbroken.slice(0, 100),
      flight_hours: 100_000,
      max_houry_rate: 99_999.99,
      notes: `${unbroken} يعل <b>bold</b>`,
      preferred_airports: sampleAirportList.map(({ id_airport }) => id_airport).join(','),
      airports: [...sampleAirportList],
      user_account: { ...buildPilotProfile().user_account, name: unbroken.slice(0, 100) },
    }),
  ),
}
