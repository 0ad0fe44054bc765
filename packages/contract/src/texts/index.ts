import { adminTexts, guardTexts, navigationTexts, profileTexts } from './account.ts'
import { authTexts } from './auth.ts'
import { aircraftTexts, airportTexts, availabilityTexts, operatorTexts } from './fleet.ts'
import {
  bookingTexts,
  dashboardTexts,
  demoTexts,
  flightTexts,
  paymentTexts,
  pilotTexts,
  requestTexts,
} from './flights.ts'
import { chatTexts, communityTexts } from './social.ts'

export * from './account.ts'
export * from './auth.ts'
export * from './fleet.ts'
export * from './flights.ts'
export * from './list.ts'
export * from './social.ts'
export * from './template.ts'

/** Every exact text of the specification and of the decisions, by area. Screens import one area's object. */
export const texts = {
  auth: authTexts,
  guard: guardTexts,
  navigation: navigationTexts,
  dashboard: dashboardTexts,
  aircraft: aircraftTexts,
  airports: airportTexts,
  booking: bookingTexts,
  demo: demoTexts,
  pilots: pilotTexts,
  requests: requestTexts,
  flights: flightTexts,
  payments: paymentTexts,
  chat: chatTexts,
  community: communityTexts,
  profile: profileTexts,
  availability: availabilityTexts,
  operator: operatorTexts,
  admin: adminTexts,
} as const
