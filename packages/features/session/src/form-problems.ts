import type { PlacedProblem } from '@pilotpair/feature-core'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

export { hintFor, type PlacedProblem, placeProblems } from '@pilotpair/feature-core'

/** Shows problems at their fields and moves to the first of them. */
export const showProblems = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  problems: readonly PlacedProblem<FieldPath<Values>>[],
): void => {
  for (const [at, { name, message }] of problems.entries()) {
    setError(name, { type: 'service', message }, { shouldFocus: at === 0 })
  }
}
