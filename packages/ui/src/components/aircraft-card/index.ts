export { AircraftCard, AircraftGrid, rateKinds, type AircraftCardProps, type RateKind } from './AircraftCard.tsx'
export { AircraftCardSkeleton } from './AircraftCardSkeleton.tsx'
export { formatHourlyRate } from './formatHourlyRate.ts'
