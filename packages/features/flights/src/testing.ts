export * from './Flights.scenario.ts'
