import { aircraftEndpoints, pilotEndpoints, type PilotMatch, profileEndpoints } from '@pilotpair/contract'
import { buildAircraft, buildNewPilotProfile, buildPilotMatch, buildPilotProfile, buildUserPublic, testId } from '@pilotpair/contract/testing'
import { answers, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import type { HttpHandler } from 'msw'
import { pilots } from '../explorer/PilotExplorerScreen.scenario.ts'

const reasons = [
  'Same home airport', 'Similar hourly rates', '2 airports in common', 'An airport in common', 'Same license', 'Comparable experience',
] as const

/** The six pilots of the mocks, best first, each with a reason. */
export const matches: readonly PilotMatch[] = pilots.map((pilot, index) => ({ ...pilot, reason: reasons[index] ?? reasons[5] }))

/** Fifty: as many as the service finds at the most. */
const many: readonly PilotMatch[] = Array.from({ length: 50 }, (_, index) => {
  const [number, name] = [index + 1, `Pilot no. ${String(index + 1)}`]
  return buildPilotMatch({ id_pilot_profile: testId('profile', number), user_account: buildUserPublic({ id_user_account: testId('user', number), name }) })
})

/** Id of the aircraft that was chosen. */
export const aircraftId = testId('aircraft', 1)

const aircraft = answers(aircraftEndpoints.get, buildAircraft())
const profile = answers(profileEndpoints.get, buildPilotProfile())

/** The states of /pilot-matches, as handlers. */
export const matchesScenarios = {
  loaded: [aircraft, profile, answers(pilotEndpoints.matches, [...matches])],
  many: [aircraft, profile, answers(pilotEndpoints.matches, [...many])],
  empty: [aircraft, profile, answers(pilotEndpoints.matches, [])],
  loading: [aircraft, profile, neverAnswers(pilotEndpoints.matches)],
  error: [aircraft, profile, refuses(pilotEndpoints.matches, 500, 'Internal server error')],
  incomplete: [aircraft, answers(profileEndpoints.get, buildNewPilotProfile())],
  unknownAircraft: [refuses(aircraftEndpoints.get, 404, 'Aircraft not found'), profile, answers(pilotEndpoints.matches, [...matches])],
} satisfies Record<string, readonly HttpHandler[]>
