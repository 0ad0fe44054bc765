import type { FieldProblem } from '@pilotpair/contract'

/**
 * Why a call to the service did not give its answer. Plain data, so that it may live in the store.
 *
 * - `refused`: the service said no and why (`{"detail": …}`).
 * - `unreadable`: an answer that is not the service's: a proxy's page, a truncated body, a shape the contract does not
 *   know. `isTooLarge`: it refuses what was sent for its size.
 * - `unreachable`: no connection. `silent`: no answer in time. Whether the call took effect is then unknown.
 * - `aborted`: the caller no longer wants the answer.
 */
export type ApiFailure =
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly detail: string
      readonly fields: readonly FieldProblem[]
      /** Seconds to wait before another try, from `Retry-After`. */
      readonly retryAfter?: number
    }
  | { readonly kind: 'unreadable'; readonly status: number; readonly isTooLarge?: true }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'aborted' }

const kinds: readonly ApiFailure['kind'][] = ['refused', 'unreadable', 'unreachable', 'silent', 'aborted']

/** Whether a caught value is a failure of a call (and not a fault of our own code). */
export const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.some((kind) => kind === value.kind)

/** The HTTP status of a failure, where there was an answer. */
export const statusOf = (failure: unknown): number | undefined =>
  isApiFailure(failure) && (failure.kind === 'refused' || failure.kind === 'unreadable') ? failure.status : undefined

const waitText = (seconds: number): string =>
  seconds < 90 ? `${String(seconds)} seconds` : `${String(Math.ceil(seconds / 60))} minutes`

/**
 * The sentence to show for a failure: what the service said, else a clear one for the statuses that proxies
 * answer themselves, else the screen's own text of section 8.
 *
 * @param fallback the catalogue text of the screen.
 */
export const failureText = (failure: unknown, fallback: string): string => {
  if (!isApiFailure(failure)) return fallback
  if (failure.kind === 'refused') {
    if (failure.status === 429 && failure.retryAfter !== undefined)
      return `Too many attempts. Please try again in ${waitText(failure.retryAfter)}.`
    return failure.detail === '' ? fallback : failure.detail
  }
  if (failure.kind === 'unreadable' && failure.isTooLarge) return 'The upload is too large.'
  if (failure.kind === 'unreadable' && failure.status === 429) return 'Too many attempts. Please try again later.'
  return fallback
}

/** How long to wait, where a failure is one too many attempts: that helps. `undefined` for every other failure. */
export const waitNote = (failure: unknown): string | undefined =>
  statusOf(failure) === 429 ? failureText(failure, '') : undefined

/** The text of section 8 for a screen where it is fixed; only "too many attempts" says more, see {@link waitNote}. */
export const fixedFailureText = (failure: unknown, text: string): string => waitNote(failure) ?? text

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
