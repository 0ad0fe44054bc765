import { buildAircraft, testId } from '@pilotpair/contract/testing'
import { expect, test } from 'vitest'
import { newPlan, type Plan, withAircraft, withType } from './plan.ts'

const skyhawk = buildAircraft()
const other = buildAircraft({ id_aircraft: testId('aircraft', 2) })
const start = '2026-12-12T18:00:00.000Z'
const refused = [{ flight: { start, hours: 2 }, at: 0 }]
const chosen: Plan = { ...newPlan, phase: 'date', aircraft: skyhawk, date: '2026-12-12', selected: [start], refused }

test('the same aircraft again keeps day and hours, and what was refused; another one clears them', () => {
  expect(withAircraft(chosen, skyhawk)).toMatchObject({ phase: 'details', date: '2026-12-12', selected: chosen.selected, refused })
  expect(withAircraft(chosen, other)).toMatchObject({ phase: 'details', aircraft: other, date: null, selected: [], refused: [] })
})

test('another type of flight keeps the day and clears the hours', () => {
  expect(withType(chosen, 'solo')).toBe(chosen)
  expect(withType(chosen, 'shared')).toMatchObject({ type: 'shared', date: '2026-12-12', selected: [] })
})
