import { buildPilotPublic, buildUserPublic, sampleAirports } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { pilotFacts, rateRange, toPilotView } from './pilot-view.ts'

describe('a pilot on the screen', () => {
  test('has a name, a licence in words, hours and a home', () => {
    expect(toPilotView(buildPilotPublic())).toMatchObject({
      name: 'Daniel Okafor', licenseType: 'Commercial', flightHours: 640, homeAirport: 'Palo Alto (PAO)', pictureUrl: null,
    })
  })

  test('may have told nothing', () => {
    const bare = buildPilotPublic({
      license_type: null, flight_hours: null, home_airport: null, favourite_airport: null, preferred_airports: '',
      min_houry_rate: null, max_houry_rate: null, airports: [],
    })
    const { licenseType, flightHours, homeAirport } = toPilotView(bare)
    expect([licenseType, flightHours, homeAirport]).toEqual([undefined, undefined, undefined])
    expect(pilotFacts(bare).every(({ value }) => value === undefined || value === '')).toBe(true)
  })

  test('0 hours are hours', () => {
    expect(toPilotView(buildPilotPublic({ flight_hours: 0 })).flightHours).toBe(0)
  })

  test('the picture of the profile goes before the one of the account', () => {
    const user_account = buildUserPublic({ profile_picture_url: '/b' })
    expect(toPilotView(buildPilotPublic({ profile_picture_url: '/a', user_account })).pictureUrl).toBe('/a')
    expect(toPilotView(buildPilotPublic({ user_account })).pictureUrl).toBe('/b')
  })

  test('details name rates and airports; an airport without a code by its name', () => {
    const facts = pilotFacts(
      buildPilotPublic({
        flight_hours: 1875.55,
        preferred_airports: [sampleAirports.SQL, sampleAirports.SANMARTIN].map(({ id_airport: id }) => id).join(','),
        airports: [sampleAirports.HAF, sampleAirports.SQL, sampleAirports.SANMARTIN],
      }),
    )
    expect(facts.map(({ value }) => value)).toEqual([
      'Commercial', '1,875.6', '$120 to $220', 'Half Moon Bay (HAF)', 'San Carlos (SQL), San Martin',
    ])
  })

  test('rates may be open at either end', () => {
    expect([rateRange(99.5, null), rateRange(null, 200), rateRange(null, null)]).toEqual(['From $99.50', 'Up to $200', undefined])
  })
})
