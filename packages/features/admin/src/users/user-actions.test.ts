import { buildPilotProfileAdmin, buildUserAdmin } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { actionsFor, canCascade, doneText, doubtsAbout, failedText, type UserAction, wordsFor } from './user-actions.ts'

const waiting = buildUserAdmin()
const approved = buildUserAdmin({ pilot_profile: buildPilotProfileAdmin({ verification: 'approved' }) })
const operator = buildUserAdmin({ role: 'operator', pilot_profile: null, name: 'Golden Bay Aviation' })
const off = { is_activated: false }

describe('what can be done', () => {
  test('with pilots and operators, by their state', () => {
    expect(actionsFor(waiting)).toEqual(['reject', 'approve'])
    expect(actionsFor({ ...waiting, ...off })).toEqual(['reactivate'])
    expect(actionsFor(approved)).toEqual(['deactivate'])
    expect(actionsFor({ ...approved, ...off })).toEqual(['reactivate'])
    expect(actionsFor(operator)).toEqual(['delete', 'deactivate'])
    expect(actionsFor({ ...operator, ...off })).toEqual(['delete', 'reactivate'])
  })

  test('open flights are closed along only for an operator who leaves', () => {
    expect(canCascade({ action: 'delete', user: operator }, 409)).toBe(true)
    expect(canCascade({ action: 'deactivate', user: operator }, 409)).toBe(true)
    expect(canCascade({ action: 'delete', user: operator }, 500)).toBe(false)
    expect(canCascade({ action: 'deactivate', user: approved }, 409)).toBe(false)
    expect(canCascade({ action: 'reactivate', user: operator }, 409)).toBe(false)
  })
})

describe('words', () => {
  test('say how it went (spec §8)', () => {
    const said = (action: UserAction) => doneText({ action, user: waiting })
    expect(said('approve')).toBe('Luis Carranza has been approved')
    expect(said('reject')).toBe('Luis Carranza has been rejected and removed')
    expect(said('deactivate')).toBe('Luis Carranza has been deactivated')
    expect(said('delete')).toBe('Luis Carranza has been deleted')
    expect(failedText({ action: 'approve', user: waiting })).toBe('Could not approve Luis Carranza. Please try again.')
  })

  test('warn of flights that end with a pilot, not with an operator', () => {
    expect(wordsFor({ action: 'deactivate', user: approved }).consequence).toContain('full refund')
    expect(wordsFor({ action: 'deactivate', user: operator }).consequence).not.toContain('refund')
  })

  test('warn of an approval without profile or documents', () => {
    const bare = buildUserAdmin({
      pilot_profile: buildPilotProfileAdmin({ profile_completed: false, license_front_url: null, license_back_url: null, selfie_url: null }),
    })
    expect(doubtsAbout({ action: 'approve', user: waiting })).toEqual([])
    expect(doubtsAbout({ action: 'approve', user: bare })).toHaveLength(2)
    expect(doubtsAbout({ action: 'reject', user: bare })).toEqual([])
  })
})
