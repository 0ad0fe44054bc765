import { type ApiFailure, isApiFailure } from './failure.ts'

/** A problem that belongs to a field of the form. */
export interface PlacedProblem<Name extends string> {
  readonly name: Name
  readonly message: string
}

/**
 * The problems of a refusal that belong to fields of the form; empty when any of them belongs to none, since a message
 * that nobody sees helps nobody.
 *
 * @param names from the wire's field names to the form's.
 */
export const placeProblems = <Name extends string>(
  failure: unknown,
  names: Readonly<Record<string, Name>>,
): readonly PlacedProblem<Name>[] => {
  if (!isApiFailure(failure) || failure.kind !== 'refused') return []
  const placed = failure.fields.flatMap(({ field, message }) => {
    const name = Object.hasOwn(names, field) ? names[field] : undefined
    return name === undefined ? [] : [{ name, message }]
  })
  return placed.length === failure.fields.length ? placed : []
}

const hints: Partial<Record<ApiFailure['kind'], string>> = {
  unreachable: 'Check your connection and try again.',
  silent: 'The service did not answer in time. Please try again.',
}

/** What to do about a failure that is nobody's answer, beneath the text of the catalogue. */
export const hintFor = (failure: unknown): string | undefined =>
  isApiFailure(failure) ? hints[failure.kind] : undefined
