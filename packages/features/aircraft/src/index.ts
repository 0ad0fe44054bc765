import { lazyScreen } from '@pilotpair/feature-core'

export { aircraftApi, useGetAircraftQuery, useMyAircraftQuery } from './api.ts'
export { aircraftName, type AircraftView, toAircraftView } from './aircraft-view.ts'
export type { AircraftAction } from './aircraft-action.ts'
export { type AircraftFilters, noFilters } from './filters.ts'
export { rentalsAnswer } from './rentals/rentals-answer.ts'
export { rateText } from './rate.ts'
export { type AircraftList, type AircraftListState, useAircraftList } from './rentals/use-aircraft-list.ts'
export type { RentalsScreenProps } from './rentals/RentalsScreen.tsx'

/** Available Aircraft (/rentals), loaded with its route. */
export const RentalsScreen = lazyScreen(
  () => import('./rentals/RentalsScreen.tsx'),
  (module) => module.RentalsScreen,
  (module) => module.prepareRentals,
)
