export { airportLabel } from '@pilotpair/contract'
export { AirportField, type AirportFieldProps } from './AirportField.tsx'
export { type Airports, type AirportsState, useAirports } from './use-airports.ts'
