import { lazy } from 'react'

export { aircraftApi, useGetAircraftQuery, useMyAircraftQuery } from './api.ts'
export { aircraftName, type AircraftView, toAircraftView } from './aircraft-view.ts'
export { rateText } from './rate.ts'
export type { RentalsScreenProps } from './rentals/RentalsScreen.tsx'

/** Available Aircraft (/rentals), loaded with its route. */
export const RentalsScreen = lazy(() =>
  import('./rentals/RentalsScreen.tsx').then(({ RentalsScreen: Screen }) => ({ default: Screen })),
)
