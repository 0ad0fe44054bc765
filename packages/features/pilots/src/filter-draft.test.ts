import { ANY } from '@pilotpair/contract'
import { testId } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { draftOf, readDraft, withModel } from './filter-draft.ts'
import { noFilters } from './filters.ts'

const draft = draftOf(noFilters)
const typed = (minHours: string) => readDraft({ ...draft, minHours })

describe('the fields of the filter bar', () => {
  test('c40: empty hours are no filter, 0 is one', () => {
    expect(typed('')).toEqual({ filters: noFilters })
    expect(typed('  ')).toEqual({ filters: noFilters })
    expect(typed('0')).toEqual({ filters: { ...noFilters, minHours: 0 } })
    expect(typed('1,250.5')).toEqual({ filters: { ...noFilters, minHours: 1250.5 } })
  })

  test('c40: hours that are none say so', () => {
    expect(typed('-5')).toEqual({ hoursProblem: 'Must be a number of at least 0' })
    expect(typed('many')).toEqual({ hoursProblem: 'Enter a number such as 250 or 99.5.' })
    expect(typed('1e3')).toEqual({ hoursProblem: 'Enter a number such as 250 or 99.5.' })
  })

  test('filters in force fill the fields', () => {
    const filters = { airport: testId('airport', 1), licenseType: 'private', minHours: 50, modelIds: [testId('model', 1)] } as const
    expect(readDraft(draftOf(filters))).toEqual({ filters })
    expect(draft).toMatchObject({ airport: null, licenseType: ANY, minHours: '' })
  })

  test('a model is switched on once, and off', () => {
    const on = withModel(withModel(draft, 'a', true), 'a', true)
    expect(on.modelIds).toEqual(['a'])
    expect(withModel(on, 'a', false).modelIds).toEqual([])
  })
})
