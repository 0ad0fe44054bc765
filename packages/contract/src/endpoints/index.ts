import type { Endpoint } from '../endpoint.ts'
import { adminEndpoints } from './admin.ts'
import { aircraftEndpoints, availabilityEndpoints } from './aircraft.ts'
import { airportEndpoints } from './airports.ts'
import { authEndpoints } from './auth.ts'
import { chatEndpoints } from './chat.ts'
import { communityEndpoints } from './community.ts'
import { flightEndpoints, proposalEndpoints } from './flights.ts'
import { operatorEndpoints } from './operator.ts'
import { healthEndpoints, paymentEndpoints, sandboxEndpoints } from './payments.ts'
import { pilotEndpoints, profileEndpoints } from './pilots.ts'

export * from './admin.ts'
export * from './aircraft.ts'
export * from './airports.ts'
export * from './auth.ts'
export * from './chat.ts'
export * from './community.ts'
export * from './aircraft-bodies.ts'
export * from './flights.ts'
export * from './operator.ts'
export * from './params.ts'
export * from './payments.ts'
export * from './person-name.ts'
export * from './pilots.ts'
export * from './post-parts.ts'
export * from './profile-body.ts'

/** Every call, by area. Browser code imports one area's object instead. */
export const endpoints = {
  auth: authEndpoints,
  aircraft: aircraftEndpoints,
  availability: availabilityEndpoints,
  airports: airportEndpoints,
  pilots: pilotEndpoints,
  profile: profileEndpoints,
  community: communityEndpoints,
  chat: chatEndpoints,
  proposals: proposalEndpoints,
  flights: flightEndpoints,
  operator: operatorEndpoints,
  admin: adminEndpoints,
  payments: paymentEndpoints,
  sandbox: sandboxEndpoints,
  health: healthEndpoints,
} as const

/** Every call in one list, fixed paths before those with parameters, so that a router may take them in order. */
export const allEndpoints: readonly Endpoint[] = /* @__PURE__ */ Object.values(endpoints)
  .flatMap((area): Endpoint[] => Object.values(area))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
