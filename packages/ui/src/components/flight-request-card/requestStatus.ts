import type { Tone } from '../../theme/tokens.ts'

/** Whose list a request stands in: the invited pilot's or the inviter's. */
export const requestSides = ['received', 'sent'] as const
export type RequestSide = (typeof requestSides)[number]

/**
 * The statuses that the card knows. `counter_proposal` is an operator's offer of another time. Any other text is shown
 * as a disabled button in words of its own.
 */
export const requestStatuses = [
  'pending', 'counter_proposal', 'accepted', 'cancellation_requested', 'declined', 'cancelled', 'expired',
] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** How a status shows: as a badge that says where things stand, or as a disabled button when nothing can be done. */
export interface RequestLook {
  tone: Tone
  mark: 'clock' | 'offer' | 'check' | 'disabled'
  isClosed: boolean
}

const looks: Record<RequestStatus, RequestLook> = {
  pending: { tone: 'accent', mark: 'clock', isClosed: false },
  counter_proposal: { tone: 'accent', mark: 'offer', isClosed: false },
  accepted: { tone: 'success', mark: 'check', isClosed: false },
  cancellation_requested: { tone: 'warning', mark: 'clock', isClosed: false },
  declined: { tone: 'neutral', mark: 'disabled', isClosed: true },
  cancelled: { tone: 'neutral', mark: 'disabled', isClosed: true },
  expired: { tone: 'neutral', mark: 'disabled', isClosed: true },
}

const unknown: RequestLook = { tone: 'neutral', mark: 'disabled', isClosed: false }

/** Whether the card knows the status. */
export const isRequestStatus = (status: string): status is RequestStatus =>
  requestStatuses.some((known) => known === status)

/** How any status shows; one that no list knows is a disabled button that is not closed. */
export const requestLook = (status: string): RequestLook => (isRequestStatus(status) ? looks[status] : unknown)
