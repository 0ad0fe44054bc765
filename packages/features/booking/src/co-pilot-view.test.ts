import { buildPilotPublic, buildUserPublic, sampleAirports } from '@pilotpair/contract/testing'
import { expect, test } from 'vitest'
import { toCoPilotView } from './co-pilot-view.ts'

test('a pilot is shown with licence, hours and home', () => {
  expect(toCoPilotView(buildPilotPublic({ flight_hours: 1234.56 }))).toEqual({
    id: buildUserPublic().id_user_account,
    name: 'Daniel Okafor',
    firstName: 'Daniel',
    pictureUrl: null,
    experience: 'Commercial, 1,234.6 flight hours',
    homeAirport: 'Palo Alto (PAO)',
  })
})

test('what is not given is left out', () => {
  const view = toCoPilotView(
    buildPilotPublic({ first_name: null, license_type: null, flight_hours: null, home_airport: null, airports: [sampleAirports.PAO] }),
  )
  expect(view).toMatchObject({ firstName: 'Daniel Okafor', experience: '', homeAirport: undefined })
  expect(toCoPilotView(buildPilotPublic({ license_type: null })).experience).toBe('640 flight hours')
})
