export { airportScenarios, buildAirports } from './AirportField.scenario.ts'
