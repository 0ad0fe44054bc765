import { Select } from '@pilotpair/ui/select'

export const Part = () => <Select label="Category" options={[{ value: 'single', label: 'Single engine' }]} />
