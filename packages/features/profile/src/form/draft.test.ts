import { numberTexts, profileBodyFromForm, profileTexts } from '@pilotpair/contract'
import { buildNewPilotProfile, buildPilotProfile, sampleAirports } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { draftOf, fieldNames, followers, judgeDraft, judgeFields, needsVerification, type ProfileDraft } from './draft.ts'

const maya = buildPilotProfile()
const draft = (changes: Partial<ProfileDraft> = {}): ProfileDraft => ({ ...draftOf(maya), ...changes })

const problems = (changes: Partial<ProfileDraft>): Record<string, string> => {
  const judged = judgeDraft(draft(changes))
  return 'value' in judged ? {} : Object.fromEntries(judged.issues.map(({ path, message }) => [String(path[0]), message]))
}

const valueOf = (changes: Partial<ProfileDraft> = {}) => {
  const judged = judgeDraft(draft(changes))
  if (!('value' in judged)) throw new Error(JSON.stringify(judged.issues))
  return judged.value
}

describe('what is sent', () => {
  test('a profile that is not touched comes back as it was', () => {
    expect(profileBodyFromForm(valueOf())).toMatchObject({
      first_name: 'Maya', license_type: 'private', license_number: '3987104', license_expiration: '2028-03-03', flight_hours: 212.5,
      min_houry_rate: 100, max_houry_rate: 250, home_airport: sampleAirports.PAO.id_airport,
      favourite_airport: sampleAirports.HAF.id_airport, preferred_airports: sampleAirports.SQL.id_airport,
      termns_of_service_accepted: true,
    })
  })

  test('what is empty is left out (spec §5)', () => {
    const body = profileBodyFromForm(valueOf({ home_airport: '', license_expiration: '', preferred_airports: [], min_houry_rate: '' }))
    expect([body.home_airport, body.license_expiration, body.preferred_airports, body.min_houry_rate]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('c47: decimals are kept, what the profile prints can be typed, and nothing becomes another figure', () => {
    expect(valueOf({ flight_hours: '1234.5' }).flight_hours).toBe(1234.5)
    expect(valueOf({ flight_hours: '1,234.5' }).flight_hours).toBe(1234.5)
    expect(valueOf({ flight_hours: '1,234' }).flight_hours).toBe(1234)
    expect(draftOf(buildPilotProfile({ flight_hours: 1234.5 })).flight_hours).toBe('1234.5')
  })

  test.each(['-1', ''])('c47: "%s" flight hours are not positive', (flight_hours) => {
    expect(problems({ flight_hours })).toEqual({ flight_hours: profileTexts.flightHoursPositive })
  })

  test.each(['1234,5', '10,50', '1.234,5', '1e3', 'many'])('c47: "%s" is no number, and is told so', (flight_hours) => {
    expect(problems({ flight_hours })).toEqual({ flight_hours: numberTexts.unreadable })
    expect(problems({ min_houry_rate: flight_hours })).toEqual({ min_houry_rate: numberTexts.unreadable })
  })
})

describe('what is wrong', () => {
  test('a new profile lacks all that is required', () => {
    const judged = judgeDraft(draftOf(buildNewPilotProfile()))
    const told = 'value' in judged ? [] : judged.issues.map(({ message }) => message)
    expect(new Set(told)).toEqual(
      new Set([profileTexts.licenseTypeRequired, profileTexts.licenseNumberRequired, profileTexts.flightHoursPositive, profileTexts.termsRequired]),
    )
  })

  test('c47: min above max is flagged, also while other fields are wrong, and once', () => {
    const wrong = { min_houry_rate: '200', max_houry_rate: '100' }
    expect(problems(wrong)).toEqual({ max_houry_rate: 'The highest rate must not be below the lowest rate' })
    expect(problems({ ...wrong, license_number: '' })).toEqual({
      license_number: profileTexts.licenseNumberRequired,
      max_houry_rate: 'The highest rate must not be below the lowest rate',
    })
    expect(problems({ min_houry_rate: '200', max_houry_rate: 'x', license_number: '' })['max_houry_rate']).toBe(numberTexts.unreadable)
    expect(problems({ min_houry_rate: '100', max_houry_rate: '100' })).toEqual({})
  })

  test('a date that is only begun is not dropped in silence', () => {
    const judged = judgeFields(draft(), true)
    expect('issues' in judged && judged.issues.map(({ path }) => path[0])).toEqual(['license_expiration'])
    expect('value' in judgeFields(draft(), false)).toBe(true)
  })
})

describe('what follows a newer profile', () => {
  const next = draft({ notes: 'From the other tab', first_name: 'Other', preferred_airports: [sampleAirports.HAF.id_airport] })

  test('is what nobody has touched, and only what is another thing there', () => {
    expect(followers(draft(), draft(), next)).toEqual(['first_name', 'preferred_airports', 'notes'])
    expect(followers(draft(), draft({ first_name: 'Mayax' }), next)).toEqual(['preferred_airports', 'notes'])
    expect(followers(draft(), draft({ preferred_airports: [] }), next)).toEqual(['first_name', 'notes'])
    expect(followers(draft(), draft(), draft())).toEqual([])
  })

  test('is nothing that says the same already', () => {
    expect(followers(draft(), draft({ notes: 'From the other tab' }), next)).toEqual(['first_name', 'preferred_airports'])
  })

  test('may be any field', () => {
    expect(Object.keys(draft()).toSorted()).toEqual([...fieldNames].toSorted())
  })
})

describe('verification', () => {
  test('goes back to pending with another type, number, or new images', () => {
    expect(needsVerification(maya, draft(), false)).toBe(false)
    expect(needsVerification(maya, draft({ notes: 'x', flight_hours: '9' }), false)).toBe(false)
    expect(needsVerification(maya, draft({ license_number: ' 3987104 ' }), false)).toBe(false)
    expect(needsVerification(maya, draft({ license_number: '1' }), false)).toBe(true)
    expect(needsVerification(maya, draft({ license_type: 'commercial' }), false)).toBe(true)
    expect(needsVerification(maya, draft(), true)).toBe(true)
  })

  test('is nothing to warn of while it is pending anyway', () => {
    expect(needsVerification(buildPilotProfile({ verification: 'pending' }), draft({ license_number: '1' }), true)).toBe(false)
    expect(needsVerification(null, draft(), true)).toBe(false)
  })
})
