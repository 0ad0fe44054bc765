import type { AircraftModel } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { modelChoices, MODELS_SHOWN } from './model-choices.ts'

const models: readonly AircraftModel[] = Array.from({ length: 100 }, (_, at) => ({
  id_aircraft_model: `m${String(at)}`,
  manufacturer: at % 2 === 0 ? 'Cessna' : 'Piper',
  model: `Model ${String(at)}`,
}))
const ids = (list: readonly AircraftModel[]): string[] => list.map(({ id_aircraft_model: id }) => id)

describe('models to choose from', () => {
  test('the first sixty, in their order, and that there are more', () => {
    const { shown, hasMore } = modelChoices(models, [], '')
    expect(ids(shown)).toEqual(ids(models.slice(0, MODELS_SHOWN)))
    expect(hasMore).toBe(true)
    expect(modelChoices(models.slice(0, MODELS_SHOWN), [], '')).toEqual({ shown: models.slice(0, MODELS_SHOWN), hasMore: false })
  })

  test('those that are called as was typed, whatever the case', () => {
    expect(ids(modelChoices(models, [], ' model 77 ').shown)).toEqual(['m77'])
    expect(modelChoices(models, [], 'PIPER').shown).toHaveLength(50)
    expect(modelChoices(models, [], 'zeppelin')).toEqual({ shown: [], hasMore: false })
  })

  test('what is chosen stays in sight, in its place, and takes the room of others', () => {
    const { shown, hasMore } = modelChoices(models, ['m99', 'm3'], '')
    expect(shown).toHaveLength(MODELS_SHOWN)
    expect(ids(shown).slice(-2)).toEqual(['m58', 'm99'])
    expect(hasMore).toBe(true)
    expect(ids(modelChoices(models, ['m3'], 'model 42').shown)).toEqual(['m3', 'm42'])
  })
})
