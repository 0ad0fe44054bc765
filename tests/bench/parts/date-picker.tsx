import { DateField } from '@pilotpair/ui/date-field'

export const Part = () => <DateField label="Date" min="2026-12-01" max="2027-12-01" />
