import { authEndpoints, type UserAccount } from '@pilotpair/contract'
import { buildAdmin, buildNewPilotProfile, buildOperator, buildUser } from '@pilotpair/contract/testing'
import { answers, breaks, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'

const { currentUser, login, logout, register, forgotPassword, resetPassword } = authEndpoints

/** A pilot who has just registered. */
export const pendingPilot: UserAccount = buildUser({ pilot_profile: buildNewPilotProfile() })

/** Who is logged in: named handler sets for the session, shared by stories and tests. */
export const sessionScenarios = {
  pilot: [answers(currentUser, buildUser())],
  pendingPilot: [answers(currentUser, pendingPilot)],
  operator: [answers(currentUser, buildOperator())],
  admin: [answers(currentUser, buildAdmin())],
  loading: [neverAnswers(currentUser)],
  anonymous: [refuses(currentUser, 401, 'Not authenticated')],
  fault: [refuses(currentUser, 500, 'Internal server error')],
  offline: [breaks(currentUser)],
}

/** A pilot logs in: nobody before the login, the given user after it. */
export const loginSucceeds = (user: UserAccount = buildUser()) => {
  let isIn = false
  return [
    handle(login, () => {
      isIn = true
      return HttpResponse.json({ detail: 'Logged in' })
    }),
    handle(currentUser, () =>
      isIn ? HttpResponse.json(user) : HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 }),
    ),
  ]
}

/** The session's calls, each with what it may answer. */
export const authScenarios = {
  logoutSucceeds: [answers(logout, { detail: 'Logged out' })],
  logoutFails: [refuses(logout, 500, 'Internal server error')],
  registers: [answers(register, pendingPilot)],
  emailTaken: [refuses(register, 409, 'This email is already registered.')],
  sendsLink: [answers(forgotPassword, { detail: 'If the address has an account, a link is on its way.' })],
  resets: [answers(resetPassword, { detail: 'Password changed' })],
  linkUsed: [refuses(resetPassword, 410, 'This link has been used or is too old.')],
}
