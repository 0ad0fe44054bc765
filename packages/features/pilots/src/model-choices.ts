import type { AircraftModel } from '@pilotpair/contract'

/** Models that are drawn at a time: there are hundreds, and each costs a phone its time. */
export const MODELS_SHOWN = 60

/** Manufacturer and model, as people say it. */
export const modelName = ({ manufacturer, model }: AircraftModel): string => `${manufacturer} ${model}`.trim()

/** The models to choose from. */
export interface ModelChoices {
  readonly shown: readonly AircraftModel[]
  /** More than these are called as was typed. */
  readonly hasMore: boolean
}

/**
 * The first models that are called as was typed, in the order given. What is chosen is always among them: nothing may
 * filter that cannot be seen.
 */
export const modelChoices = (models: readonly AircraftModel[], chosen: readonly string[], search: string): ModelChoices => {
  const words = search.trim().toLowerCase()
  const isChosen = new Set(chosen)
  const fitting = models.filter((model) => isChosen.has(model.id_aircraft_model) || modelName(model).toLowerCase().includes(words))
  let room = MODELS_SHOWN - fitting.filter(({ id_aircraft_model: id }) => isChosen.has(id)).length
  const shown = fitting.filter(({ id_aircraft_model: id }) => {
    if (isChosen.has(id)) return true
    room -= 1
    return room >= 0
  })
  return { shown, hasMore: shown.length < fitting.length }
}
