import { describe, expect, test } from 'vitest'
import { adminRefusals, auditAction, decideAdminAction, type AdminAction, type TargetFacts } from './rules.ts'

const actions: readonly AdminAction[] = ['approve', 'deactivate', 'reactivate', 'remove']
const pilot: TargetFacts = { id: 'p', role: 'pilot', isActivated: true, verification: 'pending' }
const admin: TargetFacts = { id: 'b', role: 'super_admin', isActivated: true, verification: undefined }
const operator: TargetFacts = { id: 'o', role: 'operator', isActivated: true, verification: undefined }

test.each(actions)('c42: %s never on oneself', (action) => {
  expect(decideAdminAction(action, admin.id, admin, 3)).toEqual({ kind: 'refuse', detail: adminRefusals.self })
})

describe('c42: the last active administrator stays', () => {
  test.each(['deactivate', 'remove'] as const)('%s', (action) => {
    expect(decideAdminAction(action, 'a', admin, 0)).toEqual({ kind: 'refuse', detail: adminRefusals.lastAdmin })
    expect(decideAdminAction(action, 'a', admin, 1)).toEqual({ kind: 'change' })
  })
})

test('only pilots are verified, and what is so already changes nothing', () => {
  expect(decideAdminAction('approve', 'a', operator, 1)).toEqual({ kind: 'refuse', detail: adminRefusals.notPilot })
  expect(decideAdminAction('approve', 'a', pilot, 1)).toEqual({ kind: 'change' })
  expect(decideAdminAction('approve', 'a', { ...pilot, verification: 'approved' }, 1)).toEqual({ kind: 'nothing' })
  expect(decideAdminAction('reactivate', 'a', pilot, 1)).toEqual({ kind: 'nothing' })
  expect(decideAdminAction('deactivate', 'a', { ...pilot, isActivated: false }, 1)).toEqual({ kind: 'nothing' })
  expect(decideAdminAction('remove', 'a', { ...admin, isActivated: false }, 0)).toEqual({ kind: 'change' })
})

test('the audit log tells a rejection from a deletion', () => {
  expect(auditAction('remove', pilot)).toBe('user.reject')
  expect(auditAction('remove', { ...pilot, verification: 'approved' })).toBe('user.delete')
  expect(auditAction('remove', operator)).toBe('user.delete')
  expect(auditAction('approve', pilot)).toBe('user.approve')
})
