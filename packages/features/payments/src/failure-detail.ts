import { isApiFailure, placeProblems, waitNote } from '@pilotpair/feature-core'

const hints = {
  unreachable: 'The connection was lost. Try again when you are online: nothing is charged twice.',
  silent: 'The service did not answer in time. Try again: nothing is charged twice.',
} as const

/** The field of the call: the person knows it as a card, not by its name on the wire. */
const wireNames = { id_card: 'card' } as const

/** What stands at the cards beside the fixed text: the service's detail, or what to do about a lost answer. */
export const detailOf = (failure: unknown): string | undefined => {
  if (!isApiFailure(failure)) return undefined
  switch (failure.kind) {
    case 'refused': {
      const [placed] = placeProblems(failure, wireNames)
      if (placed !== undefined) return placed.message
      return waitNote(failure) ?? (failure.detail === '' ? undefined : failure.detail)
    }
    case 'unreachable':
    case 'silent':
      return hints[failure.kind]
    case 'unreadable':
      return waitNote(failure)
    case 'aborted':
      return undefined
  }
}
