import { expect, test } from 'vitest'
import { type AircraftFilters, noFilters } from '../filters.ts'
import { draftOf, readDraft, withEquipment } from './filter-draft.ts'

const filters: AircraftFilters = { search: 'PAO', type: 'helicopter', maxRate: 12.5, equipment: ['has_gps'] }

test('fields filled from filters give the same filters back', () => {
  expect(readDraft(draftOf(filters))).toEqual({ filters })
  expect(readDraft(draftOf(noFilters))).toEqual({ filters: noFilters })
})

test('c40: a cleared rate leaves no key behind, neither NaN nor 0', () => {
  expect(readDraft({ ...draftOf(filters), maxRate: '' })).toEqual({
    filters: { search: 'PAO', type: 'helicopter', equipment: ['has_gps'] },
  })
})

test('c40: a rate that is none is reported, and nothing is applied', () => {
  expect(readDraft({ ...draftOf(filters), maxRate: '0' })).toEqual({ rateProblem: 'Maximum rate must be a positive number' })
})

test('equipment keeps one order, however it is switched', () => {
  const draft = withEquipment(withEquipment(draftOf(noFilters), 'has_gps', true), 'is_ifr_equipped', true)
  expect(draft.equipment).toEqual(['is_ifr_equipped', 'has_gps'])
  expect(withEquipment(draft, 'has_gps', false).equipment).toEqual(['is_ifr_equipped'])
})
