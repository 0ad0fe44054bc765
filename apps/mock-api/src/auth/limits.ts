import {
  FORGOT_PASSWORD_PER_HOUR,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_WINDOW_MINUTES,
  REGISTRATIONS_PER_HOUR,
  UPLOADS_PER_HOUR,
} from '@pilotpair/contract'

/** So many within so many seconds. */
export interface Limit {
  readonly hits: number
  readonly windowSeconds: number
}

/** The throttles' numbers. */
export interface Limits {
  readonly loginPerAccount: Limit
  readonly loginPerAddress: Limit
  readonly registration: Limit
  readonly forgotPassword: Limit
  readonly upload: Limit
}

const hour = 3600

/** The decided numbers; production runs with no others. */
export const decidedLimits: Limits = {
  loginPerAccount: { hits: LOGIN_FAILURES_PER_ACCOUNT, windowSeconds: LOGIN_WINDOW_MINUTES * 60 },
  loginPerAddress: { hits: LOGIN_FAILURES_PER_ADDRESS, windowSeconds: LOGIN_WINDOW_MINUTES * 60 },
  registration: { hits: REGISTRATIONS_PER_HOUR, windowSeconds: hour },
  forgotPassword: { hits: FORGOT_PASSWORD_PER_HOUR, windowSeconds: hour },
  upload: { hits: UPLOADS_PER_HOUR, windowSeconds: hour },
}

const open: Limit = { hits: 1_000_000, windowSeconds: 60 }

/** So high that no test meets them. */
export const raisedLimits: Limits = {
  loginPerAccount: open,
  loginPerAddress: open,
  registration: open,
  forgotPassword: open,
  upload: open,
}
