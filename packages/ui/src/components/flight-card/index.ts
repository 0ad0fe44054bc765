export { FlightCard, flightActions, type FlightAction, type FlightCardProps } from './FlightCard.tsx'
export { flightStates, type FlightState } from './flightState.ts'
export { flightCardTexts, type FlightCardTexts } from './texts.ts'
