export { answersFiltered, answersPages, buildFleet, fleet, oddFleet, rentalsScenarios } from './rentals/RentalsScreen.scenario.ts'
