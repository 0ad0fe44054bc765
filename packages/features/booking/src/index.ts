import { lazyScreen } from '@pilotpair/feature-core'

export { BookFlight, type BookFlightProps } from './book-flight/BookFlight.tsx'
export { forgetAircraft, keepAircraft, keptAircraft, type KeptAircraft } from './kept-aircraft.ts'
export type { DemoBookingScreenProps } from './demo/DemoBookingScreen.tsx'
export type { ProposeFlightScreenProps } from './request/ProposeFlightScreen.tsx'
export type { RentalsBookingScreenProps } from './rentals/RentalsBookingScreen.tsx'
export type { SelectAircraftScreenProps } from './select/SelectAircraftScreen.tsx'

/** Available Aircraft with booking (/rentals), loaded with its route. */
export const RentalsBookingScreen = lazyScreen(
  () => import('./rentals/RentalsBookingScreen.tsx'),
  (module) => module.RentalsBookingScreen,
)

/** Select an Aircraft (/aircraft-selection/{pilotId}, /propose-flight/{pilotId}), loaded with its route. */
export const SelectAircraftScreen = lazyScreen(
  () => import('./select/SelectAircraftScreen.tsx'),
  (module) => module.SelectAircraftScreen,
  (module) => module.prepareSelection,
)

/** Review Your Flight Request (/propose-flight/{pilotId}/{aircraftId}), loaded with its route. */
export const ProposeFlightScreen = lazyScreen(
  () => import('./request/ProposeFlightScreen.tsx'),
  (module) => module.ProposeFlightScreen,
)

/** The demo pages (/book-solo, /book-invite), loaded with their routes. */
export const DemoBookingScreen = lazyScreen(
  () => import('./demo/DemoBookingScreen.tsx'),
  (module) => module.DemoBookingScreen,
)
