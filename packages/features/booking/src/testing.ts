export {
  answersHours, booked, bookingScenarios, daniel, freeHours, hoursScenarios, matches, refusal, send, skyhawk, solo, stored,
} from './booking.scenario.ts'
