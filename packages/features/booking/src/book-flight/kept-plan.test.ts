import { buildAircraft } from '@pilotpair/contract/testing'
import { forgetTab } from '@pilotpair/feature-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepInTab } from '../tab-storage.ts'
import { forgetPlan, forgetPlanOf, keepPlan, readPlan } from './kept-plan.ts'
import { newPlan, type Plan } from './plan.ts'

beforeEach(forgetTab)

const selected = ['2026-12-12T18:00:00.000Z', '2026-12-12T19:00:00.000Z']
const plan: Plan = {
  ...newPlan,
  phase: 'confirm',
  aircraft: buildAircraft(),
  type: 'shared',
  date: '2026-12-12',
  selected,
  flight: { start: '2026-12-12T18:00:00.000Z', hours: 2 },
  coPilotId: 'p1',
  notes: 'Lunch?',
}

describe('the plan of this tab', () => {
  test('comes back until its flight stands; what was to be confirmed is looked at again', () => {
    keepPlan(plan)
    expect(readPlan()).toEqual({ ...plan, phase: 'date', flight: undefined })
    keepPlan({ ...plan, phase: 'details' })
    expect(readPlan().phase).toBe('details')
    forgetPlan()
    expect(readPlan()).toBe(newPlan)
  })

  test('is forgotten with its own flight, and with no other', () => {
    keepPlan(plan)
    const { id_aircraft: id } = buildAircraft()
    forgetPlanOf('another', { start: '2026-12-12T18:00:00.000Z', hours: 2 })
    forgetPlanOf(id, { start: '2026-12-12T19:00:00.000Z', hours: 2 })
    expect(readPlan().aircraft).toEqual(plan.aircraft)
    forgetPlanOf(id, { start: '2026-12-12T10:00:00.000-08:00', hours: 2 })
    expect(readPlan()).toBe(newPlan)
  })

  test('without an aircraft there is no plan', () => {
    keepPlan({ ...plan, aircraft: undefined })
    expect(readPlan()).toBe(newPlan)
  })

  test.each([
    ['text', '{'],
    ['a list', '[]'],
    ['another aircraft', JSON.stringify({ aircraft: { id_aircraft: 1 } })],
  ])('what cannot be read begins anew: %s', (_, text) => {
    keepInTab('pilotpair.flight-plan', text)
    expect(readPlan()).toBe(newPlan)
  })

  test('single values that cannot be read are as at the beginning', () => {
    keepInTab('pilotpair.flight-plan', JSON.stringify({ ...plan, phase: 'paid', type: 'none', date: 'Monday', coPilotId: 4, notes: null }))
    expect(readPlan()).toEqual({ ...newPlan, phase: 'details', aircraft: plan.aircraft })
  })
})
