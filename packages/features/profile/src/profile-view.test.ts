import { buildNewPilotProfile, buildPilotProfile, buildUser, sampleAirports, testId } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { airportsOf, informationOf, preferencesOf, type ProfileFact, UNKNOWN_AIRPORT } from './profile-view.ts'

const byTerm = (facts: readonly ProfileFact[]) => Object.fromEntries(facts.map(({ term, value }) => [term, value]))

describe('the read-only profile', () => {
  test('tells the licence; its expiration is a plain date', () => {
    expect(byTerm(informationOf(buildPilotProfile({ flight_hours: 1234.5 }), buildUser()))).toEqual({
      Name: 'Maya Lindqvist', 'First name': 'Maya', Email: 'maya.lindqvist@example.com', 'License type': 'Private',
      'License number': '3987104', 'License expiration': '3 Mar 2028', 'Flight hours': '1,234.5', 'License images': 'All three sent',
    })
  })

  test('tells preferences by name', () => {
    expect(byTerm(preferencesOf(buildPilotProfile()))).toMatchObject({
      'Home airport': 'Palo Alto (PAO)', 'Favourite airport': 'Half Moon Bay (HAF)', 'Preferred airports': ['San Carlos (SQL)'],
      'Hourly rate': '$100/hr to $250/hr', 'Access to an aircraft': 'No',
    })
  })

  test('an airport that nobody describes is shown all the same', () => {
    const profile = buildPilotProfile({
      home_airport: testId('airport', 998), preferred_airports: `${sampleAirports.SQL.id_airport},${testId('airport', 999)}`,
    })
    expect(byTerm(preferencesOf(profile))).toMatchObject({
      'Home airport': UNKNOWN_AIRPORT, 'Favourite airport': 'Half Moon Bay (HAF)', 'Preferred airports': ['San Carlos (SQL)', UNKNOWN_AIRPORT],
    })
    expect(airportsOf(buildNewPilotProfile())).toEqual([])
  })

  test('one bound of the rate is enough', () => {
    expect(byTerm(preferencesOf(buildPilotProfile({ min_houry_rate: null })))['Hourly rate']).toBe('Up to $250/hr')
    expect(byTerm(preferencesOf(buildPilotProfile({ max_houry_rate: null, min_houry_rate: 99.5 })))['Hourly rate']).toBe('From $99.5/hr')
  })

  test('what is not given has no value', () => {
    const profile = buildNewPilotProfile({ first_name: null })
    expect(byTerm(informationOf(profile, undefined))).toMatchObject({ 'License type': undefined, 'Flight hours': undefined, 'License images': 'Not sent yet' })
    expect(byTerm(preferencesOf(profile))).toMatchObject({ 'Preferred airports': undefined, 'Hourly rate': undefined, Notes: undefined })
  })
})
