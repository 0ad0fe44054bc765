import { authEndpoints } from '@pilotpair/contract'
import { buildUser } from '@pilotpair/contract/testing'
import { answers } from '@pilotpair/feature-core/testing'
import { authScenarios, sessionScenarios } from '@pilotpair/feature-session/testing'

/** Who sees the bar: named handler sets, shared by stories and tests. */
export const navigationScenarios = {
  pilot: [...sessionScenarios.pilot, ...authScenarios.logoutSucceeds],
  operator: [...sessionScenarios.operator, ...authScenarios.logoutSucceeds],
  admin: [...sessionScenarios.admin, ...authScenarios.logoutSucceeds],
  loading: sessionScenarios.loading,
  anonymous: sessionScenarios.anonymous,
  fault: sessionScenarios.fault,
  logoutFails: [...sessionScenarios.pilot, ...authScenarios.logoutFails],
  edge: [
    answers(
      authEndpoints.currentUser,
      buildUser({ name: 'Maximiliana-Aurelia von Hohenstaufen-Oberwiesenthal de la Vega', profile_picture: '/missing.png' }),
    ),
  ],
}
