export { formatHourlyRate as rateText } from '@pilotpair/ui/aircraft-card'
