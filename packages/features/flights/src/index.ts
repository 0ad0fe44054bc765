import { lazyScreen } from '@pilotpair/feature-core'

export { aircraftName, type RequestGroup, requestGroup, spanOf, toDisplayRequest } from './display-request.ts'
export { flightsApi, useMyFlightsQuery, useReceivedRequestsInfiniteQuery, useSentRequestsInfiniteQuery } from './api.ts'
export { coPilotOf, flightMoment } from './flight-facts.ts'
export { pendingOf, requestsOf, type RequestPages } from './lists.ts'
export { usePendingRequestCount } from './use-pending-count.ts'
export type { RequestsScreenProps } from './requests/RequestsScreen.tsx'
export type { MyFlightsScreenProps } from './my-flights/MyFlightsScreen.tsx'

/** Flight Share Requests (spec §2.11), loaded with its route. */
export const RequestsScreen = lazyScreen(
  () => import('./requests/RequestsScreen.tsx'),
  (module) => module.RequestsScreen,
  (module) => module.prepareRequests,
)

/** My Flights (spec §2.12), loaded with its route. */
export const MyFlightsScreen = lazyScreen(
  () => import('./my-flights/MyFlightsScreen.tsx'),
  (module) => module.MyFlightsScreen,
  (module) => module.prepareMyFlights,
)
