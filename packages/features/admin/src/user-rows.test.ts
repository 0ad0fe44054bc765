import { buildAdminUserCounts, buildPilotProfileAdmin, buildUserAdmin } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { adminTabOf, tabLabel } from './tabs.ts'
import { dayText, hasDocuments, licenseOf, profileOf, statesOf } from './user-rows.ts'

const pilot = (overrides: Parameters<typeof buildPilotProfileAdmin>[0] = {}, is_activated = true) =>
  buildUserAdmin({ is_activated, pilot_profile: buildPilotProfileAdmin(overrides) })
const operator = (is_activated: boolean) => buildUserAdmin({ role: 'operator', pilot_profile: null, is_activated })

describe('what a row says', () => {
  test('a pilot: verification, and deactivation when there is one', () => {
    expect(statesOf(pilot()).map(({ text }) => text)).toEqual(['Pending'])
    expect(statesOf(pilot({ verification: 'approved' })).map(({ text }) => text)).toEqual(['Approved'])
    expect(statesOf(pilot({ verification: 'approved' }, false)).map(({ text }) => text)).toEqual(['Approved', 'Deactivated'])
  })

  test('an operator: activation alone, no profile, no license', () => {
    expect(statesOf(operator(true)).map(({ text }) => text)).toEqual(['Active'])
    expect(statesOf(operator(false)).map(({ text }) => text)).toEqual(['Deactivated'])
    expect(profileOf(operator(true))).toBeUndefined()
    expect(licenseOf(operator(true))).toBeUndefined()
  })

  test('a profile is completed or not', () => {
    expect(profileOf(pilot())?.text).toBe('Completed')
    expect(profileOf(pilot({ profile_completed: false }))?.text).toBe('Not completed')
  })

  test('one image is enough to look at', () => {
    const none = { license_front_url: null, license_back_url: null, selfie_url: null }
    expect(hasDocuments(pilot())).toBe(true)
    expect(hasDocuments(pilot({ ...none, selfie_url: '/selfie' }))).toBe(true)
    expect(hasDocuments(pilot(none))).toBe(false)
    expect(hasDocuments(operator(true))).toBe(false)
  })

  test('a license names its type, number and end, as far as they are given', () => {
    expect(licenseOf(pilot())).toEqual({ type: 'Private', detail: '4120987, until 3 Mar 2028' })
    expect(licenseOf(pilot({ license_expiration: null }))?.detail).toBe('4120987')
    expect(licenseOf(pilot({ license_number: null, license_expiration: null }))?.detail).toBe('')
    expect(licenseOf(pilot({ license_type: null }))).toBeUndefined()
  })
})

describe('dates', () => {
  test('an instant is a day on the viewer\'s clock', () => {
    expect(dayText('2026-12-03T01:30:00Z', 'America/Los_Angeles')).toBe('2 Dec 2026')
    expect(dayText('2026-12-03T01:30:00Z', 'UTC')).toBe('3 Dec 2026')
    expect(dayText('once')).toBe('')
  })
})

describe('tabs', () => {
  test('carry their numbers once these are known (spec §2.19)', () => {
    const counts = buildAdminUserCounts({ pending_pilots: 0, active_pilots: 128, operators: 6 })
    expect(tabLabel('pending_pilots', counts)).toBe('Pending Pilots (0)')
    expect(tabLabel('active_pilots', counts)).toBe('Active Pilots (128)')
    expect(tabLabel('operators', counts)).toBe('Operators (6)')
    expect(tabLabel('cancellations', buildAdminUserCounts({ cancellations: 2 }))).toBe('Cancellations (2)')
    expect(tabLabel('create_operator', counts)).toBe('Create Operator')
    expect(tabLabel('operators', undefined)).toBe('Operators')
    expect(tabLabel('cancellations', undefined)).toBe('Cancellations')
  })

  test('an address that names none shows the first', () => {
    expect(adminTabOf('operators')).toBe('operators')
    expect(adminTabOf('nonsense')).toBe('pending_pilots')
    expect(adminTabOf(null)).toBe('pending_pilots')
  })
})
