import type { Role, Verification } from '@pilotpair/contract'

/** What an administrator wants with an account. */
export type AdminAction = 'approve' | 'deactivate' | 'reactivate' | 'remove'

/** What the decision needs to know of the account. */
export interface TargetFacts {
  readonly id: string
  readonly role: Role
  readonly isActivated: boolean
  /** Of a pilot; undefined for the other roles. */
  readonly verification: Verification | undefined
}

/** What follows: nothing because it is so already, the change, or a refusal in words. */
export type AdminDecision =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'change' }
  | { readonly kind: 'refuse'; readonly detail: string }

/** Refusals, each with its reason. */
export const adminRefusals = {
  self: 'You cannot do this to your own account.',
  lastAdmin: 'This is the last active administrator.',
  notPilot: 'Only pilots are verified.',
  notPending: 'This pilot is no longer pending.',
} as const

const refuse = (detail: string): AdminDecision => ({ kind: 'refuse', detail })

/**
 * Whether an administrator may act on an account (decisions, Admin): never on oneself, never on the last active
 * administrator. Doing what is done already changes nothing.
 *
 * @param otherActiveAdmins active administrators besides the target, as the transaction holds them
 */
export const decideAdminAction = (
  action: AdminAction,
  actorId: string,
  target: TargetFacts,
  otherActiveAdmins: number,
): AdminDecision => {
  if (target.id === actorId) return refuse(adminRefusals.self)
  const endsAdmin = target.role === 'super_admin' && target.isActivated
  switch (action) {
    case 'approve':
      if (target.verification === undefined) return refuse(adminRefusals.notPilot)
      return { kind: target.verification === 'approved' ? 'nothing' : 'change' }
    case 'deactivate':
      if (!target.isActivated) return { kind: 'nothing' }
      return endsAdmin && otherActiveAdmins === 0 ? refuse(adminRefusals.lastAdmin) : { kind: 'change' }
    case 'reactivate':
      return { kind: target.isActivated ? 'nothing' : 'change' }
    case 'remove':
      return endsAdmin && otherActiveAdmins === 0 ? refuse(adminRefusals.lastAdmin) : { kind: 'change' }
  }
}

/** The audit log's word for an action on an account. */
export const auditAction = (action: AdminAction, target: TargetFacts): string => {
  if (action !== 'remove') return `user.${action}`
  return target.verification === 'pending' ? 'user.reject' : 'user.delete'
}
