import { MODEL_YEAR_MAX_AHEAD, MODEL_YEAR_MIN } from './limits.ts'
import { aircraftTexts } from './texts/fleet.ts'

/**
 * What is wrong with a model year: before 1900 or after next year (spec §5). Needs the current year, so that both
 * sides use their own clock.
 */
export function modelYearProblem(modelYear: number, currentYear: number): string | undefined {
  if (modelYear < MODEL_YEAR_MIN) return aircraftTexts.yearTooEarly
  return modelYear > currentYear + MODEL_YEAR_MAX_AHEAD ? aircraftTexts.yearTooLate : undefined
}
