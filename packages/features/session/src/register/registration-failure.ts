import { authTexts } from '@pilotpair/contract'
import { failureText, isApiFailure, statusOf } from '@pilotpair/feature-core'

/** Where a refused registration says so. */
export type RegistrationFailure = { readonly at: 'email' | 'form'; readonly text: string }

/** The text for a failed registration and its place (spec §8). */
export const readRegistrationFailure = (failure: unknown): RegistrationFailure => {
  if (statusOf(failure) === 409) return { at: 'email', text: failureText(failure, authTexts.emailTaken) }
  const isNetwork = isApiFailure(failure) && (failure.kind === 'unreachable' || failure.kind === 'silent')
  const fallback = isNetwork ? authTexts.registrationNetworkError : authTexts.unexpected
  return { at: 'form', text: failureText(failure, fallback) }
}
