import { type ApiFailure, isApiFailure } from './failure.ts'

const hints: Partial<Record<ApiFailure['kind'], string>> = {
  unreachable: 'Check your connection and try again.',
  silent: 'The service did not answer in time. Please try again.',
}

/** What to do about a failure that is nobody's answer, beneath the text of the catalogue. */
export const hintFor = (failure: unknown): string | undefined =>
  isApiFailure(failure) ? hints[failure.kind] : undefined
