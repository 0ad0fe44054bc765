import { authEndpoints, chatEndpoints, operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { buildProposal, buildUser, testId } from '@pilotpair/contract/testing'
import { answers, refuses } from '@pilotpair/feature-core/testing'
import { authScenarios, sessionScenarios } from '@pilotpair/feature-session/testing'

/** So many unread messages and requests to answer. */
const waiting = (unread: number, requests: number) => [
  answers(chatEndpoints.unread, { unread_count: unread }),
  answers(
    proposalEndpoints.received,
    Array.from({ length: requests }, (_, index) => buildProposal({ id_flight_proporsal: testId('flight', index + 1) })),
  ),
]

/** Who sees the bar: named handler sets, shared by stories and tests. */
export const navigationScenarios = {
  pilot: [...sessionScenarios.pilot, ...authScenarios.logoutSucceeds, ...waiting(0, 0)],
  operator: [
    ...sessionScenarios.operator, ...authScenarios.logoutSucceeds, ...waiting(0, 0), answers(operatorEndpoints.pendingFlights, []),
  ],
  admin: [...sessionScenarios.admin, ...authScenarios.logoutSucceeds, ...waiting(0, 0)],
  /** Two unread messages, one request to answer. */
  waiting: [...sessionScenarios.pilot, ...waiting(2, 1)],
  /** More than the bar has room for. */
  manyWaiting: [...sessionScenarios.pilot, ...waiting(1200, 3)],
  /** Waits for approval: may not chat, so nothing is asked. */
  pendingPilot: [...sessionScenarios.pendingPilot],
  waitingFails: [...sessionScenarios.pilot, refuses(chatEndpoints.unread, 500, 'Internal server error'), ...waiting(0, 0)],
  loading: sessionScenarios.loading,
  anonymous: sessionScenarios.anonymous,
  fault: sessionScenarios.fault,
  logoutFails: [...sessionScenarios.pilot, ...authScenarios.logoutFails, ...waiting(0, 0)],
  edge: [
    answers(
      authEndpoints.currentUser,
      buildUser({ name: 'Maximiliana-Aurelia von Hohenstaufen-Oberwiesenthal de la Vega', profile_picture: '/missing.png' }),
    ),
    ...waiting(0, 0),
  ],
}
