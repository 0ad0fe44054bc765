/** What can happen to a flight. The last five come from the service itself, not from a call. */
export const actions = [
  'accept',
  'decline',
  'cancel',
  'approve',
  'operator_decline',
  'propose_new_time',
  'accept_counter',
  'decline_counter',
  'propose_change',
  'request_cancellation',
  'withdraw_cancellation',
  'reject_cancellation',
  'confirm_cancellation',
  'operator_cancel',
  'rate',
  'remove_pilot',
  'settle',
  'release',
  'capture_failed',
  'lapse',
] as const
export type Action = (typeof actions)[number]
