import { adminTexts, type UserAdmin } from '@pilotpair/contract'
import { hasDocuments } from '../user-rows.ts'

/** What an administrator can do with an account (spec §2.19, §4). */
export type UserAction = 'approve' | 'reject' | 'deactivate' | 'reactivate' | 'delete'

/** What is to be done with whom. */
export interface UserRequest {
  readonly action: UserAction
  readonly user: UserAdmin
}

/** How an action is offered and asked about. */
export interface ActionWords {
  /** On the button of the row and of the yes. */
  readonly label: string
  readonly pending: string
  readonly tone: 'accent' | 'brand' | 'danger'
  /** What follows from a yes. */
  readonly consequence: string
}

/** What can be done with an account, the last one first in line: pilots who wait, everybody else by activation. */
export const actionsFor = ({ role, is_activated, pilot_profile }: UserAdmin): readonly UserAction[] => {
  if (role === 'pilot' && pilot_profile?.verification === 'pending' && is_activated) return ['reject', 'approve']
  const switched = is_activated ? 'deactivate' : 'reactivate'
  return role === 'operator' ? ['delete', switched] : [switched]
}

const leaves = 'They are logged out at once, and cannot log in until you reactivate them.'

const flightsEnd = 'Flights that are not flown yet are cancelled, and everybody gets a full refund.'

const deactivation = ({ role }: UserAdmin): string => (role === 'operator' ? leaves : `${leaves} ${flightsEnd}`)

/** The words of an action on an account. */
export const wordsFor = ({ action, user }: UserRequest): ActionWords => {
  switch (action) {
    case 'approve':
      return { label: 'Approve', pending: 'Approving…', tone: 'accent', consequence: 'They can book and share flights at once, without a new login.' }
    case 'reject':
      return {
        label: 'Reject', pending: 'Rejecting…', tone: 'danger',
        consequence: `The account is removed together with its license images. ${flightsEnd} This cannot be undone.`,
      }
    case 'deactivate':
      return { label: 'Deactivate', pending: 'Deactivating…', tone: 'danger', consequence: deactivation(user) }
    case 'reactivate':
      return { label: 'Reactivate', pending: 'Reactivating…', tone: 'brand', consequence: 'They can log in again.' }
    case 'delete':
      return {
        label: 'Delete', pending: 'Deleting…', tone: 'danger',
        consequence: 'The account is removed. Flights and payments of the past stay, without the name. This cannot be undone.',
      }
  }
}

/** What speaks against an approval, so that nobody approves by mistake. */
export const doubtsAbout = ({ action, user }: UserRequest): readonly string[] => {
  if (action !== 'approve') return []
  return [
    ...(user.pilot_profile?.profile_completed === true ? [] : ['The profile is not complete.']),
    ...(hasDocuments(user) ? [] : ['There are no license documents.']),
  ]
}

/** What a toast says after an action (spec §8). */
export const doneText = ({ action, user: { name } }: UserRequest): string => {
  switch (action) {
    case 'approve':
      return adminTexts.approved({ name })
    case 'reject':
      return adminTexts.rejectedAndRemoved({ name })
    case 'deactivate':
      return adminTexts.deactivated({ name })
    case 'reactivate':
      return `${name} has been reactivated`
    case 'delete':
      return adminTexts.deleted({ name })
  }
}

/** What a toast says when an action failed (spec §8). */
export const failedText = ({ action, user: { name } }: UserRequest): string => adminTexts.actionFailed({ action, name })

/** Whether a refusal means open flights that can be closed with the account: an operator's (decisions, row 21). */
export const canCascade = ({ action, user }: UserRequest, status: number | undefined): boolean =>
  status === 409 && user.role === 'operator' && (action === 'deactivate' || action === 'delete')
